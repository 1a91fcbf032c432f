import { userMessage } from '#domain/messages/user-message.ts';
import { callState } from './call-state.ts';
import { findUserByEmail } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import { refuse, tooManyCodes } from './refusals.ts';

/**
 * A sign-in that includes the code of the second factor, so that others who cause delays by guessing an account's
 * password can't lock its owner out. Attempts are counted by account and client address before the code is checked, and
 * for an address without an account in the same way.
 */
export async function requireCode(parts: IdentityParts, email: string, code: string): Promise<void> {
  const { pool, guard, audit, background, secondFactor } = parts;
  const state = callState();
  const reserved = await guard.reserveFrom(email.slice(0, 320), state.address);
  if (!reserved.isAllowed) throw tooManyCodes(reserved.retryAfterSeconds);
  const user = await findUserByEmail(pool, email);
  if (user && (await secondFactor.spendCode(user.id, code)) !== null) {
    state.attempt = reserved.attempt;
    state.isFactorPassed = true;
    return;
  }
  if (user) background.run(() => audit.record(user.id, 'code-failed'));
  throw refuse('UNAUTHORIZED', 'INVALID_EMAIL_OR_PASSWORD', userMessage('signInMismatch'));
}
