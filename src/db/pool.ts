import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import { storable } from './storable.ts';
import { createUserTurns } from './user-turns.ts';

/** A UUID as the database holds it. */
export type Uuid = string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const OID = { int8: 20, float4: 700, float8: 701, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

// Amounts are exact integers, civil dates stay text, instants become ISO strings at the border of the contract.
pg.types.setTypeParser(OID.int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
});
pg.types.setTypeParser(OID.date, (text) => text);
pg.types.setTypeParser(OID.numeric, (text) => Number(text));

/** What a repository needs of a connection. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a statement that the server prepares once per connection under this name. */
  prepared<Row>(name: string, sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A transaction that acts for one person: the database shows it that person's rows only. */
export interface UserDb extends Queryable {
  readonly userId: Uuid;
}

export interface Database {
  /**
   * Runs `work` in a transaction that acts for `userId`. Serialisation failures, deadlocks and a lost connection
   * run the whole unit again, at most three times.
   */
  withUser<T>(userId: Uuid, work: (db: UserDb) => Promise<T>): Promise<T>;
  /** Like `withUser` for reads: answers before the commit is acknowledged. */
  readAs<T>(userId: Uuid, work: (db: UserDb) => Promise<T>): Promise<T>;
  /** For the schemas `identity` and `sys` only: no person is set, so tables of `app` show no row. */
  readonly system: Queryable;
  /** A transaction without a person, for `sys` and `identity`. */
  withSystem<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  /** How long a statement may take; half of it may be a wait for others. */
  readonly statementTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
  /** True where the address is that of a connection pool in transaction mode: no statement is prepared by name. */
  readonly isPooled?: boolean;
}

const RETRYABLE = new Set(['40001', '40P01', '57P01', '08006', '08003']);
const ATTEMPTS_MAX = 3;
const CONNECTIONS_MAX = 12;
/** Of the connections, what one user may hold: a flood of one user's calls leaves the rest to others. */
const USER_SHARE = 1 / 3;

/** Opens the one pool of the process. */
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
  });
  const opened = { pool, isPooled };
  // Without a listener a connection that the server ends would end the process.
  pool.on('error', (error) => options.onError?.(error));
  return {
    withUser: (userId, work) =>
      inTurn(userId, () =>
        retried(() => inTransaction(opened, contextOf(userId), (db) => work({ ...db, userId }), true)),
      ),
    readAs: (userId, work) =>
      inTurn(userId, () => inTransaction(opened, contextOf(userId), (db) => work({ ...db, userId }), false)),
    system: queryable(pool, isPooled),
    withSystem: (work) => retried(() => inTransaction(opened, 'begin', work, true)),
    pool,
    close: () => pool.end(),
  };
}

/** Begin and person in one round trip. The id is checked to be nothing but a UUID before it is put into the text. */
function contextOf(userId: Uuid): string {
  if (!UUID.test(userId)) throw new Error('a query for a person needs that person');
  // A distributed database passes this form on to the nodes that hold the user's rows.
  return `begin; set local app.user_id = '${userId}'`;
}

async function inTransaction<T>(
  { pool, isPooled }: { readonly pool: pg.Pool; readonly isPooled: boolean },
  opening: string,
  work: (db: Queryable) => Promise<T>,
  awaitsCommit: boolean,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  const release = () => {
    client.off('error', onError);
    client.release(isBroken);
  };
  try {
    await client.query(opening);
    const value = await work(queryable(client, isPooled));
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

/** SQLSTATE of a database error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

const channel = tracingChannel<unknown, TracedWork>(TRACED_WORK);

/** A connection, or a pool of them, as repositories use it. */
export function queryable(client: pg.Pool | pg.ClientBase, isPooled = false): Queryable {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      const run = () => client.query(sql, values.map(storable));
      const result = await channel.tracePromise(run, { kind: 'statement', name: sql });
      // The repository names the type of its rows; a test compares it with what the schema gives (decision 0036).
      return result.rows as Row[];
    },
    async prepared<Row>(name: string, sql: string, values: readonly unknown[] = []) {
      const run = () =>
        client.query({ ...(isPooled ? {} : { name }), text: sql, values: values.map(storable) });
      const result = await channel.tracePromise(run, { kind: 'statement', name });
      return result.rows as Row[];
    },
  };
}

/**
 * Throws unless the connection's role is the ordinary one for its purpose: a superuser or BYPASSRLS role would see
 * every user's rows, and a role for both purposes would separate nothing.
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
