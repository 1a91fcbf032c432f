import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import { storable } from './storable.ts';
import { createUserTurns } from './user-turns.ts';

/** A UUID as the database holds it. */
export type Uuid = string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const OID = { int8: 20, float4: 700, float8: 701, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

// Amounts are exact integers, civil dates stay strings, instants become ISO strings at the contract.
pg.types.setTypeParser(OID.int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
});
pg.types.setTypeParser(OID.date, (text) => text);
pg.types.setTypeParser(OID.numeric, (text) => Number(text));

/** What repositories need from a connection. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a named statement, prepared once per connection. */
  prepared<Row>(name: string, sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A transaction for one user: row-level security shows only that user's records. */
export interface UserDb extends Queryable {
  readonly userId: Uuid;
  /**
   * Commits, and begins another transaction for the same user, so that a long work does not block others until its end.
   * A retry repeats the whole unit, including what was committed.
   */
  renew(): Promise<void>;
}

export interface Database {
  /**
   * Runs `work` in a transaction for `userId`. Serialization failures, deadlocks and lost connections retry the whole
   * unit, at most three times. `plans`: each prepared statement is planned once per connection.
   */
  withUser<T>(userId: Uuid, work: (db: UserDb) => Promise<T>, plans?: 'once'): Promise<T>;
  /** Like `withUser`, for reads: returns before the commit is acknowledged. */
  readAs<T>(userId: Uuid, work: (db: UserDb) => Promise<T>, plans?: 'once'): Promise<T>;
  /** For schemas `identity` and `sys` only: without a user, `app` tables return nothing. */
  readonly system: Queryable;
  /** A transaction without a user, for `sys` and `identity`. */
  withSystem<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  /** Statement timeout; half of it may be lock waits. */
  readonly statementTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
  /** True behind a pooler in transaction mode, which doesn't support named prepared statements. */
  readonly isPooled?: boolean;
}

/**
 * SQLSTATEs after which a transaction runs again. Of two transactions at once, one may delete or add a row that the
 * other one read as present or absent; the second run of the latter sees that, and gives its usual answer.
 */
const RETRYABLE = new Set(['40001', '40P01', '57P01', '08006', '08003', '23503', '23505']);
const ATTEMPTS_MAX = 4;
const CONNECTIONS_MAX = 12;
/** One user's maximum share of connections, so that one user's requests can't starve others. */
const USER_SHARE = 1 / 3;

/** Opens the process's connection pool. */
export function openDatabase(options: DatabaseOptions): Database {
  const { isPooled = false } = options;
  const max = options.connectionsMax ?? CONNECTIONS_MAX;
  const statementTimeoutMs = options.statementTimeoutMs ?? 20_000;
  const inTurn = createUserTurns(Math.max(1, Math.floor(max * USER_SHARE)));
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs / 2,
    application_name: 'fettle',
    pipeline: true,
  });
  const opened = { pool, isPooled };
  // Without an error listener, a connection that the server closes would crash the process.
  pool.on('error', (error) => options.onError?.(error));
  return {
    withUser: (userId, work, plans) =>
      inTurn(userId, () =>
        retried(() => inTransaction(opened, contextOf(userId, plans), userWork(userId, work), true)),
      ),
    readAs: (userId, work, plans) =>
      inTurn(userId, () => inTransaction(opened, contextOf(userId, plans), userWork(userId, work), false)),
    system: queryable(pool, isPooled),
    withSystem: (work) => retried(() => inTransaction(opened, 'begin', work, true)),
    pool,
    close: () => pool.end(),
  };
}

/**
 * Otherwise the server replans a prepared statement the first five times, and later whenever it estimates a generic
 * plan to be expensive.
 */
const PLAN_ONCE = `; select set_config('plan_cache_mode', 'force_generic_plan', true)
  where current_setting('plan_cache_mode') = 'auto'`;

/**
 * Begins a transaction and sets the user in one round trip. The ID is verified as a UUID before it is put in the
 * statement.
 */
