import type { TransactionColumns } from '#db/repositories/transactions/new-transactions.ts';
import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import type {
  ExtractedEmail,
  MailLesson,
  ModelPrompt,
  ReaderContext,
  UserCorrection,
} from '#ports/mail-reader.ts';
import type { HeaderCheck, HeaderFacts } from '#readers/receipt/header-gate.ts';
import type { ColumnMapping } from '#readers/statement/csv/column-mapping.ts';
import type { TableShape } from '#readers/statement/read-table-shape.ts';
import type { DateOrder, RowError, StatementFormat } from '#readers/statement/statement-file.ts';
import type { PackContent } from '../features/claims/pack/pack-content.ts';
import type { ReceiptPdfFacts } from '../features/claims/pack/render-receipt.ts';
import type { StagedAccount } from '../lib/staged-transactions.ts';
import type { LedgerTasks } from './ledger-task-types.ts';

/** How a user said the columns of a table are to be read. */
export interface TableReading extends ColumnMapping {
  readonly dateOrder: DateOrder | null;
  readonly flipSigns: boolean;
}

/** A statement file as a reader process understood it. */
export interface ReadStatement {
  readonly format: StatementFormat;
  readonly errors: readonly RowError[];
  readonly warnings: readonly StatementWarning[];
  readonly accountCount: number;
  /** The currency that was taken where the file states none and has no columns to say it; null elsewhere. */
  readonly assumedCurrency: string | null;
  /** The accounts as they are stored, see `staged-rows.ts`. */
  readonly packed: string;
  /** Columns of a table; null for every other format. */
  readonly shape: TableShape | null;
  /** The reading that was followed, if any. */
  readonly reading: TableReading | null;
}

/** An email as it may be shown: sanitized HTML for a sandboxed frame without network, or text. */
export interface ShownEmail {
  readonly html: string | null;
  readonly text: string | null;
  /** The email has HTML that is too large or too complex to sanitize. */
  readonly isTooComplex: boolean;
}

/** A PDF file that came with an email. */
export interface EmailDocument {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What the headers of an email say, and whether the email is worth fetching. */
export interface GatedHeaders {
  readonly facts: HeaderFacts;
  readonly gate: HeaderCheck;
}

interface WithAids {
  readonly aids: ReaderContext;
}

/** Everything a reader process does. `about` travels beside the bytes and must survive structured cloning. */
export interface ReaderTasks extends LedgerTasks {
  /** Decides by their headers which emails are worth fetching; the bytes are header blocks of these sizes. */
  gateHeaders: { about: { readonly sizes: readonly number[] }; result: readonly GatedHeaders[] };
  readEmail: { about: WithAids; result: ExtractedEmail };
  /** Reads an email and states what a language model should be asked; null when nothing is unclear. */
  askAboutEmail: {
    about: WithAids;
    result: { readonly mail: ExtractedEmail; readonly question: ModelPrompt | null };
  };
  /** Reads an email again and merges the model's answer as far as the email's own text supports it. */
  applyAnswer: {
    about: WithAids & { readonly answer: string };
    result: { readonly mail: ExtractedEmail; readonly isHelped: boolean };
  };
  /** What a user's correction teaches about the sender's emails. */
  studyEmail: {
    about: WithAids & { readonly truth: UserCorrection };
    result: {
      readonly known: MailLesson | null;
      /** How the lesson reads now; null when there is nothing to learn. */
      readonly learned: Omit<MailLesson, 'id'> | null;
      /** `known` was wrong too often and must be deleted. */
      readonly isForgotten: boolean;
    };
  };
  /** Without HTML, only the text is extracted: for an email whose HTML exceeded the limits. */
  openEmail: { about: { readonly withHtml: boolean }; result: ShownEmail };
  readStatement: {
    about: {
      readonly fileName: string;
      /** Column choices for earlier tables by the fingerprint of their header. */
      readonly readings: Readonly<Record<string, TableReading>>;
      /** The column choice for this very file, which goes before them. */
      readonly chosen: TableReading | null;
      /** For amounts that the file states without a currency. */
      readonly homeCurrency: string;
    };
    result: ReadStatement;
  };
  /**
   * Decides what each transaction of a file does to its account; the bytes are what the account holds, by `packHeld`.
   */
  planImport: {
    about: Pick<StagedAccount, 'chunks' | 'accountType'>;
    /** By `packVerdicts`. */
    result: readonly string[];
  };
  /** Names merchant, category and flow of new transactions of a file, for the database to take as they are. */
  describeNew: {
    about: Pick<StagedAccount, 'accountType'> & {
      readonly chunk: string;
      /** Whether each of its transactions is new. */
      readonly isNew: readonly boolean[];
    };
    result: TransactionColumns;
  };
  drawClaimForm: { about: { readonly content: PackContent }; result: Uint8Array };
  drawBankPaper: { about: { readonly content: PackContent }; result: Uint8Array };
  /** Without text, what the email says of itself alone is drawn: its text exceeded the limits. */
  drawReceipt: {
    about: { readonly facts: ReceiptPdfFacts; readonly withText: boolean };
    result: { readonly pdf: Uint8Array; readonly documents: readonly EmailDocument[] };
  };
}

export type ReaderTaskName = keyof ReaderTasks;

/** What is sent to a reader process; the bytes follow on its standard input. */
export interface ReaderMessage {
  readonly name: ReaderTaskName;
  /** Null when `isRepeated`: then it is what the task before was given. */
  readonly about: unknown;
  readonly isRepeated: boolean;
  readonly size: number;
  readonly limits: TaskLimits;
}

export type ReaderAnswer = ({ readonly result: unknown } | { readonly error: string }) & {
  /** The process uses much memory and should be replaced. */
  readonly isLarge: boolean;
};

export interface TaskLimits {
  /** Processor time of the reader process: waiting for a busy machine does not count. */
  readonly processorMs: number;
  /** Resident memory of the reader process. */
  readonly memoryMb: number;
}

const SECOND = 1_000;
const EMAIL: TaskLimits = { processorMs: 5 * SECOND, memoryMb: 512 };
const QUICK: TaskLimits = { processorMs: 2 * SECOND, memoryMb: 512 };

/** What each task may use before its process is killed. */
export const TASK_LIMITS: Readonly<Record<ReaderTaskName, TaskLimits>> = {
  gateHeaders: { processorMs: 5 * SECOND, memoryMb: 512 },
  readEmail: EMAIL,
  askAboutEmail: EMAIL,
  applyAnswer: EMAIL,
  studyEmail: QUICK,
  openEmail: QUICK,
  readStatement: { processorMs: 20 * SECOND, memoryMb: 1_280 },
  planImport: { processorMs: 20 * SECOND, memoryMb: 1_280 },
  describeNew: { processorMs: 20 * SECOND, memoryMb: 512 },
  findTransfers: { processorMs: 60 * SECOND, memoryMb: 1_280 },
  findStreams: { processorMs: 60 * SECOND, memoryMb: 1_280 },
  matchReceipts: { processorMs: 60 * SECOND, memoryMb: 1_280 },
  drawClaimForm: { processorMs: 20 * SECOND, memoryMb: 512 },
  drawBankPaper: { processorMs: 20 * SECOND, memoryMb: 512 },
  drawReceipt: { processorMs: 10 * SECOND, memoryMb: 512 },
};
