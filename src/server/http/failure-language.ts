import type { Context } from 'hono';
import type { Language } from '#domain/people/language.ts';
import { Fault } from '../lib/fault.ts';
import { askedLanguage } from './asked-language.ts';
import type { RequestVariables } from './request-variables.ts';
import { isDatabaseLate } from './respond.ts';

export interface FailureLanguage {
  /** The user's chosen language; null for unknown users. */
  readonly languageOfUser: (userId: string) => Promise<Language | null>;
}

/**
 * The language of an error message: the user's own, or the requested one if nobody is signed in. Load-shedding errors
 * and database timeouts skip the profile lookup.
 */
export async function languageFor(
  context: Context<RequestVariables>,
  error: unknown,
  userId: string,
  { languageOfUser }: FailureLanguage,
): Promise<Language> {
  const requested = askedLanguage(context.req.raw.headers);
  const isRefused = error instanceof Fault && error.code === 'TooManyRequests';
  if (userId === '' || isRefused || isDatabaseLate(error)) return requested;
  return languageOfUser(userId).then(
    (chosen) => chosen ?? requested,
    () => requested,
  );
}
