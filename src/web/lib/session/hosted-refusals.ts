import { SignInError } from './identity-provider.ts';
import type { IdentityAction } from './sign-in-messages.ts';

const UNREACHABLE = 'The sign-in service did not answer. Check your connection and try again.';
const CLOSED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);
const AWAY = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);
const TOO_OLD = new Set(['auth/requires-recent-login', 'auth/user-token-expired']);

/** The service's code of a refusal, such as `auth/wrong-password`; empty for any other error. */
export function refusalOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** True when the service did not answer at all. */
export function isAway(error: unknown): boolean {
  return AWAY.has(refusalOf(error));
}

/** Does something at the service; its refusals become words that tell attackers nothing. */
export async function withWords<Value>(action: IdentityAction, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw await inWords(action, error);
  }
}

async function inWords(action: IdentityAction, error: unknown): Promise<unknown> {
  if (error instanceof SignInError) return error;
  const code = refusalOf(error);
  if (code === '') return error;
  if (isAway(error)) return new SignInError('unavailable', UNREACHABLE);
  if (TOO_OLD.has(code)) return new SignInError('reauth', 'Confirm that it is you: sign in again to go on.');
  if (CLOSED.has(code)) return new SignInError('closed', 'The sign-in window was closed before it was done.');
  if (code === 'auth/popup-blocked')
    return new SignInError(
      'blocked',
      'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
    );
  const { signInMessage } = await import('./sign-in-messages.ts');
  return new SignInError('refused', signInMessage(action, 400, code));
}
