import pg from 'pg';

/** The few connections that an identity keeps to its own tables. */
export function openIdentityPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    // A call of the identity fails in time rather than keeping a page at its session question.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c search_path=identity',
  });
  pool.on('error', () => undefined);
  return pool;
}
