/** One measured figure of a public program, or a public limit. */
export interface Peer {
  readonly what: string;
  readonly who: string;
  readonly figure: string;
}

export const PEERS: readonly Peer[] = [
  { what: 'import, 10,000 transactions', who: 'Actual Budget 26.9', figure: '897 transactions/s' },
  { what: 'import, 30,000 transactions', who: 'Actual Budget 26.9', figure: '548 transactions/s' },
  {
    what: 'import, 100,000 transactions, twice',
    who: 'Actual Budget 26.9',
    figure: 'not done after 13 minutes',
  },
  {
    what: 'the same file again, 30,000 transactions',
    who: 'Actual Budget 26.9',
    figure: '118 transactions/s',
  },
  { what: 'parsing OFX alone', who: 'Actual Budget 26.9', figure: '26,428 transactions/s' },
  { what: 'loading a journal of 100,000', who: 'ledger 3.3', figure: '119,000 transactions/s' },
  { what: 'loading a journal of 100,000', who: 'hledger 1.25', figure: '16,000 transactions/s' },
  { what: 'loading and checking 10,000', who: 'beancount 2.3.5', figure: '16,000 transactions/s' },
  { what: 'search, 30,000 transactions, first 50', who: 'Actual Budget 26.9', figure: '27 ms' },
  { what: 'Lighthouse, first screen, mobile: speed', who: 'Actual Budget 26.9', figure: '54 points' },
  { what: 'Lighthouse, first screen, desktop: speed', who: 'Actual Budget 26.9', figure: '83 points' },
  { what: 'JavaScript of the first screen', who: 'Actual Budget 26.9', figure: '2,340 kB' },
];

/** What the database and the runtime allow, measured there as well. */
export const LIMITS: readonly Peer[] = [
  { what: 'COPY, 100,000 rows, three indexes', who: 'PostgreSQL 18.4', figure: '110,076 rows/s' },
  { what: 'insert in batches with kept sums', who: 'PostgreSQL 18.4', figure: '66,507 rows/s' },
  { what: 'the same with a trigram index', who: 'PostgreSQL 18.4', figure: '30,907 rows/s' },
  { what: 'insert, one prepared statement', who: 'node:sqlite', figure: '192,144 rows/s' },
  { what: '`select 1`, 16 clients', who: 'PostgreSQL 18.4', figure: '27,612 calls/s' },
  { what: 'fixed text over HTTP, 32 connections', who: 'Node 24.21', figure: '64,832 calls/s' },
  { what: 'MIME of an email of 45 kB', who: 'postal-mime 4.0', figure: '0.99 ms' },
  { what: 'MIME of an email of 45 kB', who: 'mailparser 3.9', figure: '1.18 ms' },
];
