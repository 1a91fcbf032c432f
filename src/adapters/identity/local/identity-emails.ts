import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import type { MailRequest } from '#ports/mail-out.ts';
import type { Clock } from '#ports/system.ts';
import { callState } from './call-state.ts';
import { deviceName, noteDevice } from './device.ts';

export interface IdentityMailsOptions {
  readonly pool: pg.Pool;
  readonly publicUrl: string;
  readonly clock: Clock;
  /** The browser's language, used unless the user has chosen one. */
  readonly sendMail: (mail: MailRequest) => Promise<void>;
}

type ChangeKind =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'codes-failed'
  | 'passkey-added'
  | 'passkey-removed';

/** A user in the library's format. */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * The identity's emails. A name appears only in emails to a verified address, because an unverified one may belong to
 * someone else.
 */
export function identityMails({ pool, publicUrl, clock, sendMail }: IdentityMailsOptions) {
  const page = (mode: string, more: Record<string, string> = {}) =>
    `${publicUrl}/login?${new URLSearchParams({ mode, ...more }).toString()}`;
  const at = () => clock.now().toISOString();
  const head = <Kind extends MailRequest['kind']>(user: StoredUser, kind: Kind, key: string) => {
    const { language } = callState();
    return { kind, userId: user.id, to: user.email, language, dedupeKey: `${kind}:${key}` };
  };

  return {
    sendResetLink: (user: StoredUser, token: string) =>
      sendMail({
        ...head(user, 'reset-password', hashOf(token)),
        content: { name: greetingName(user), url: page('reset', { token }) },
      }),
    sendPasswordChanged: (user: StoredUser) =>
      sendMail({
        ...head(user, 'password-changed', `${user.id}:${at()}`),
        content: { name: greetingName(user), at: at() },
      }),
    sendConfirmation: (user: StoredUser, token: string) => {
      const kind = changeOf(token) === null ? 'verify-email' : 'change-email';
      return sendMail({
        ...head(user, kind, hashOf(token)),
        content: { name: '', url: page('verify', { token }) },
      });
    },
    sendExistingAccount: (user: StoredUser) =>
      sendMail({
        ...head(user, 'existing-account', `${user.id}:${at()}`),
        content: { signInUrl: `${publicUrl}/login`, resetUrl: page('forgot') },
      }),
    sendAttemptsReport: (user: StoredUser, startedAt: Date) =>
      sendMail({
        ...head(user, 'sign-in-attempts', `${user.id}:${startedAt.toISOString()}`),
        content: { name: greetingName(user), at: startedAt.toISOString(), url: page('forgot') },
      }),
    sendEmailChanged: (user: StoredUser, formerEmail: string, token: string) =>
      sendMail({
        ...head({ ...user, email: formerEmail }, 'email-changed', hashOf(token)),
        content: { name: greetingName(user), newEmail: user.email, at: at() },
      }),
    /** Notifies the owner that a sign-in method was added or removed, or that sign-ins are being attempted. */
    sendChange: (user: StoredUser, kind: ChangeKind) =>
      sendMail({
        ...head(user, kind, `${user.id}:${at()}`),
        content: { name: greetingName(user), at: at(), url: page('forgot') },
      }),
    /** Notifies the user of a sign-in from a browser they have not used before. */
    async reportNewDevice(userId: string, userAgent: string, deviceId: string): Promise<void> {
      if (deviceId === '' || !(await noteDevice(pool, userId, deviceId, clock.now()))) return;
      const user = await findUser(pool, userId);
      if (!user) return;
      await sendMail({
        ...head(user, 'new-device', `${user.id}:${hashOf(deviceId)}`),
        content: { name: greetingName(user), device: deviceName(userAgent), at: at() },
      });
    },
  };
}

function greetingName(user: StoredUser): string {
  return user.emailVerified ? user.name : '';
}

/** The addresses in an email change link; null for any other link. The library verifies its signature. */
export function changeOf(token: string): { from: string; to: string } | null {
  try {
    const { email, updateTo } = decodeJwt(token);
    return typeof email === 'string' && typeof updateTo === 'string' ? { from: email, to: updateTo } : null;
  } catch {
    return null;
  }
}

const USER = 'select id, name, email, "emailVerified" from "user"';

export async function findUser(pool: pg.Pool, userId: string): Promise<StoredUser | null> {
  return (await pool.query<StoredUser>(`${USER} where id = $1`, [userId])).rows[0] ?? null;
}

export async function findUserByEmail(pool: pg.Pool, email: string): Promise<StoredUser | null> {
  return (await pool.query<StoredUser>(`${USER} where email = lower($1)`, [email])).rows[0] ?? null;
}

/** The user a password reset link was sent to; null if it is unknown or expired. */
export async function findUserOfResetLink(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<StoredUser | null> {
  const { rows } = await pool.query<{ value: string }>(
    'select value from verification where identifier = $1 and "expiresAt" > $2',
    [hashOf(`reset-password:${token}`), now],
  );
  const userId = rows[0]?.value;
  return userId === undefined ? null : findUser(pool, userId);
}

/** Hashes an identifier the way the library does. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
