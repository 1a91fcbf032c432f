import { texts } from '../../texts/en/sign-in-windows.ts';
import type { AuthResponse } from './auth-http.ts';
import { SignInError } from './identity-provider.ts';
import type { IdentityAction } from './sign-in-messages.ts';

/** Error codes with a server message that can be shown to the user. */
const WITH_REASON = new Set([
  'WEAK_PASSWORD',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'INVALID_NAME',
  'REGISTRATION_CLOSED',
  'REGISTRATION_BY_INVITATION',
  'WRONG_CODE',
  'SIGN_IN_EXPIRED',
  'PASSKEY_REFUSED',
]);
const UNREACHABLE = texts.unreachable;

/** Throws a readable error unless the call succeeded. */
export async function assertSuccess(answer: AuthResponse, action: IdentityAction): Promise<void> {
  const { status, code, body, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300) return;
  if (status === 0) throw new SignInError('unavailable', UNREACHABLE);
  if (code === 'SECOND_FACTOR_REQUIRED') throw new SignInError('second-factor', String(body?.message ?? ''));
  if (code === 'TooManyAttempts' && typeof body?.message === 'string')
    throw new SignInError('delayed', body.message);
  const reason = status >= 500 ? 'unavailable' : 'refused';
  if (code !== undefined && WITH_REASON.has(code) && typeof body?.message === 'string')
    throw new SignInError(reason, body.message);
  // Loaded on demand, because most sign-ins succeed.
  const { signInMessage } = await import('./sign-in-messages.ts');
  throw new SignInError(reason, signInMessage(action, status, code, retryAfterSeconds));
}
