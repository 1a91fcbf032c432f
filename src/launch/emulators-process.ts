import path from 'node:path';
import process from 'node:process';
import { openEmulators } from './open-emulators.ts';

// A separate process, like the real providers. It ends with its parent.
const emulators = await openEmulators(
  path.resolve(process.argv[2] ?? './data'),
  process.argv[3] === 'firebase',
);
process.send?.(emulators.places);
process.on('disconnect', () => void emulators.close().then(() => process.exit(0)));
// A stop signal reaches the whole group; the server drains first, then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
