import path from 'node:path';
import process from 'node:process';
import { openStandIns } from './open-stand-ins.ts';

// A process of its own, as the real providers are elsewhere. It ends when the one that started it goes away.
const standIns = await openStandIns(
  path.resolve(process.argv[2] ?? './data'),
  process.argv[3] === 'firebase',
);
process.send?.(standIns.places);
process.on('disconnect', () => void standIns.close().then(() => process.exit(0)));
// A stop signal reaches the whole group; the server is drained first and then lets go of this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
