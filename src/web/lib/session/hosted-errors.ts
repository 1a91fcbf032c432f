import { texts } from '../../texts/en/sign-in-windows.ts';
import { SignInError } from './identity-provider.ts';
import type { IdentityAction } from './sign-in-messages.ts';

const UNREACHABLE = texts.unreachable;
const CLOSED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);
const UNREACHABLE_CODES = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);
const TOO_OLD = new Set(['auth/requires-recent-login', 'auth/user-token-expired']);

/** The service's error code, such as `auth/wrong-password`; empty for other errors. */
export function authErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** True if the service didn't respond. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE_CODES.has(authErrorCode(error));
}

/** Runs a call and converts the service's errors to messages that reveal nothing to attackers. */
export async function withReadableErrors<Value>(
  action: IdentityAction,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw await toReadableError(action, error);
  }
}

async function toReadableError(action: IdentityAction, error: unknown): Promise<unknown> {
  if (error instanceof SignInError) return error;
  const code = authErrorCode(error);
  if (code === '') return error;
  if (isUnreachable(error)) return new SignInError('unavailable', UNREACHABLE);
  if (TOO_OLD.has(code)) return new SignInError('reauth', texts.signInAgain);
  if (CLOSED.has(code)) return new SignInError('closed', texts.closed);
  if (code === 'auth/popup-blocked') return new SignInError('blocked', texts.blocked);
  const { signInMessage } = await import('./sign-in-messages.ts');
  return new SignInError('refused', signInMessage(action, 400, code));
}
