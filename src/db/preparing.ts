import { createHash } from 'node:crypto';
import type { Database, UserDb } from './pool.ts';

/** Statements that the server plans; preparing others brings no benefit. */
const PLANNED = /^[\s(]*(select|with|insert|update|delete)\b/;

/** Names of prepared statements by their text, of which the program has a fixed number. */
const NAMES = new Map<string, string | null>();

/**
 * A database handle that prepares each statement once per connection, for work that repeats statements: planning takes
 * longer than reading a few records, and the plan is the same for all users.
 */
export function preparing(db: Database): Database {
  return {
    ...db,
    withUser: (userId, work) => db.withUser(userId, (user) => work(prepared(user)), 'once'),
    readAs: (userId, work) => db.readAs(userId, (user) => work(prepared(user)), 'once'),
  };
}

function prepared(user: UserDb): UserDb {
  return {
    ...user,
    query: (sql, values) => {
      const name = nameOf(sql);
      return name === null ? user.query(sql, values) : user.prepared(name, sql, values);
    },
  };
}

/** Returns null for a statement that is not prepared. */
function nameOf(sql: string): string | null {
  const known = NAMES.get(sql);
  if (known !== undefined) return known;
  const verb = PLANNED.exec(sql)?.[1];
  const name = verb === undefined ? null : `${verb}-${createHash('sha256').update(sql).digest('base64url')}`;
  NAMES.set(sql, name);
  return name;
}
