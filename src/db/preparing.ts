import { createHash } from 'node:crypto';
import type { Database, UserDb } from './pool.ts';

/** What the server plans; anything else it would only keep. */
const PLANNED = /^[\s(]*(select|with|insert|update|delete)\b/;

/**
 * The same database for work that runs the same statements for one user after the other: each is parsed and planned
 * once per connection, which takes longer than finding a few records. All users are planned for alike anyway.
 */
export function preparing(db: Database): Database {
  return {
    ...db,
    withUser: (userId, work) => db.withUser(userId, (user) => planned(user, work)),
    readAs: (userId, work) => db.readAs(userId, (user) => planned(user, work)),
  };
}

/** Otherwise the server plans anew for the first five times, and after that what it takes to be dear. */
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
