import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { isTooLarge, type ScannedAmount, scanAmount } from '../values/amount-text.ts';
import type { ClassifiedRow } from './classify-rows.ts';
import type { ColumnRole } from './column-role.ts';
import { currencyWord } from './currency/currency-word.ts';
import type { DraftRow } from './draft-row.ts';
import { isOfOriginal } from './original-amount.ts';
import type { TableRow } from './parse-table.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

/** Reads the amounts of a row in its currency; `isFee` when a fee is its only amount. */
export function draftAmounts(classified: ClassifiedRow, columns: TableColumns, decisions: TableDecisions) {
  const { row } = classified;
  const cell = columns.column(row, 'amount');
  const scanned = cell && scanAmount(row.cells[cell.index] ?? '');
  const currency = currencyOf(classified, columns, decisions, cell?.currency ?? null);
  const read = (role: ColumnRole): number | null => {
    const text = columns.text(row, role);
    return text === '' ? null : decisions.amounts.read(text, currency);
  };
  const isCreditAlone = scanned !== null && !columns.has('debit');
  const debitMinor = columns.has('debit') ? read('debit') : null;
  const creditMinor = columns.has('credit') && !isCreditAlone ? read('credit') : null;
  const balanceMinor = read('balance');
  const isBalanceTooLarge = isTooLarge(columns.text(row, 'balance'), balanceMinor);
  const amountMinor = scanned && decisions.amounts.readScanned(scanned, currency);
  return {
    amountMinor: amountMinor ?? 0,
    writtenSign: writtenSign(scanned),
    debitMinor,
    creditMinor,
    balanceMinor: isBalanceTooLarge ? null : balanceMinor,
    isBalanceTooLarge,
    balanceBeforeMinor: read('balanceBefore'),
    currency,
    feeMinor: Math.abs(read('fee') ?? 0),
    isFee: amountMinor === null && debitMinor === null && creditMinor === null,
  };
}

function writtenSign(scanned: ScannedAmount | null): DraftRow['writtenSign'] {
  if (!scanned?.hasSign) return 0;
  return scanned.isNegative ? -1 : 1;
}

/** The row's currency column, otherwise the user's choice, the amount's symbol or header, or the table's currency. */
function currencyOf(
  { row }: ClassifiedRow,
  columns: TableColumns,
  decisions: TableDecisions,
  headerCurrency: CurrencyCode | null,
): CurrencyCode | null {
  const stated = currencyWord(columns.text(row, 'currency'));
  if (stated && !(decisions.baseCurrency && isOfOriginal(row, columns))) return stated;
  if (stated) return decisions.baseCurrency;
  if (decisions.chosenCurrency) return decisions.chosenCurrency;
  for (const role of ['amount', 'debit', 'credit'] as const) {
    const cell = columns.column(row, role);
    const cellCurrency =
      cell === null ? null : (scanAmount(row.cells[cell.index] ?? '')?.currency ?? cell.currency);
    if (cellCurrency) return cellCurrency;
  }
  return headerCurrency ?? decisions.currency;
}

/** Why something that looks like an amount cannot be read. */
export function amountProblem(row: TableRow, columns: TableColumns): UserMessage {
  const texts = (['amount', 'debit', 'credit'] as const).map((role) => columns.text(row, role));
  return userMessage(texts.some((text) => isTooLarge(text, null)) ? 'amountTooLarge' : 'amountUnreadable');
}
