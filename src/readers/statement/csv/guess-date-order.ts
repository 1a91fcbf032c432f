import type { DateOrder } from '../statement-file.ts';
import { words } from '../text/alternatives.ts';
import type { DecimalMark } from '../values/amount-text.ts';
import type { ClassifiedTable } from './classify-rows.ts';
import type { TableColumns } from './table-columns.ts';

/** The likelier order of day and month, and whether the table clearly shows its origin. */
export interface GuessedOrder {
  readonly order: DateOrder;
  readonly isSure: boolean;
}

/**
 * Guesses the order when the dates are ambiguous: month first is used in the United States, so any sign of another
 * country (decimal comma, dots, other languages, British words) means day first.
 */
export function guessDateOrder(
  columns: TableColumns,
  classified: ClassifiedTable,
  mark: DecimalMark,
  delimiter: string,
): GuessedOrder {
  const first = classified.rows[0];
  const text = first === undefined ? '' : columns.text(first.row, 'postedOn');
  if (/^\d{1,2}\.\s?\d/.test(text)) return { order: 'dmy', isSure: true };
  const headers = columns.headers.join(' ').toLowerCase();
  if (mark === ',' || FOREIGN.test(headers) || /[^\p{ASCII}£€#–—’]/u.test(headers))
    return { order: 'dmy', isSure: true };
  if (first !== undefined && columns.text(first.row, 'currency') === 'USD')
    return { order: 'mdy', isSure: !BRITISH.test(headers) };
  if (BRITISH.test(headers)) return { order: 'dmy', isSure: true };
  const hasDollars = classified.rows
    .slice(0, 20)
    .some(({ row }) => row.cells.some((cell) => /^[-+(]?\s?\$\s?\d/.test(cell)));
  if (AMERICAN.test(headers) || hasDollars) return { order: 'mdy', isSure: true };
  const isDayFirst = delimiter === ';' || /\bmoney (?:in|out)\b/.test(headers);
  return { order: isDayFirst ? 'dmy' : 'mdy', isSure: false };
}

const AMERICAN = /\bcheck (?:number|no|#|or slip)|\bzip\b|\brunning bal\b|usd|trans\. date|post date\b/;
const BRITISH = new RegExp(
  [
    words(`
    paid (?:in|out)|sort code|cheque|narrative|gbp|aud|nzd|inr|zar|narration
    particulars|chq
  `),
    `withdrawal amt|£|€`,
  ].join('|'),
);
const FOREIGN = new RegExp(
  words(String.raw`
    libelle|datum|fecha|montant|betrag|importe|importo|bedrag|kwota|belopp|belob|belop|valor|saldo
    solde|buchung\w*|eur|pln|sek|dkk|nok|chf|tarih|castka
  `),
);
