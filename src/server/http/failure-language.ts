import type { Context } from 'hono';
import type { Language } from '#domain/people/language.ts';
import { Fault } from '../lib/fault.ts';
import { askedLanguage } from './asked-language.ts';
import type { RequestVariables } from './request-variables.ts';
import { isDatabaseLate } from './respond.ts';

export interface FailureLanguage {
  /** The language a user has chosen; null while nothing is known of them. */
  readonly languageOfUser: (userId: string) => Promise<Language | null>;
}

/**
 * The language of a failure: the user's own, or the one the request asks for where nobody is signed in. What refuses a
 * call to save work, and a database that is late, cost no look at the profile.
 */
export async function languageFor(
  context: Context<RequestVariables>,
  error: unknown,
  userId: string,
  { languageOfUser }: FailureLanguage,
): Promise<Language> {
  const asked = askedLanguage(context.req.raw.headers);
  const isRefused = error instanceof Fault && error.code === 'TooManyRequests';
  if (userId === '' || isRefused || isDatabaseLate(error)) return asked;
  return languageOfUser(userId).then(
    (own) => own ?? asked,
    () => asked,
  );
}
