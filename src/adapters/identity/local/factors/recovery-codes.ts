import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { toBase32 } from './totp.ts';

const COUNT = 10;
/** 50 bits: ten characters of base32. */
const LENGTH = 10;

/** Recovery codes for a lost authenticator. Stored as keyed hashes; each works once. */
export function createRecoveryCodes(pool: pg.Pool, secret: string) {
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', secret).update(`recovery|${userId}|${code}`).digest();

  return {
    /** Replaces all codes of a user. The codes can't be read again later. */
    async replace(userId: string): Promise<string[]> {
      const codes = Array.from({ length: COUNT }, () => toBase32(randomBytes(LENGTH)).slice(0, LENGTH));
      await pool.query(
        `with former as (delete from recovery_code where "userId" = $1 and "codeHash" <> all($2))
         insert into recovery_code ("userId", "codeHash") select $1, unnest($2::bytea[])`,
        [userId, codes.map((code) => hashOf(userId, code))],
      );
      return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`.toLowerCase());
    },
    /** Consumes a code; false if it is not one of the user's. */
    async spend(userId: string, given: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'delete from recovery_code where "userId" = $1 and "codeHash" = $2',
        [userId, hashOf(userId, given.toUpperCase().replace(/[^A-Z2-7]/g, ''))],
      );
      return rowCount === 1;
    },
    async count(userId: string): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from recovery_code where "userId" = $1',
        [userId],
      );
      return rows[0]?.count ?? 0;
    },
    async clear(userId: string): Promise<void> {
      await pool.query('delete from recovery_code where "userId" = $1', [userId]);
    },
  };
}
