import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';

// Runs in a thread of its own: a large or hostile file costs no one else's requests anything.
const { bytes, fileName } = workerData as { bytes: Uint8Array; fileName: string };
const inflateRaw = (data: Uint8Array, sizeMax: number) =>
  inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
parentPort?.postMessage(readStatementArchive(bytes, inflateRaw, { fileName }));
