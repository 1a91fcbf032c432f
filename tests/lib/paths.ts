import { fileURLToPath } from 'node:url';

const inProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Minimal screens that need no build. */
export const WEB_FIXTURE = inProject('tests/lib/screens/');
/** Node's compile cache for the processes that tests start. */
export const COMPILED_CODE = inProject('.cache/compiled/');
/** Log of the statements that the nodes of a distributed database executed in a run. */
export const DISTRIBUTED_LOG = inProject('.cache/distributed.log');
/** The shipped connection pool settings. */
export const POOL_SETTINGS = inProject('packaging/pgbouncer.ini');