function contextOf(userId: Uuid, plans?: 'once'): string {
  if (!UUID.test(userId)) throw new Error('a query for a person needs that person');
  // Citus passes this form on to the nodes with the user's data.
  return `begin; set local app.user_id = '${userId}'${plans === 'once' ? PLAN_ONCE : ''}`;
}

type TransactionWork<T> = (db: Queryable, renew: UserDb['renew']) => Promise<T>;

function userWork<T>(userId: Uuid, work: (db: UserDb) => Promise<T>): TransactionWork<T> {
  return (db, renew) => work({ ...db, userId, renew });
}

async function inTransaction<T>(
  { pool, isPooled }: { readonly pool: pg.Pool; readonly isPooled: boolean },
  opening: string,
  work: TransactionWork<T>,
  awaitsCommit: boolean,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  let isOver = false;
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  const release = () => {
    client.off('error', onError);
    client.release(isBroken);
  };
  try {
    // Sent without waiting for the response, so the first statement of `work` shares its round trip. If it fails, there
    // is no user, so row-level security rejects that statement.
    const begun = client.query(opening);
    begun.catch(() => undefined);
    const value = await work(
      queryable(client, isPooled, () => isOver),
      async () => {
        await client.query(`commit; ${opening}`);
      },
    );
    await begun;
    isOver = true;
    const committed = client.query('commit');
    if (awaitsCommit) {
      await committed;
      release();
    } else {
      committed.then(release, () => {
        isBroken = true;
        release();
      });
    }
    return value;
  } catch (error) {
    isOver = true;
    await client.query('rollback').catch(onError);
    release();
    throw error;
  }
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= ATTEMPTS_MAX || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE of a database error; null for other errors. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

const channel = tracingChannel<unknown, TracedWork>(TRACED_WORK);

/**
 * Wraps a connection or pool for repositories. After `isOver`, statements are rejected: one that was started together
 * with a failed statement must not run in the connection's next transaction.
 */
export function queryable(
  client: pg.Pool | pg.ClientBase,
  isPooled = false,
  isOver: () => boolean = () => false,
): Queryable {
  const run = async <Row>(name: string, statement: pg.QueryConfig): Promise<Row[]> => {
    if (isOver()) throw new Error('the transaction is over');
    const result = await channel.tracePromise(() => client.query(statement), { kind: 'statement', name });
    // The repository declares its result type; a test compares it with the schema (decision 0036).
    return result.rows as Row[];
  };
  return {
    query: (sql, values = []) => run(sql, { text: sql, values: values.map(storable) }),
    prepared: (name, sql, values = []) =>
      run(name, { ...(isPooled ? {} : { name }), text: sql, values: values.map(storable) }),
  };
}

/**
 * Throws unless the connection's role is the intended ordinary role: a superuser or BYPASSRLS role would see every
 * user's data, and a shared role would defeat the separation.
 */
export async function assertOrdinaryRole(db: Queryable, purpose: 'web' | 'jobs' = 'web'): Promise<void> {
  const variable = purpose === 'web' ? 'DATABASE_URL' : 'JOBS_DATABASE_URL';
  const [role] = await db.query<{ name: string; bypasses: boolean; owns: boolean; groups: string[] }>(
    `select current_user as name, rolsuper or rolbypassrls as bypasses,
            exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app'
              and c.relowner = r.oid) as owns,
            array(select g.rolname::text from pg_roles g where g.rolname in ('fettle_web', 'fettle_jobs')
              and pg_has_role(r.oid, g.oid, 'member')) as groups
       from pg_roles r where rolname = current_user`,
  );
  if (!role || role.bypasses || role.owns) {
    throw new Error(
      `the database role "${role?.name ?? '?'}" bypasses row-level security; set ${variable} to an ` +
        'ordinary role and DATABASE_ADMIN_URL to the one that creates schema and roles',
    );
  }
  if (role.groups.join() !== `fettle_${purpose}`)
    throw new Error(
      `the database role "${role.name}" must be a member of fettle_${purpose} and of no other role of ` +
        `Fettle; set ${variable} to a role of its own and run "fettle migrate"`,
    );
}
