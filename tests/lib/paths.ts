import { fileURLToPath } from 'node:url';

/** Screens small enough to need no build. */
export const WEB_FIXTURE = fileURLToPath(new URL('./screens/', import.meta.url));
/** Where Node keeps the code it has compiled, for the processes that tests start. */
export const COMPILED_CODE = fileURLToPath(new URL('../../.cache/compiled/', import.meta.url));
