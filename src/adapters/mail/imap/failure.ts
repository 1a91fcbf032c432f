import type { ImapFlowError } from 'imapflow';
import { ProviderFailure, type ProviderFailureKind } from '#ports/provider-failure.ts';

const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME|HOSTNAME_MISMATCH|ERR_TLS_CERT/;
const BUSY = /too many|rate|throttl|limit|try again later|over ?quota|bandwidth/i;
const APP_PASSWORD = /app(?:lication)?[- ]?(?:specific )?password|web ?login|less secure/i;

/** Converts any failure of the client to a `ProviderFailure`; `code` selects the user's message. */
export function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const { kind, code } = classify(error);
  const wait = isClientError(error) ? error.throttleReset : undefined;
  return new ProviderFailure(kind, code, 'the mail server did not do what was asked', {
    cause: error,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  });
}

function classify(error: unknown): { kind: ProviderFailureKind; code: string } {
  if (!isClientError(error)) return { kind: 'unavailable', code: 'NO_ANSWER' };
  const { code = '', serverResponseCode = '' } = error;
  const words = wordsOf(error);
  if (code === 'ETHROTTLE' || /^(?:LIMIT|INUSE|OVERQUOTA)$/.test(serverResponseCode))
    return { kind: 'busy', code: 'THROTTLED' };
  if (error.authenticationFailed) return classifySignIn(serverResponseCode, words);
  if (CERTIFICATE.test(code)) return { kind: 'refused', code: 'CERTIFICATE' };
  if (error.tlsFailed || code === 'EPROTO' || code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return { kind: 'refused', code: 'NO_ENCRYPTION' };
  if (code === 'ENOTFOUND') return { kind: 'unavailable', code: 'NO_SUCH_HOST' };
  if (error.mailboxMissing || serverResponseCode === 'NONEXISTENT')
    return { kind: 'gone', code: 'NO_FOLDER' };
  if (/TooLarge$/.test(code)) return { kind: 'refused', code: 'TOO_LARGE' };
  if (error.responseStatus && BUSY.test(words)) return { kind: 'busy', code: 'THROTTLED' };
  return { kind: 'unavailable', code: error.responseStatus ? 'REFUSED_COMMAND' : 'NO_ANSWER' };
}

function classifySignIn(serverCode: string, words: string): { kind: ProviderFailureKind; code: string } {
  if (serverCode === 'UNAVAILABLE' || serverCode === 'SERVERBUG')
    return { kind: 'unavailable', code: 'NO_ANSWER' };
  if (APP_PASSWORD.test(words)) return { kind: 'reauth', code: 'APP_PASSWORD_NEEDED' };
  return BUSY.test(words) ? { kind: 'busy', code: 'THROTTLED' } : { kind: 'reauth', code: 'SIGN_IN_REFUSED' };
}

function wordsOf(error: ImapFlowError): string {
  const response = typeof error.response === 'string' ? error.response : '';
  return `${error.responseText ?? ''} ${response} ${error.reason ?? ''}`.trim();
}

function isClientError(error: unknown): error is ImapFlowError {
  return error instanceof Error;
}
