import { callState } from './call-state.ts';
import { reportWrongCode, settleRightCode } from './code-attempts.ts';
import { deviceHashOf } from './device.ts';
import { findUser, findUserByEmail } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import { tooManyCodes } from './refusals.ts';

/**
 * A sign-in that includes the code of the second factor, so that others who cause delays by guessing an account's
 * password can't lock its owner out. Attempts are counted by account and client address before the code is checked, and
 * for an address without an account in the same way. The password is checked with a wrong code, too.
 */
export async function takeCode(parts: IdentityParts, email: string, code: string): Promise<void> {
  const { pool, guard, secondFactor } = parts;
  const state = callState();
  const reserved = await guard.reserveFrom(email.slice(0, 320), state.address);
  if (!reserved.isAllowed) throw tooManyCodes(reserved.retryAfterSeconds);
  const user = await findUserByEmail(pool, email);
  const kind = user && (await secondFactor.spendCode(user.id, code));
  state.code = kind ?? 'wrong';
  // A correct code counts like a known browser.
  state.attempt = { ...reserved.attempt, isKnownDevice: kind !== null };
}

/**
 * True unless the sign-in includes a code that must be refused. Called once the password is correct: only then is the
 * code counted for the account, across all addresses. The refusal looks like that of a wrong password, even during a
 * delay; otherwise it would reveal the password.
 */
export async function admitsCode(parts: IdentityParts): Promise<boolean> {
  const { pool, guard, secondFactor } = parts;
  const state = callState();
  const { attempt, code, deviceId } = state;
  if (code === null) return true;
  const userId = attempt?.userId ?? null;
  const user = userId === null ? null : await findUser(pool, userId);
  if (!user || !(await secondFactor.isOn(user.id))) return false;
  const reserved = await guard.reserve(user.email, deviceId, deviceHashOf(deviceId), 'code');
  if (reserved.isAllowed && code !== 'wrong') {
    await settleRightCode(parts, user, reserved.attempt, code);
    state.isFactorPassed = true;
    return true;
  }
  // The password was correct, so this is no failed password attempt.
  state.attempt = null;
  if (reserved.isAllowed) reportWrongCode(parts, user, reserved.attempt);
  return false;
}
