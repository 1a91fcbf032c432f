import { ProviderFailure, type ProviderFailureKind } from '#ports/provider-failure.ts';
import { errorBody } from './wire.ts';

export const KINDS: Readonly<Record<string, ProviderFailureKind>> = {
  ITEM_LOGIN_REQUIRED: 'reauth',
  ITEM_LOCKED: 'reauth',
  INVALID_CREDENTIALS: 'reauth',
  USER_SETUP_REQUIRED: 'reauth',
  ACCESS_NOT_GRANTED: 'reauth',
  NO_ACCOUNTS: 'reauth',
  INSUFFICIENT_CREDENTIALS: 'reauth',
  INVALID_MFA: 'reauth',
  USER_PERMISSION_REVOKED: 'gone',
  ITEM_NOT_FOUND: 'gone',
  INVALID_ACCESS_TOKEN: 'gone',
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: 'restart',
  RATE_LIMIT_EXCEEDED: 'busy',
  TRANSACTIONS_LIMIT: 'busy',
  INSTITUTION_DOWN: 'unavailable',
  INSTITUTION_NOT_RESPONDING: 'unavailable',
  INSTITUTION_NOT_AVAILABLE: 'unavailable',
  INTERNAL_SERVER_ERROR: 'unavailable',
  PLANNED_MAINTENANCE: 'unavailable',
  PRODUCT_NOT_READY: 'unavailable',
};

/** The error code shown to the user: the bank's reason for a required sign-in, if it states one, is more specific. */
export function specificErrorCode(error: {
  readonly error_code: string;
  readonly error_code_reason?: string | null | undefined;
}): string {
  return (error.error_code === 'ITEM_LOGIN_REQUIRED' && error.error_code_reason) || error.error_code;
}

/**
 * Converts any failure of the client to a `ProviderFailure`. Decides by codes, never by messages; a response that is
 * not JSON is a temporary failure.
 */
export function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const response = error && typeof error === 'object' && 'response' in error ? error.response : null;
  if (!response || typeof response !== 'object')
    return new ProviderFailure('unavailable', 'NO_ANSWER', 'the bank provider did not answer', {
      cause: error,
    });
  const status = 'status' in response ? Number(response.status) : 0;
  const body = errorBody.safeParse('data' in response ? response.data : null);
  if (!body.success) {
    return new ProviderFailure(
      status === 429 ? 'busy' : 'unavailable',
      `HTTP_${status}`,
      'the bank provider answered in an unexpected form',
      { cause: error },
    );
  }
  const { error_code: code, error_message: message } = body.data;
  return new ProviderFailure(
    kindOf(code, message ?? '', status),
    specificErrorCode(body.data),
    message ?? code,
  );
}

function kindOf(code: string, message: string, status: number): ProviderFailureKind {
  if (code === 'INVALID_FIELD' && /cursor/i.test(message)) return 'cursor_lost';
  const known = KINDS[code];
  if (known) return known;
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}
