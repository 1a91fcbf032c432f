import { ProviderFailure, type ProviderFailureKind } from '#ports/provider-failure.ts';

/** HTTP status of a failed call, or null when there was no answer. */
export function statusOf(error: unknown): number | null {
  if (!error || typeof error !== 'object') return null;
  if (
    'response' in error &&
    error.response &&
    typeof error.response === 'object' &&
    'status' in error.response
  )
    return Number(error.response.status);
  return 'status' in error && typeof error.status === 'number' ? error.status : null;
}

/** The answer of a call, its failure as one of ours. */
export async function ask<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw toFailure(error);
  });
}

/** An answer that says 200 and is none of the service's: nothing may be concluded from it. */
export function unexpected(): ProviderFailure {
  return new ProviderFailure(
    'unavailable',
    'UNEXPECTED_ANSWER',
    'the mail provider answered in an unexpected form',
  );
}

/** Any failure of the clients as one of ours. */
export function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (/invalid_grant/.test(message))
    return new ProviderFailure('reauth', 'INVALID_GRANT', 'the mailbox no longer lets us read');
  if (status === null)
    return new ProviderFailure('unavailable', 'NO_ANSWER', 'the mail provider did not answer', {
      cause: error,
    });
  const isQuota = status === 403 && /quota|rate ?limit/i.test(message);
  return new ProviderFailure(
    isQuota ? 'busy' : kindOf(status),
    `HTTP_${status}`,
    'the mail provider refused the call',
    { cause: error },
  );
}

function kindOf(status: number): ProviderFailureKind {
  if (status === 401 || status === 403) return 'reauth';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}
