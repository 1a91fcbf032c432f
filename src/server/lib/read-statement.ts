import { fork } from 'node:child_process';
import process from 'node:process';
import type { ColumnMapping } from '#readers/statement/csv/column-mapping.ts';
import type { TableShape } from '#readers/statement/read-table-shape.ts';
import type { DateOrder, RowError, StatementFormat } from '#readers/statement/statement-file.ts';
import { Fault } from './fault.ts';

/** Of processor time: what a busy machine makes a good file wait does not count. */
const PROCESSOR_SECONDS_MAX = 20;
/** One that uses no processor time either: the process hangs. */
const HANGS_MS = 600_000;
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

/** What is known of a file besides its bytes. */
interface AboutFile {
  readonly fileName: string;
  /** By header: what the person said for earlier tables. */
  readonly readings: Readonly<Record<string, TableReading>>;
  /** Of amounts that the file states without one. */
  readonly homeCurrency: string;
}

export interface StatementTask extends AboutFile {
  readonly bytes: Uint8Array;
}

/** What the reading process is asked; the file itself comes to its standard input. */
export interface StatementQuestion extends AboutFile {
  readonly size: number;
  readonly processorSecondsMax: number;
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
 * when it ends. One that takes too much processor time or too much memory is refused.
 */
export function readStatement({ bytes, ...about }: StatementTask): Promise<ReadStatement> {
  return new Promise((resolve, reject) => {
    const reader = fork(WORKER, [], {
      execArgv: FLAGS,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const refuse = (cause: unknown) =>
      reject(
        new Fault(
          'UnreadableFile',
          'This file is too complicated to read. Export a shorter period and try again.',
          { cause },
        ),
      );
    const timer = setTimeout(() => reader.kill('SIGKILL'), HANGS_MS);
    // Only `statement-worker.ts` answers here.
    reader.once('message', (read) => resolve(read as ReadStatement));
    reader.once('error', refuse);
    reader.once('close', () => {
      clearTimeout(timer);
      refuse(new Error('the reading process ended'));
    });
    const question: StatementQuestion = {
      ...about,
      size: bytes.byteLength,
      processorSecondsMax: PROCESSOR_SECONDS_MAX,
    };
    reader.send(question, (error) => error && refuse(error));
    // A process that ends early closes the pipe; that it ended is what counts.
    reader.stdin?.on('error', () => undefined).end(bytes);
  });
}
