import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#ports/system.ts';

/** Attempts before the first delay. */
const FREE_ATTEMPTS = 5;
const FIRST_DELAY_SECONDS = 30;
const DELAY_SECONDS_MAX = 900;
/** After this long without an attempt, the count starts over. */
const FORGET_HOURS = 24;

/** One attempt at an account's password or second factor. */
export interface GuardedAttempt {
  readonly key: Buffer;
  /** Null if no account has the address. */
  readonly userId: string | null;
  /** True for a browser that has signed in to the account before. */
  readonly isKnownDevice: boolean;
}

export type Reservation =
  | { readonly isAllowed: true; readonly attempt: GuardedAttempt }
  | { readonly isAllowed: false; readonly attempt: GuardedAttempt; readonly retryAfterSeconds: number };

/**
 * Slows down password guessing at one account, from any number of addresses. Attempts are counted before the password
 * is checked, in one statement, so that simultaneous attempts can't bypass the limit. A browser that has signed in to
 * the account before has a separate counter, so that others can't lock its user out. Attempts for an address without an
 * account are counted in the same way.
 */
export function createSignInGuard(pool: pg.Pool, secret: string, clock: Clock) {
  const keyOf = (...parts: string[]) => hashOf(secret, ...parts);

  async function reserve(
    email: string,
    deviceId: string,
    deviceHash: Buffer,
    what: 'password' | 'code' = 'password',
  ): Promise<Reservation> {
    const now = clock.now();
    const address = email.toLowerCase();
    const owner = await findOwner(pool, address, deviceHash);
    const isKnownDevice = owner?.isKnown ?? false;
    const scope = what === 'code' ? 'code-' : '';
    const key = isKnownDevice
      ? keyOf(`${scope}device`, address, deviceId)
      : keyOf(`${scope}account`, address);
    return reserveKey(pool, { key, userId: owner?.id ?? null, isKnownDevice }, now);
  }

  return {
    reserve,
    /** Counts an attempt by account and client address, so that other addresses don't affect it. */
    async reserveFrom(email: string, client: string): Promise<Reservation> {
      const address = email.toLowerCase();
      const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [address]);
      const key = keyOf('code-from', address, client);
      return reserveKey(pool, { key, userId: rows[0]?.id ?? null, isKnownDevice: false }, clock.now());
    },
    /** The password was correct: the count starts over. */
    async clear({ key }: GuardedAttempt): Promise<void> {
      await pool.query('delete from sign_in_guard where "keyHash" = $1', [key]);
    },
    accountKey: (email: string) => accountDelayKey(secret, email),
    /** Doesn't count an attempt whose password was not checked. */
    async release({ key }: GuardedAttempt): Promise<void> {
      await pool.query(
        `update sign_in_guard set failures = greatest(failures - 1, 0), "blockedUntil" = "lastAt" where "keyHash" = $1`,
        [key],
      );
    },
    /** Start of a burst of attempts the owner has not been notified of; null if there is none. */
    takeReport: ({ key }: GuardedAttempt): Promise<Date | null> => takeReport(pool, key),
    async prune(): Promise<void> {
      await pool.query(
        `delete from sign_in_guard where "lastAt" < $1::timestamptz - make_interval(hours => $2)`,
        [clock.now(), FORGET_HOURS],
      );
    },
  };
}

/** Key of the delay that wrong passwords cause for an account in unknown browsers. */
export function accountDelayKey(secret: string, email: string): Buffer {
  return hashOf(secret, 'account', email.toLowerCase());
}

function hashOf(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('\n')).digest();
}

/** Counts an attempt unless the key is delayed. */
async function reserveKey(pool: pg.Pool, attempt: GuardedAttempt, now: Date): Promise<Reservation> {
  const { key } = attempt;
  const { rowCount } = await pool.query(RESERVE, [
    ...[key, now, FORGET_HOURS, FREE_ATTEMPTS],
    ...[FIRST_DELAY_SECONDS, DELAY_SECONDS_MAX],
  ]);
  if (rowCount === 1) return { isAllowed: true, attempt };
  return { isAllowed: false, attempt, retryAfterSeconds: await secondsLeft(pool, key, now) };
}

async function takeReport(pool: pg.Pool, key: Buffer): Promise<Date | null> {
  const { rows } = await pool.query<{ startedAt: Date }>(
    `update sign_in_guard set "isReported" = true
      where "keyHash" = $1 and not "isReported" and failures >= $2 returning "startedAt"`,
    [key, FREE_ATTEMPTS],
  );
  return rows[0]?.startedAt ?? null;
}

/** The user of an address, and whether they have used that browser before. */
async function findOwner(
  pool: pg.Pool,
  address: string,
  deviceHash: Buffer,
): Promise<{ readonly id: string; readonly isKnown: boolean } | undefined> {
  const { rows } = await pool.query<{ id: string; isKnown: boolean }>(
    `select u.id, exists (select from device d where d."userId" = u.id and d."deviceHash" = $2) as "isKnown"
       from "user" u where u.email = $1`,
    [address, deviceHash],
  );
  return rows[0];
}

async function secondsLeft(pool: pg.Pool, key: Buffer, now: Date): Promise<number> {
  const { rows } = await pool.query<{ blockedUntil: Date }>(
    'select "blockedUntil" from sign_in_guard where "keyHash" = $1',
    [key],
  );
  const waitMs = (rows[0]?.blockedUntil.getTime() ?? 0) - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

const RESERVE = `
  insert into sign_in_guard as g ("keyHash", failures, "startedAt", "lastAt", "blockedUntil")
  values ($1, 1, $2::timestamptz, $2, $2)
  on conflict ("keyHash") do update set
    failures = case when g."lastAt" < $2 - make_interval(hours => $3) then 1 else g.failures + 1 end,
    "startedAt" = case when g."lastAt" < $2 - make_interval(hours => $3) then $2 else g."startedAt" end,
    "isReported" = g."isReported" and g."lastAt" >= $2 - make_interval(hours => $3),
    "lastAt" = $2,
    "blockedUntil" = case
      when g."lastAt" < $2 - make_interval(hours => $3) or g.failures + 1 < $4 then $2
      else $2 + make_interval(secs => least($6::float8, $5::float8 * power(2, least(g.failures + 1 - $4, 20)))) end
  where g."blockedUntil" <= $2`;
