import type { UserMessage } from './user-message.ts';

/** The kinds of entries in statement files: lines of a table, QIF records, and entries of other formats. */
export type EntryKind = 'row' | 'record' | 'entry';

/** Why a statement file, or one of its transactions, cannot be read. */
export interface StatementProblems {
  /** A problem with a file in an archive. */
  readonly inFile: [fileName: string, problem: UserMessage];
  readonly fileIsEmpty: [];
  readonly fileIsImage: [];
  readonly fileIsPdf: [];
  readonly fileIsSpreadsheet: [];
  readonly fileIsDocument: [];
  readonly fileIsZip: [];
  readonly workbookBroken: [];
  readonly fileIsGzip: [];
  readonly fileIs7z: [];
  readonly fileIsRar: [];
  readonly fileIsRtf: [];
  readonly fileIsDatabase: [];
  readonly fileIsBinary: [];
  readonly fileIsJson: [];
  readonly fileIsWebPage: [];
  readonly webPageWithoutTable: [];
  readonly fileIsInvoice: [];
  readonly fileTooLarge: [megabytesMax: number];
  readonly tooManyTransactions: [transactionsMax: number];
  readonly tooManyAccounts: [];
  readonly tooManyColumns: [columnsMax: number];
  readonly zipEmpty: [];
  readonly zipBroken: [];
  readonly zipEncrypted: [];
  readonly zipTooLarge: [];
  readonly zipTooManyFiles: [filesMax: number];
  readonly zipCompression: [method: number];
  readonly xmlBroken: [];
  readonly xmlDocumentType: [];
  readonly xmlDefinitions: [];
  readonly xmlUnknown: [rootElement: string];
  readonly camtWithoutStatement: [];
  readonly mt940WithoutStatement: [];
  readonly ofxWithoutStatement: [];
  readonly qifWithoutAccount: [];
  readonly onlyInvestments: [];
  readonly onlyTrades: [];
  readonly bankAnsweredError: [bankCode: string, bankMessage: string];
  readonly noTable: [];
  readonly noTransactionsFound: [];
  readonly tableOfBalances: [];
  readonly tableOfTrades: [];
  readonly dateMissing: [entry: EntryKind];
  readonly amountMissing: [entry: EntryKind];
  readonly amountTooLarge: [];
  readonly amountUnreadable: [];
  readonly directionMissing: [];
  readonly noSuchDate: [text: string];
  readonly notAnAmount: [text: string];
  readonly notAStatementLine: [text: string];
}

/** Why an uploaded email file, or a part of it, cannot be read. */
export interface MailFileProblems {
  readonly mailFileIsEmpty: [];
  readonly mailFileIsOutlookMessage: [];
  readonly mailFileIsOutlookData: [];
  readonly notAMailFile: [];
  readonly mailFileTooComplex: [];
  readonly tooManyMessages: [messagesMax: number];
  readonly archiveIsTar: [];
  readonly archiveDamaged: [];
  readonly archiveEncrypted: [];
  readonly archiveCompression: [];
  readonly archiveTooLarge: [];
  readonly archiveTooManyFiles: [filesMax: number];
}

/** Why a bank's transaction or account cannot be stored. */
export interface BankDataProblems {
  readonly unknownAccount: [];
  readonly invalidAmount: [];
  readonly notACurrency: [text: string];
  readonly currencyMissing: [];
  readonly accountCurrencyMissing: [];
  readonly accountFormatUnknown: [];
  readonly formatUnknown: [];
  /** The field's name as the bank's provider writes it. */
  readonly fieldInvalid: [field: string];
  readonly accountFieldInvalid: [field: string];
  readonly amountOrDateInvalid: [];
}
