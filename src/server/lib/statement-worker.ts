import { parentPort, workerData } from 'node:worker_threads';
import { readStatementFile } from '#readers/statement/read-statement-file.ts';

// Runs in a thread of its own: a large or hostile file costs no one else's requests anything.
const { bytes, fileName } = workerData as { bytes: Uint8Array; fileName: string };
parentPort?.postMessage(readStatementFile(bytes, { fileName }));
