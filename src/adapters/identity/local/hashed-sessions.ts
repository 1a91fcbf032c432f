import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';
import type { Clock } from '#ports/system.ts';

interface CreateQuery<Value> {
  model: string;
  data: Omit<Value, 'id'>;
  select?: string[] | undefined;
  forceAllowId?: boolean | undefined;
}

/** A session ends this long after the sign-in, regardless of use. */
export const SESSION_ABSOLUTE_MS = 90 * 24 * 3600_000;

/**
 * The library's adapter with two additional rules: only the hash of a session's token is stored, so that a leaked table
 * grants no access, and a session ends 90 days after the sign-in.
 */
export function withHashedSessions(store: DBAdapter, clock: Clock): DBAdapter {
  const isOver = (session: Record<string, unknown>) =>
    session.createdAt instanceof Date &&
    session.createdAt.getTime() < clock.now().getTime() - SESSION_ABSOLUTE_MS;
  const wrapped: DBAdapter = {
    ...store,
    async create<Value extends Record<string, unknown>, Created>(query: CreateQuery<Value>) {
      const { token } = query.data;
      if (query.model !== 'session' || typeof token !== 'string') return store.create<Value, Created>(query);
      const data = { ...query.data, token: hashOf(token) };
      const created = await store.create<Value, Created>({ ...query, data });
      // The library requested this type; the token is the one it passed.
      return { ...created, token } as Created;
    },
    async findOne<Value>(query: Parameters<DBAdapter['findOne']>[0]) {
      if (query.model !== 'session') return store.findOne<Value>(query);
      const found = await store.findOne<Record<string, unknown>>({ ...query, where: hashed(query.where) });
      if (!found || isOver(found)) return null;
      const token = tokenIn(query.where);
      // As above: only the token differs.
      return (token === null ? found : { ...found, token }) as Value;
    },
    async update<Value>(query: Parameters<DBAdapter['update']>[0]) {
      if (query.model !== 'session') return store.update<Value>(query);
      const updated = await store.update<Record<string, unknown>>({ ...query, where: hashed(query.where) });
      const token = tokenIn(query.where);
      // As above.
      return (updated && token !== null ? { ...updated, token } : updated) as Value;
    },
    findMany: (query) => store.findMany(forSession(query)),
    updateMany: (query) => store.updateMany(forSession(query)),
    delete: (query) => store.delete(forSession(query)),
    deleteMany: (query) => store.deleteMany(forSession(query)),
    // The library runs without transactions: a transaction would hold a connection while a password is hashed.
    transaction: (work) => work(wrapped),
  };
  return wrapped;
}

function forSession<Query extends { model: string; where?: Where[] | undefined }>(query: Query): Query {
  if (query.model !== 'session' || !query.where) return query;
  return { ...query, where: hashed(query.where) };
}

function hashed(where: Where[]): Where[] {
  return where.map((condition) => {
    if (condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: hashOf(value) };
    return Array.isArray(value)
      ? { ...condition, value: value.map((token) => hashOf(String(token))) }
      : condition;
  });
}

function tokenIn(where: readonly Where[]): string | null {
  const value = where.find(({ field }) => field === 'token')?.value;
  return typeof value === 'string' ? value : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
