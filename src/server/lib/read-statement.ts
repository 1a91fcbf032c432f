import { fork } from 'node:child_process';
import process from 'node:process';
import type { ColumnMapping } from '#readers/statement/csv/column-mapping.ts';
import type { TableShape } from '#readers/statement/read-table-shape.ts';
import type { DateOrder, RowError, StatementFormat } from '#readers/statement/statement-file.ts';
import { Fault } from './fault.ts';

const TIMEOUT_MS = 20_000;
const WORKER = new URL('./statement-worker.ts', import.meta.url);
/** A file may take this much and no more; a small nursery, as a large one leaves little behind of what it passes through. */
const FLAGS = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
];

/** Nothing of the server's but what Windows cannot start a program without. */
const ENVIRONMENT = { SystemRoot: process.env.SystemRoot };

/** How a person said a table is to be read. */
export interface TableReading extends ColumnMapping {
  readonly dateOrder: DateOrder | null;
  readonly flipSigns: boolean;
}

/** What the reading process is asked. */
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

/**
 * Reads a statement file in a process of its own: it knows none of the server's secrets, and its memory is given back
 * when it ends. One that takes too long or too much memory is refused.
 */
export function readStatement(task: StatementTask): Promise<ReadStatement> {
  return new Promise((resolve, reject) => {
    const reader = fork(WORKER, [], {
      execArgv: FLAGS,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: 'ignore',
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
      reader.kill('SIGKILL');
    }, TIMEOUT_MS);
    // Only `statement-worker.ts` answers here.
    reader.once('message', (read) => resolve(read as ReadStatement));
    reader.once('error', refuse);
    reader.once('close', () => {
      clearTimeout(timer);
      refuse(new Error('the reading process ended'));
    });
    reader.send(task, (error) => error && refuse(error));
  });
}
