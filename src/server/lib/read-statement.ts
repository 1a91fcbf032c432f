import { Worker } from 'node:worker_threads';
import type { ColumnMapping } from '#readers/statement/csv/column-mapping.ts';
import type { TableShape } from '#readers/statement/read-table-shape.ts';
import type { DateOrder, RowError, StatementFormat } from '#readers/statement/statement-file.ts';
import { Fault } from './fault.ts';

const TIMEOUT_MS = 20_000;
const HEAP_MB = 1_024;
/** A small nursery: a large file leaves little behind of what it passes through. */
const YOUNG_MB = 12;

/** How a person said a table is to be read. */
export interface TableReading extends ColumnMapping {
  readonly dateOrder: DateOrder | null;
  readonly flipSigns: boolean;
}

/** What the reading thread is asked. */
export interface StatementTask {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** By header: what the person said for earlier tables. */
  readonly readings: Readonly<Record<string, TableReading>>;
  /** Of amounts that the file states without one. */
  readonly homeCurrency: string;
}

/** What it answers. */
export interface ReadStatement {
  readonly format: StatementFormat;
  readonly errors: readonly RowError[];
  readonly warnings: readonly string[];
  readonly accountCount: number;
  /** The accounts as they are kept, see `staged-rows.ts`. */
  readonly packed: string;
  /** Columns of a table; null for every other format. */
  readonly shape: TableShape | null;
  /** The reading that was followed, if any. */
  readonly reading: TableReading | null;
}

/** Reads a statement file in a thread; one that takes too long or too much memory is refused. */
export function readStatement(task: StatementTask): Promise<ReadStatement> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
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
    worker.once('message', (read: ReadStatement) => resolve(read));
    worker.once('error', refuse);
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse(new Error('the reading thread ended'));
    });
  });
}
