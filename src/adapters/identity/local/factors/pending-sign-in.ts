import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#ports/system.ts';
import { cookieIn } from '../../cookie-in.ts';
import { forgetPendingSignIns } from '../former-password.ts';

const VALID_SECONDS = 600;
const COOKIE = 'fettle.second_factor';

/** Sign-ins that wait for a second factor. The user is stored here; the browser only gets an ID in a cookie. */
export function createPendingSignIns(pool: pg.Pool, clock: Clock, isHttps: boolean) {
  const name = isHttps ? `__Host-${COOKIE}` : COOKIE;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const tokenIn = (headers: Headers) => cookieIn(headers, name);

  return {
    /** Stores a pending sign-in and returns its cookie. A user has at most one per browser. */
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
    /** Ends a pending sign-in and returns the cookie to set; false if another request ended it first. */
    async finish(headers: Headers): Promise<boolean> {
      const token = tokenIn(headers);
      if (token === null) return false;
      const { rowCount } = await pool.query('delete from pending_sign_in where "tokenHash" = $1', [
        hashOf(token),
      ]);
      return rowCount === 1;
    },
    cleared: `${name}=; Max-Age=0; ${attributes}`,
    forget: (userId: string) => forgetPendingSignIns(pool, userId),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
