import type { TransactionColumns } from '#db/repositories/transactions/new-transactions.ts';
import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import type {
  ExtractedEmail,
  ModelPrompt,
  ReaderContext,
  ReaderCorrection,
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

/** The user's column choices for a table. */
export interface TableReading extends ColumnMapping {
  readonly dateOrder: DateOrder | null;
  readonly flipSigns: boolean;
}

/** A statement file as parsed by a reader process. */
export interface ReadStatement {
  readonly format: StatementFormat;
  readonly errors: readonly RowError[];
  readonly warnings: readonly StatementWarning[];
  readonly accountCount: number;
  /** The assumed currency if neither the file nor its columns state one; null otherwise. */
  readonly assumedCurrency: string | null;
  /** The accounts in stored form, see `staged-transactions.ts`. */
  readonly packed: string;
  /** Columns of a table; null for other formats. */
  readonly shape: TableShape | null;
  /** The column choices used, if any. */
  readonly reading: TableReading | null;
}

/** A displayable email: sanitized HTML for a sandboxed frame without network access, or text. */
export interface ShownEmail {
  readonly html: string | null;
  readonly text: string | null;
  /** The email has HTML that is too large or too complex to sanitize. */
  readonly isTooComplex: boolean;
}

/** A PDF attachment of an email. */
export interface EmailDocument {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The parsed headers of an email, and whether to fetch it. */
export interface GatedHeaders {
  readonly facts: HeaderFacts;
  readonly gate: HeaderCheck;
}

interface WithContext {
  readonly context: ReaderContext;
}

/** Every task of a reader process. `about` is sent with the bytes and must support structured cloning. */
export interface ReaderTasks extends LedgerTasks {
  /** Decides by headers which emails to fetch; the bytes are header blocks of these sizes. */
  gateHeaders: { about: { readonly sizes: readonly number[] }; result: readonly GatedHeaders[] };
  readEmail: { about: WithContext; result: ExtractedEmail };
  /** Reads an email and prepares the questions for a language model; null if nothing is ambiguous. */
  askAboutEmail: {
    about: WithContext;
    result: { readonly mail: ExtractedEmail; readonly question: ModelPrompt | null };
  };
  /** Reads an email again and merges the model's answer where the email's text supports it. */
  applyAnswer: {
    about: WithContext & { readonly answer: string };
    result: { readonly mail: ExtractedEmail; readonly isHelped: boolean };
  };
  /** Updates what is known about the sender's emails from a user's correction. */
  studyEmail: {
    about: WithContext & { readonly truth: UserCorrection };
    result: {
      readonly known: ReaderCorrection | null;
      /** The updated correction; null if there is nothing to learn. */
      readonly learned: Omit<ReaderCorrection, 'id'> | null;
      /** `known` was wrong too often and must be deleted. */
      readonly isForgotten: boolean;
    };
  };
  /** Without HTML, only text is extracted, for emails whose HTML exceeded the limits. */
  openEmail: { about: { readonly withHtml: boolean }; result: ShownEmail };
  readStatement: {
    about: {
      readonly fileName: string;
      /** Column choices for earlier tables, by header fingerprint. */
      readonly readings: Readonly<Record<string, TableReading>>;
      /** The column choice for this file, which takes precedence. */
      readonly chosen: TableReading | null;
      /** The currency of amounts stated without one. */
      readonly homeCurrency: string;
      /** The user's choice of the currency of a table. */
      readonly chosenCurrency?: string | undefined;
    };
    result: ReadStatement;
  };
  /**
   * Decides how each transaction of a file affects its account; the bytes are the stored transactions, by
   * `packStoredTransactions`.
   */
  planImport: {
    about: Pick<StagedAccount, 'chunks' | 'accountType'>;
    /** By `packVerdicts`. */
    result: readonly string[];
  };
  /** Assigns merchant, category and flow to new transactions of a file, ready to store. */
  describeNew: {
    about: Pick<StagedAccount, 'accountType'> & {
      readonly chunk: string;
      /** Whether each transaction is new. */
      readonly isNew: readonly boolean[];
    };
    result: TransactionColumns;
  };
  drawClaimForm: { about: { readonly content: PackContent }; result: Uint8Array };
  drawBankPaper: { about: { readonly content: PackContent }; result: Uint8Array };
  /** Without text, only the header fields are drawn, for emails whose text exceeded the limits. */
  drawReceipt: {
    about: { readonly facts: ReceiptPdfFacts; readonly withText: boolean };
    result: { readonly pdf: Uint8Array; readonly documents: readonly EmailDocument[] };
  };
}

export type ReaderTaskName = keyof ReaderTasks;

/** A request to a reader process; the bytes follow on its standard input. */
export interface ReaderMessage {
  readonly name: ReaderTaskName;
  /** Null if `isRepeated`: reuse the previous task's value. */
  readonly about: unknown;
  readonly isRepeated: boolean;
  readonly size: number;
  readonly limits: TaskLimits;
}

export type ReaderAnswer = { readonly result: unknown } | { readonly error: string };

export interface TaskLimits {
  /** CPU time of the reader process, so waiting on a busy machine doesn't count. */
  readonly processorMs: number;
  /** Resident memory of the reader process. */
  readonly memoryMb: number;
}

const SECOND = 1_000;
const EMAIL: TaskLimits = { processorMs: 5 * SECOND, memoryMb: 512 };
const QUICK: TaskLimits = { processorMs: 2 * SECOND, memoryMb: 512 };

/** Resource limits per task; a process that exceeds them is killed. */
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
