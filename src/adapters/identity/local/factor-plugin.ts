import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { userMessage } from '#domain/messages/user-message.ts';
import { callState } from './call-state.ts';
import { reportWrongCode, settleRightCode } from './code-attempts.ts';
import { deviceHashOf } from './device.ts';
import { findUser } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import { refuse, tooManyCodes } from './refusals.ts';

type EndpointContext = Parameters<typeof setSessionCookie>[0];

/** Routes of the identity library for the second step of a sign-in and for passkeys. */
export function factorPlugin(parts: IdentityParts) {
  const { passkeys } = parts;
  return {
    id: 'fettle-factors',
    endpoints: {
      finishSignIn: createAuthEndpoint(
        '/second-factor',
        { method: 'POST', body: z.object({ code: z.string() }) },
        (context) => finishSignIn(parts, context, context.body.code),
      ),
      passkeySignInOptions: createAuthEndpoint('/passkey/options', { method: 'POST' }, async (context) =>
        context.json(await passkeys.signInOptions()),
      ),
      signInWithPasskey: createAuthEndpoint(
        '/passkey/sign-in',
        { method: 'POST', body: z.object({ response: z.unknown() }) },
        async (context) => {
          const userId = await passkeys.signIn(context.body.response);
          if (userId === null) throw refuse('UNAUTHORIZED', 'PASSKEY_REFUSED', userMessage('passkeyUnknown'));
          return enter(parts, context, userId);
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Verifies the code of a pending sign-in. Attempts are counted before the code is checked. */
async function finishSignIn(parts: IdentityParts, context: EndpointContext, code: string) {
  const { pool, guard, pending, secondFactor } = parts;
  const headers = context.headers ?? new Headers();
  const userId = await pending.userOf(headers);
  const user = userId === null ? null : await findUser(pool, userId);
  if (!user) throw refuse('UNAUTHORIZED', 'SIGN_IN_EXPIRED', userMessage('signInExpired'));
  const { deviceId } = callState();
  const reserved = await guard.reserve(user.email, deviceId, deviceHashOf(deviceId), 'code');
  if (!reserved.isAllowed) throw tooManyCodes(reserved.retryAfterSeconds);
  const kind = await secondFactor.spendCode(user.id, code);
  if (kind === null) {
    reportWrongCode(parts, user, reserved.attempt);
    throw refuse('UNAUTHORIZED', 'WRONG_CODE', userMessage('codeWrong'));
  }
  await settleRightCode(parts, user, reserved.attempt, kind);
  if (!(await pending.finish(headers)))
    throw refuse('UNAUTHORIZED', 'SIGN_IN_EXPIRED', userMessage('signInExpired'));
  callState().cookies.push(pending.cleared);
  return enter(parts, context, user.id);
}

/** Signs in a user who has provided more than a password. */
async function enter({ pool }: IdentityParts, context: EndpointContext, userId: string) {
  callState().isFactorPassed = true;
  const { internalAdapter } = context.context;
  const [session, user, stored] = await Promise.all([
    internalAdapter.createSession(userId),
    internalAdapter.findUserById(userId),
    findUser(pool, userId),
  ]);
  if (!session || !user || !stored) throw new APIError('UNAUTHORIZED');
  await setSessionCookie(context, { session, user });
  const { id, name, email, emailVerified } = stored;
  return context.json({ user: { id, name, email, emailVerified } });
}
