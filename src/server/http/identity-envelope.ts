import { parseUserMessage } from '#domain/messages/user-message.ts';
import type { Language } from '#domain/people/language.ts';
import { type Texts, textsOf } from '../texts/texts.ts';
import { fail } from './respond.ts';

/** Wraps identity errors in the common failure envelope, with the library's code and words of the catalog. */
export async function withEnvelope(
  answer: Response,
  requestId: string,
  language: Language,
): Promise<Response> {
  const { status } = answer;
  if (status < 400) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const fields = body && typeof body === 'object' ? body : {};
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : codeOf(status);
  const stated = 'message' in fields && typeof fields.message === 'string' ? fields.message : '';
  const message = wordsOf(textsOf(language), { status, code, stated });
  const enveloped = fail({ status, code, message }, requestId);
  for (const cookie of answer.headers.getSetCookie()) enveloped.headers.append('set-cookie', cookie);
  const retry = answer.headers.get('x-retry-after') ?? answer.headers.get('retry-after');
  if (retry) enveloped.headers.set('retry-after', retry);
  return enveloped;
}

/** The identity states its own refusals as messages; the library's are worded by its code, or else by the status. */
function wordsOf(
  { faults, sentence }: Texts,
  { status, code, stated }: { readonly status: number; readonly code: string; readonly stated: string },
): string {
  if (parseUserMessage(stated)) return sentence(stated);
  const known = Object.entries(faults.identityCodes).find(([name]) => name === code);
  if (known) return known[1];
  if (status === 401) return faults.codes.Unauthorized;
  return status === 429 ? faults.codes.TooManyRequests : faults.requestFailed;
}

function codeOf(status: number): string {
  if (status === 401) return 'Unauthorized';
  return status === 429 ? 'TooManyRequests' : 'BadRequest';
}
