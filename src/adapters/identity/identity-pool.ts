import pg from 'pg';

/** A small connection pool for the tables of schema `identity`. */
export function openIdentityPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    // A query fails after this time, so that pages don't hang on their session request.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c search_path=identity',
  });
  pool.on('error', () => undefined);
  return pool;
}
