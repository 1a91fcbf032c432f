import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthOptions } from 'better-auth';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Clock } from '#ports/system.ts';
import { withHashedSessions } from './hashed-sessions.ts';

/**
 * The library's database adapter. Without transactions: a transaction would hold a connection while a password is
 * hashed.
 */
export function identityStore(pool: pg.Pool, clock: Clock) {
  const store = kyselyAdapter(new Kysely({ dialect: new PostgresDialect({ pool }) }), {
    type: 'postgres',
    transaction: false,
  });
  return (options: BetterAuthOptions) => withHashedSessions(store(options), clock);
}
