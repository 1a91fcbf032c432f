import { createHash } from 'node:crypto';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import type { MailRequest } from '#ports/mail-out.ts';
import type { Clock } from '#ports/system.ts';
import { DEVICE_HEADER, deviceName, noteDevice } from './device.ts';
import { weaknessOf } from './password-rules.ts';

export interface IdentityMailsOptions {
  readonly pool: pg.Pool;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly sendMail: (mail: MailRequest) => Promise<void>;
  /** Every session of a person was ended: tokens already issued must stop working. */
  readonly onSessionsEnded: (userId: string) => void;
}

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What cannot be taken back asks for a sign-in of the last minutes. */
const FRESH_SIGN_IN_MS = 10 * 60_000;
const VERIFY_SECONDS = 24 * 3600;
const RESET_SECONDS = 3600;

/** The options of the identity library that have to do with mail, and the rules around the links they carry. */
export function identityMails(options: IdentityMailsOptions) {
  const { pool, publicUrl, clock, sendMail } = options;
  const link = (mode: string, token: string) =>
    `${publicUrl}/login?${new URLSearchParams({ mode, token }).toString()}`;
  const at = () => clock.now().toISOString();

  return {
    emailAndPassword: {
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }: { user: Recipient; token: string }) =>
        sendMail({
          kind: 'reset-password',
          userId: user.id,
          to: user.email,
          dedupeKey: `reset-password:${hashOf(token)}`,
          content: { name: user.name, url: link('reset', token) },
        }),
      onPasswordReset: async ({ user }: { user: Recipient }) => {
        // Every other link that was sent for it goes too, and every session before the answer.
        await forgetResetLinks(pool, user.id);
        await pool.query('delete from session where "userId" = $1', [user.id]);
        options.onSessionsEnded(user.id);
        await sendMail({
          kind: 'password-changed',
          userId: user.id,
          to: user.email,
          dedupeKey: `password-changed:${user.id}:${at()}`,
          content: { name: user.name, at: at() },
        });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: VERIFY_SECONDS,
      sendVerificationEmail: ({ user, token }: { user: Recipient; token: string }) => {
        const isChange = changeOf(token) !== null;
        return sendMail({
          kind: isChange ? 'change-email' : 'verify-email',
          userId: user.id,
          to: user.email,
          dedupeKey: `verify-email:${hashOf(token)}`,
          content: { name: user.name, url: link('verify', token) },
        });
      },
    },
    /** Tells the person about a sign-in with a browser they never used before. */
    async noteSignIn(session: { userId: string; userAgent?: string | null | undefined }, headers?: Headers) {
      const deviceId = headers?.get(DEVICE_HEADER);
      if (!deviceId || !(await noteDevice(pool, session.userId, deviceId, clock.now()))) return;
      const user = await findUser(pool, session.userId);
      if (!user) return;
      await sendMail({
        kind: 'new-device',
        userId: user.id,
        to: user.email,
        dedupeKey: `new-device:${user.id}:${hashOf(deviceId)}`,
        content: { name: user.name, device: deviceName(session.userAgent ?? ''), at: at() },
      });
    },
    before: createAuthMiddleware(async (context) => {
      if (context.path === '/sign-up/email') refuseWeak(context.body);
      if (context.path === '/reset-password') refuseWeak(newPasswordOf(context.body));
      if (context.path === '/change-email') {
        const found = await getSessionFromCtx(context);
        const isFresh =
          found && clock.now().getTime() - new Date(found.session.createdAt).getTime() < FRESH_SIGN_IN_MS;
        if (found && !isFresh)
          throw new APIError('FORBIDDEN', {
            code: 'ReauthRequired',
            message: 'Confirm that it is you: sign in again to go on.',
          });
      }
      if (context.path === '/verify-email' && changeOf(tokenOf(context.query)) !== null) {
        // Whoever reads the new mailbox need not be the person: a mistyped address must not let a stranger in.
        if (!(await getSessionFromCtx(context)))
          throw new APIError('UNAUTHORIZED', {
            code: 'SIGN_IN_FIRST',
            message: 'Sign in to confirm your new address.',
          });
      }
    }),
    after: createAuthMiddleware(async (context) => {
      if (context.path !== '/verify-email' || context.context.returned instanceof APIError) return;
      const change = changeOf(tokenOf(context.query));
      const user = change && (await findUserByEmail(pool, change.to));
      if (!change || !user) return;
      await forgetResetLinks(pool, user.id);
      await sendMail({
        kind: 'email-changed',
        userId: user.id,
        to: change.from,
        dedupeKey: `email-changed:${hashOf(tokenOf(context.query))}`,
        content: { name: user.name, newEmail: user.email, at: at() },
      });
    }),
  };
}

/** The addresses of a link that changes one; null for any other link. Its signature is the library's to check. */
function changeOf(token: string): { from: string; to: string } | null {
  try {
    const { email, updateTo } = decodeJwt(token);
    return typeof email === 'string' && typeof updateTo === 'string' ? { from: email, to: updateTo } : null;
  } catch {
    return null;
  }
}

function tokenOf(query: unknown): string {
  return query && typeof query === 'object' && 'token' in query ? String(query.token) : '';
}

function newPasswordOf(body: unknown): unknown {
  return body && typeof body === 'object' && 'newPassword' in body ? { password: body.newPassword } : null;
}

function refuseWeak(body: unknown): void {
  const weakness = weaknessOf(body);
  if (weakness) throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: weakness });
}

async function findUser(pool: pg.Pool, userId: string): Promise<Recipient | undefined> {
  return (await pool.query<Recipient>('select id, name, email from "user" where id = $1', [userId])).rows[0];
}

async function findUserByEmail(pool: pg.Pool, email: string): Promise<Recipient | undefined> {
  return (await pool.query<Recipient>('select id, name, email from "user" where email = $1', [email]))
    .rows[0];
}

async function forgetResetLinks(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(`delete from verification where identifier like 'reset-password:%' and value = $1`, [
    userId,
  ]);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
