import { fileURLToPath } from 'node:url';

/** Screens small enough to need no build. */
export const WEB_FIXTURE = fileURLToPath(new URL('./screens/', import.meta.url));
