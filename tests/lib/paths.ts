import { fileURLToPath } from 'node:url';

const inProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Screens small enough to need no build. */
export const WEB_FIXTURE = inProject('tests/lib/screens/');
/** Where Node keeps the code it has compiled, for the processes that tests start. */
export const COMPILED_CODE = inProject('.cache/compiled/');
/** What the nodes of a distributed database did in a run, database by database. */
export const DISTRIBUTED_LOG = inProject('.cache/distributed.log');
/** The settings of a connection pool that are shipped. */
export const POOL_SETTINGS = inProject('packaging/pgbouncer.ini');
