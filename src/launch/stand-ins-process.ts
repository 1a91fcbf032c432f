import path from 'node:path';
import process from 'node:process';
import { openStandIns } from './open-stand-ins.ts';

// A separate process, like the real providers. It ends with its parent.
const standIns = await openStandIns(
  path.resolve(process.argv[2] ?? './data'),
  process.argv[3] === 'firebase',
);
process.send?.(standIns.places);
process.on('disconnect', () => void standIns.close().then(() => process.exit(0)));
// A stop signal reaches the whole group; the server drains first, then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
