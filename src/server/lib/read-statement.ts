import { Worker } from 'node:worker_threads';
import type { StatementFile } from '#readers/statement/statement-file.ts';
import { Fault } from './fault.ts';

const TIMEOUT_MS = 20_000;
const HEAP_MB = 1_024;

/** Reads a statement file in a thread; one that takes too long or too much memory is refused. */
export function readStatement(bytes: Buffer, fileName: string): Promise<StatementFile> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), {
      workerData: { bytes, fileName },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const refuse = (cause: unknown) =>
      reject(
        new Fault(
          'UnreadableFile',
          'This file is too complicated to read. Export a shorter period and try again.',
          { cause },
        ),
      );
    const timer = setTimeout(() => {
      refuse(new Error('reading timed out'));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (file: StatementFile) => resolve(file));
    worker.once('error', refuse);
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse(new Error('the reading thread ended'));
    });
  });
}
