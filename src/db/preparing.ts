import { createHash } from 'node:crypto';
import type { Database, UserDb } from './pool.ts';

/** Statements that the server plans; preparing others brings no benefit. */
const PLANNED = /^[\s(]*(select|with|insert|update|delete)\b/;

/**
 * A database handle that prepares each statement once per connection, for work that repeats statements: planning takes
 * longer than reading a few records, and the plan is the same for all users.
 */
export function preparing(db: Database): Database {
  return {
    ...db,
    withUser: (userId, work) => db.withUser(userId, (user) => planned(user, work)),
    readAs: (userId, work) => db.readAs(userId, (user) => planned(user, work)),
  };
}

/**
 * Otherwise the server replans the first five times, and later whenever it estimates a generic plan to be expensive.
 */
const PLAN_ONCE = `select set_config('plan_cache_mode', 'force_generic_plan', true)
  where current_setting('plan_cache_mode') = 'auto'`;

async function planned<T>(user: UserDb, work: (db: UserDb) => Promise<T>): Promise<T> {
  const own = prepared(user);
  await own.query(PLAN_ONCE);
  return work(own);
}

function prepared(user: UserDb): UserDb {
  return {
    ...user,
    query: (sql, values) => {
      const verb = PLANNED.exec(sql)?.[1];
      if (verb === undefined) return user.query(sql, values);
      const hash = createHash('sha256').update(sql).digest('base64url');
      return user.prepared(`${verb}-${hash}`, sql, values);
    },
  };
}
