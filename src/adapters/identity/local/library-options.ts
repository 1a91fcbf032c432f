import type { BetterAuthOptions } from 'better-auth';
import { Busy } from './bounded-queue.ts';
import { callState } from './call-state.ts';
import type { Client } from './client-turns.ts';
import { endFormerPassword } from './former-password.ts';
import type { IdentityParts } from './identity-parts.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { PASSWORD_LENGTH_MAX } from './password-rules.ts';
import { tooBusy } from './refusals.ts';
import { admitsCode } from './sign-in-by-code.ts';

const VERIFY_SECONDS = 24 * 3600;

const RESET_SECONDS = 3600;

interface PasswordSettings {
  readonly passwordLengthMin: number;
  readonly isSignUpByEmail: boolean;
}

/** The library's options for passwords and email links. */
export function passwordOptions(
  parts: IdentityParts,
  { passwordLengthMin, isSignUpByEmail }: PasswordSettings,
  onSessionsEnded: (userId: string) => Promise<void>,
) {
  const { pool, mails, guard, audit } = parts;
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: {
        hash: (password) => refusedWhenBusy(hashPassword(password, hashClient())),
        verify: async (input) =>
          (await refusedWhenBusy(verifyPassword(input, hashClient()))) && (await admitsCode(parts)),
      },
      requireEmailVerification: isSignUpByEmail,
      onExistingUserSignUp: ({ user }) => mails.sendExistingAccount(user),
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.sendResetLink(user, token),
      onPasswordReset: async ({ user }) => {
        // Before the response.
        const delayKey = guard.accountKey(user.email);
        await endFormerPassword(pool, { userId: user.id, delayKey, keptSessionId: null });
        await onSessionsEnded(user.id);
        await audit.record(user.id, 'password-reset');
        await mails.sendPasswordChanged(user);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: isSignUpByEmail,
      autoSignInAfterVerification: false,
      expiresIn: VERIFY_SECONDS,
      sendVerificationEmail: ({ user, token }) => mails.sendConfirmation(user, token),
    },
  } satisfies BetterAuthOptions;
}

/** A browser that has signed in to this account before takes turns by account, all others by network address. */
function hashClient(): Client {
  const { address, attempt, deviceId } = callState();
  return attempt?.isKnownDevice
    ? { key: `device ${deviceId}`, isFamiliar: true }
    : { key: address, isFamiliar: false };
}

async function refusedWhenBusy<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw error instanceof Busy ? tooBusy(error) : error;
  });
}
