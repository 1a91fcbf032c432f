/** Values of each warning about a statement file. Amounts are signed decimal strings in the account's currency. */
interface WarningValues {
  readonly amountsRounded: { readonly count: number };
  readonly balanceColumnBreaks: {
    readonly count: number;
    readonly line: number;
    readonly difference: string;
  };
  readonly balanceMismatch: {
    /** Last digits of the account number; null if the file does not state it. */
    readonly accountEnding: string | null;
    readonly computed: string;
    readonly stated: string;
    readonly difference: string;
  };
  /** The balance is larger than the ledger can add up. */
  readonly balanceTooLarge: { readonly accountEnding: string | null };
  readonly bankWarning: { readonly bankCode: string; readonly message: string };
  readonly correctionsOutsideFile: { readonly count: number };
  readonly currencyGuessed: { readonly currency: string };
  readonly dateOrderGuessed: { readonly order: 'mdy' | 'dmy' | 'ymd' };
  readonly datesClamped: { readonly count: number };
  readonly declinedOmitted: { readonly count: number };
  readonly errorsHidden: { readonly count: number };
  readonly feesExcluded: Record<string, never>;
  readonly feesIncluded: Record<string, never>;
  readonly fileCutOff: Record<string, never>;
  readonly identifiersRepeated: {
    readonly accountEnding: string | null;
    readonly repeated: number;
    readonly total: number;
    readonly isUnreliable: boolean;
  };
  readonly informationalOmitted: { readonly count: number };
  readonly noTransactions: Record<string, never>;
  readonly originalAmountsUnread: { readonly count: number; readonly line: number };
  readonly purchaseDatesUnread: { readonly count: number; readonly line: number };
  readonly sidesGuessed: Record<string, never>;
  readonly signsFlipped: { readonly because: 'paymentsNegative' | 'balanceColumn' | 'purchaseTexts' };
  readonly signsFromBalance: Record<string, never>;
  readonly signsMissing: Record<string, never>;
  readonly signsUncertain: Record<string, never>;
  readonly signsUnexpected: { readonly count: number };
  readonly splitsUnbalanced: { readonly count: number };
  readonly tradesOmitted: { readonly count: number };
}

export type WarningCode = keyof WarningValues;

/** A problem found while reading a statement file that the user should know about. */
export type StatementWarning<Code extends WarningCode = WarningCode> = {
  [Each in Code]: {
    readonly code: Each;
    readonly values: WarningValues[Each];
    /** Name of the affected file of an archive, or of the sheet of a spreadsheet with several. */
    readonly fileName?: string;
  };
}[Code];

/** The text of each warning in one language. */
export type WarningTexts = { readonly [Code in WarningCode]: (values: WarningValues[Code]) => string };

export function warningText<Code extends WarningCode>(
  texts: WarningTexts,
  { code, values, fileName }: { code: Code; values: WarningValues[Code]; fileName?: string | undefined },
): string {
  const text = texts[code](values);
  return fileName === undefined ? text : `${fileName}: ${text}`;
}
