import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { userMessage } from '#domain/messages/user-message.ts';
import { findNameProblem } from '#domain/people/person-name.ts';
import { Busy } from './bounded-queue.ts';
import { callState } from './call-state.ts';
import { deviceHashOf } from './device.ts';
import { endFormerPassword, forgetResetLinks } from './former-password.ts';
import { changeOf, findUserByEmail, findUserOfResetLink, type StoredUser } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import { lengthProblemOf, type PasswordOwner } from './password-rules.ts';
import { refuse, registrationRefused, tooBusy, tooManyAttempts } from './refusals.ts';
import { takeCode } from './sign-in-by-code.ts';

interface HookParts extends IdentityParts {
  /** A user's sessions have ended; tokens already issued must be rejected. */
  readonly onSessionsEnded: (userId: string) => Promise<void>;
}

/** Maximum age of the sign-in for deleting an account or changing its sign-in methods. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Additional rules for the library's routes, run before or after the route of each path. */
export function identityHooks(parts: HookParts) {
  const before = beforeRules(parts);
  const after = afterRules(parts);
  return {
    before: createAuthMiddleware(async (context) => {
      await before[context.path]?.(context);
    }),
    after: createAuthMiddleware(async (context) => {
      await after[context.path]?.(context);
    }),
  };
}

type Rules = Readonly<Record<string, (context: Context) => Promise<void>>>;

function beforeRules(parts: HookParts): Rules {
  const { pool, clock, guard, audit, background, registration } = parts;
  /** Counts a password attempt before the password is checked. */
  async function reserveAttempt(email: string): Promise<void> {
    const state = callState();
    const reserved = await guard.reserve(email.slice(0, 320), state.deviceId, deviceHashOf(state.deviceId));
    if (reserved.isAllowed) {
      state.attempt = reserved.attempt;
      return;
    }
    const { userId } = reserved.attempt;
    if (userId !== null) background.run(() => audit.record(userId, 'sign-in-failed'));
    throw tooManyAttempts(reserved.retryAfterSeconds);
  }

  return {
    '/sign-in/email': async ({ body }) => {
      // The library rejects these two before it checks the password.
      if (lengthProblemOf(textOf(body, 'password'), 0)) return;
      const code = textOf(body, 'code');
      if (code === '') await reserveAttempt(textOf(body, 'email'));
      else await takeCode(parts, textOf(body, 'email'), code);
    },
    '/sign-up/email': async ({ body }) => {
      const name = textOf(body, 'name');
      const email = textOf(body, 'email');
      const badName = findNameProblem(name);
      if (badName) throw refuse('BAD_REQUEST', 'INVALID_NAME', badName);
      const invitation = textOf(body, 'invitation') || null;
      if (!(await registration.mayApply({ email, isEmailVerified: false, invitation })))
        throw registrationRefused(await registration.policy());
      callState().invitation = invitation;
      await requireGoodPassword(parts, textOf(body, 'password'), { name, email });
    },
    '/reset-password': async ({ body }) => {
      const owner = await findUserOfResetLink(pool, textOf(body, 'token'), clock.now());
      await requireGoodPassword(parts, textOf(body, 'newPassword'), owner ?? { name: '', email: '' });
    },
    '/change-password': async (context) => {
      const user = await requireFreshSignIn(context, clock);
      if (!user) return;
      await requireGoodPassword(parts, textOf(context.body, 'newPassword'), user);
      await reserveAttempt(user.email);
    },
    '/change-email': async (context) => {
      await requireFreshSignIn(context, clock);
    },
    '/verify-email': async (context) => {
      if (changeOf(textOf(context.query, 'token')) === null) return;
      // The owner of a mistyped address must not be able to sign in.
      if (!(await getSessionFromCtx(context)))
        throw refuse('UNAUTHORIZED', 'SIGN_IN_FIRST', userMessage('signInToConfirmAddress'));
    },
  };
}

async function requireGoodPassword(
  { rules }: HookParts,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const problem = await rules.problemOf(password, owner).catch((error: unknown) => {
    throw error instanceof Busy ? tooBusy(error) : error;
  });
  if (problem) throw refuse('BAD_REQUEST', problem.code, problem.message);
}

async function requireFreshSignIn(
  context: Context,
  clock: IdentityParts['clock'],
): Promise<StoredUser | null> {
  const found = await getSessionFromCtx(context);
  if (!found) return null;
  if (clock.now().getTime() - new Date(found.session.createdAt).getTime() >= FRESH_SIGN_IN_MS)
    throw refuse('FORBIDDEN', 'ReauthRequired', userMessage('signInAgain'));
  return found.user;
}

function afterRules(parts: HookParts): Rules {
  const { pool, guard, audit, background, mails, onSessionsEnded } = parts;
  /** Records the outcome of the attempt that was counted before the password was checked. */
  async function settleAttempt(context: Context, email: string): Promise<void> {
    const { attempt, code } = callState();
    if (!attempt) return;
    const failure = failureOf(context);
    const { userId } = attempt;
    if (!failure || isRightPassword(failure)) await guard.clear(attempt);
    else if (!isWrongPassword(failure)) await guard.release(attempt);
    else if (userId !== null)
      background.run(async () => {
        await audit.record(userId, 'sign-in-failed');
        // Attempts with a code are counted by client address, which would be an email for each.
        if (code !== null) return;
        const startedAt = await guard.takeReport(attempt);
        const user = startedAt && (await findUserByEmail(pool, email));
        if (startedAt && user) await mails.sendAttemptsReport(user, startedAt);
      });
  }

  return {
    '/sign-in/email': (context) => settleAttempt(context, textOf(context.body, 'email')),
    '/change-password': async (context) => {
      const found = await getSessionFromCtx(context);
      if (!found) return;
      const { user, session } = found;
      await settleAttempt(context, user.email);
      if (failureOf(context)) return;
      const delayKey = guard.accountKey(user.email);
      await endFormerPassword(pool, { userId: user.id, delayKey, keptSessionId: session.id });
      await onSessionsEnded(user.id);
      await audit.record(user.id, 'password-changed');
      await mails.sendPasswordChanged(user);
    },
    '/revoke-sessions': async (context) => {
      const userId = context.context.session?.user.id;
      if (userId && !failureOf(context)) await audit.record(userId, 'signed-out-everywhere');
    },
    '/verify-email': async (context) => {
      const token = textOf(context.query, 'token');
      const change = changeOf(token);
      if (!change || failureOf(context)) return;
      const user = await findUserByEmail(pool, change.to);
      if (!user) return;
      await forgetResetLinks(pool, user.id);
      await audit.record(user.id, 'email-changed');
      await mails.sendEmailChanged(user, change.from, token);
    },
  };
}

function failureOf(context: Context): APIError | null {
  const { returned } = context.context;
  return returned instanceof APIError ? returned : null;
}

/** True if the password was correct and something else is required. */
function isRightPassword({ body }: APIError): boolean {
  return body?.code === 'EMAIL_NOT_VERIFIED' || body?.code === 'SECOND_FACTOR_REQUIRED';
}

function isWrongPassword({ body }: APIError): boolean {
  return body?.code === 'INVALID_EMAIL_OR_PASSWORD' || body?.code === 'INVALID_PASSWORD';
}

function textOf(value: unknown, name: string): string {
  if (!value || typeof value !== 'object') return '';
  const found = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : '';
}
