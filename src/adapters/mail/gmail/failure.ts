import { z } from 'zod';
import { ProviderFailure, type ProviderFailureKind } from '#ports/provider-failure.ts';
import { callsFor } from '../../system/outgoing-calls.ts';

/** A 403 is a quota error if one of its reasons is `userRateLimitExceeded`, `dailyLimitExceeded` or `quotaExceeded`. */
const QUOTA = /(?:limit|quota)Exceeded$/i;

const withReasons = z.object({
  response: z.object({
    data: z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) }),
  }),
});
/** The client's headers class has the usual `get`. */
const withHeaders = z.object({
  response: z.object({
    headers: z.custom<Pick<Headers, 'get'>>(
      (value) => value instanceof Object && 'get' in value && typeof value.get === 'function',
    ),
  }),
});

/** HTTP status of a failed call; null if there was no response. */
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

/** Makes a call and returns its response; converts failures to `ProviderFailure`. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  return callsFor('mailbox', call).catch((error: unknown) => {
    throw toFailure(error);
  });
}

/** A response with status 200 in an unexpected format, from which nothing may be concluded. */
export function unexpected(): ProviderFailure {
  return new ProviderFailure(
    'unavailable',
    'UNEXPECTED_ANSWER',
    'the mail provider answered in an unexpected form',
  );
}

/** Converts any failure of the clients to a `ProviderFailure`. */
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
  const isQuota = status === 403 && reasonsOf(error).some((reason) => QUOTA.test(reason));
  const waitMs = retryAfterMsOf(error);
  return new ProviderFailure(
    isQuota ? 'busy' : kindOf(status),
    `HTTP_${status}`,
    'the mail provider refused the call',
    { cause: error, ...(waitMs === null ? {} : { retryAfterMs: waitMs }) },
  );
}

function kindOf(status: number): ProviderFailureKind {
  if (status === 401 || status === 403) return 'reauth';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}

function reasonsOf(error: unknown): string[] {
  const parsed = withReasons.safeParse(error);
  return parsed.success ? parsed.data.response.data.error.errors.map(({ reason }) => reason) : [];
}

/** The pause that Gmail requests: seconds, or until a date (RFC 9110, 10.2.3). */
function retryAfterMsOf(error: unknown): number | null {
  const parsed = withHeaders.safeParse(error);
  const retryAfter = parsed.success ? parsed.data.response.headers.get('retry-after') : null;
  if (retryAfter === null) return null;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
