import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#ports/system.ts';
import { cookieIn } from '../../cookie-in.ts';

const VALID_SECONDS = 600;
const COOKIE = 'fettle.second_factor';

/** Sign-ins that wait for a second factor: who it is stays here, the browser holds a number in a cookie. */
export function createPendingSignIns(pool: pg.Pool, clock: Clock, isHttps: boolean) {
  const name = isHttps ? `__Host-${COOKIE}` : COOKIE;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const tokenIn = (headers: Headers) => cookieIn(headers, name);

  return {
    /** Keeps a sign-in and gives the cookie to set. A user has at most one per browser that asks. */
    async begin(userId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await pool.query(
        `with over as (delete from pending_sign_in where "expiresAt" < $4)
         insert into pending_sign_in ("tokenHash", "userId", "expiresAt") values ($1, $2, $3)`,
        [hashOf(token), userId, new Date(now.getTime() + VALID_SECONDS * 1000), now],
      );
      return `${name}=${token}; Max-Age=${VALID_SECONDS}; ${attributes}`;
    },
    async userOf(headers: Headers): Promise<string | null> {
      const token = tokenIn(headers);
      if (token === null) return null;
      const { rows } = await pool.query<{ userId: string }>(
        'select "userId" from pending_sign_in where "tokenHash" = $1 and "expiresAt" > $2',
        [hashOf(token), clock.now()],
      );
      return rows[0]?.userId ?? null;
    },
    /** Ends it; false when another call was faster. Gives the cookie to set. */
    async finish(headers: Headers): Promise<boolean> {
      const token = tokenIn(headers);
      if (token === null) return false;
      const { rowCount } = await pool.query('delete from pending_sign_in where "tokenHash" = $1', [
        hashOf(token),
      ]);
      return rowCount === 1;
    },
    cleared: `${name}=; Max-Age=0; ${attributes}`,
    /** What was begun with a password that is no more the user's. */
    async forget(userId: string): Promise<void> {
      await pool.query('delete from pending_sign_in where "userId" = $1', [userId]);
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
