import type { Language } from '#domain/people/language.ts';
import { textsOf } from '../texts/texts.ts';
import { fail } from './respond.ts';

/** Wraps identity errors in the common failure envelope, with the library's code. */
export async function withEnvelope(
  answer: Response,
  requestId: string,
  language: Language,
): Promise<Response> {
  if (answer.status < 400) return answer;
  const texts = textsOf(language);
  const body: unknown = await answer.json().catch(() => null);
  const given = body && typeof body === 'object' ? body : {};
  const code = 'code' in given && typeof given.code === 'string' ? given.code : codeOf(answer.status);
  const message =
    'message' in given && typeof given.message === 'string' && given.message !== ''
      ? texts.sentence(given.message)
      : texts.faults.requestFailed;
  const enveloped = fail({ status: answer.status, code, message }, requestId);
  for (const cookie of answer.headers.getSetCookie()) enveloped.headers.append('set-cookie', cookie);
  const retry = answer.headers.get('x-retry-after') ?? answer.headers.get('retry-after');
  if (retry) enveloped.headers.set('retry-after', retry);
  return enveloped;
}

function codeOf(status: number): string {
  if (status === 401) return 'Unauthorized';
  return status === 429 ? 'TooManyRequests' : 'BadRequest';
}
