import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { AccountSession } from '#ports/account-security.ts';
import type { Clock } from '#ports/system.ts';
import { deviceName } from './device.ts';
import { SESSION_ABSOLUTE_MS } from './hashed-sessions.ts';

/** Bearer tokens of a replaced session stay valid until they expire, at most five minutes later. */
const REPLACED_MS = 6 * 60_000;

interface SessionColumns {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Lists a user's sessions and ends them. */
export function createSessions(pool: pg.Pool, clock: Clock) {
  const oldest = (ms: number) => new Date(clock.now().getTime() - SESSION_ABSOLUTE_MS + ms);
  return {
    async list(userId: string): Promise<AccountSession[]> {
      const { rows } = await pool.query<SessionColumns>(
        `select id, "userAgent", "ipAddress", "createdAt", "updatedAt" from session
          where "userId" = $1 and "expiresAt" > $2 and "createdAt" > $3 order by "updatedAt" desc, id limit 100`,
        [userId, clock.now(), oldest(REPLACED_MS)],
      );
      return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
        id,
        device: deviceName(userAgent ?? ''),
        ipAddress: ipAddress ?? '',
        signedInAt: createdAt,
        lastUsedAt: updatedAt,
      }));
    },
    async end(userId: string, id: string): Promise<boolean> {
      const { rowCount } = await pool.query('delete from session where "userId" = $1 and id = $2', [
        userId,
        id,
      ]);
      return rowCount === 1;
    },
    /** Deletes ended sessions, with the network address and browser they recorded. */
    async prune(): Promise<void> {
      await pool.query('delete from session where "expiresAt" < $1 or "createdAt" < $2', [
        clock.now(),
        oldest(0),
      ]);
    },
    async endOthers(userId: string, keptId: string): Promise<void> {
      await pool.query('delete from session where "userId" = $1 and id <> $2', [userId, keptId]);
    },
    /** A browser has one session: a new sign-in replaces the earlier session, whose tokens expire within minutes. */
    async replace(userId: string, newId: string, earlierToken: string | null): Promise<void> {
      if (earlierToken === null) return;
      await pool.query(
        `update session set "createdAt" = least("createdAt", $4)
          where "userId" = $1 and id <> $2 and token = $3`,
        [...[userId, newId, createHash('sha256').update(earlierToken).digest('hex')], oldest(REPLACED_MS)],
      );
    },
  };
}

/** The session token in a request's cookie; null if there is none. */
export function sessionTokenIn(headers: Headers): string | null {
  const found = /(?:^|;\s*)(?:__Host-)?fettle\.session_token=([^;.%]{16,128})/.exec(
    headers.get('cookie') ?? '',
  );
  return found?.[1] ?? null;
}
