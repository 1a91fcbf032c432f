/** A measured result of another program or of the platform. */
export interface Peer {
  readonly measure: string;
  readonly program: string;
  readonly result: string;
}

export const PEERS: readonly Peer[] = [
  { measure: 'import, 10,000 transactions', program: 'Actual Budget 26.9', result: '897 transactions/s' },
  { measure: 'import, 30,000 transactions', program: 'Actual Budget 26.9', result: '548 transactions/s' },
  {
    measure: 'import, 100,000 transactions, two runs',
    program: 'Actual Budget 26.9',
    result: 'unfinished after 13 minutes',
  },
  {
    measure: 'reimport of the same file, 30,000 transactions',
    program: 'Actual Budget 26.9',
    result: '118 transactions/s',
  },
  { measure: 'parsing OFX alone', program: 'Actual Budget 26.9', result: '26,428 transactions/s' },
  { measure: 'loading a journal of 100,000', program: 'ledger 3.3', result: '119,000 transactions/s' },
  { measure: 'loading a journal of 100,000', program: 'hledger 1.25', result: '16,000 transactions/s' },
  { measure: 'loading and checking 10,000', program: 'beancount 2.3.5', result: '16,000 transactions/s' },
  { measure: 'search, 30,000 transactions, first 50', program: 'Actual Budget 26.9', result: '27 ms' },
  { measure: 'Lighthouse, first screen, mobile: speed', program: 'Actual Budget 26.9', result: '54 points' },
  { measure: 'Lighthouse, first screen, desktop: speed', program: 'Actual Budget 26.9', result: '83 points' },
  { measure: 'JavaScript of the first screen', program: 'Actual Budget 26.9', result: '2,340 kB' },
];

/** Limits of the database and the runtime, measured on the same machine. */
export const PLATFORM_LIMITS: readonly Peer[] = [
  { measure: 'COPY, 100,000 rows, three indexes', program: 'PostgreSQL 18.4', result: '110,076 rows/s' },
  { measure: 'batched insert with maintained sums', program: 'PostgreSQL 18.4', result: '66,507 rows/s' },
  {
    measure: 'batched insert with sums and a trigram index',
    program: 'PostgreSQL 18.4',
    result: '30,907 rows/s',
  },
  { measure: 'insert, one prepared statement', program: 'node:sqlite', result: '192,144 rows/s' },
  { measure: '`select 1`, 16 clients', program: 'PostgreSQL 18.4', result: '27,612 calls/s' },
  { measure: 'static text over HTTP, 32 connections', program: 'Node 24.21', result: '64,832 calls/s' },
  { measure: 'MIME parsing of a 45 kB email', program: 'postal-mime 4.0', result: '0.99 ms' },
  { measure: 'MIME parsing of a 45 kB email', program: 'mailparser 3.9', result: '1.18 ms' },
];
