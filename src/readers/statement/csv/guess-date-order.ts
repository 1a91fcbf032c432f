import type { DateOrder } from '../statement-file.ts';
import type { DecimalMark } from '../values/amount-text.ts';
import type { SortedTable } from './sort-rows.ts';
import type { TableColumns } from './table-columns.ts';

/**
 * The likelier order of day and month where the dates alone do not say: month first is a habit of the United
 * States, so any sign of another place (decimal comma, semicolons, dots, other languages, British words) means
 * day first.
 */
export function guessDateOrder(
  columns: TableColumns,
  sorted: SortedTable,
  mark: DecimalMark,
  delimiter: string,
): DateOrder {
  if (mark === ',' || delimiter === ';') return 'dmy';
  const first = sorted.rows[0];
  const text = first === undefined ? '' : columns.text(first.row, 'postedOn');
  if (/^\d{1,2}\.\d/.test(text)) return 'dmy';
  const headers = columns.headers.join(' ').toLowerCase();
  if (/[^\p{ASCII}]/u.test(headers) || BRITISH.test(headers)) return 'dmy';
  if (ENGLISH.test(headers) || headers.trim() === '') return 'mdy';
  return 'dmy';
}

const ENGLISH =
  /\b(?:amount|description|balance|debit|credit|date|payee|memo|transaction|withdrawals?|deposits?)\b/;
const BRITISH =
  /\b(?:paid (?:in|out)|money (?:in|out)|sort code|cheque|narrative|gbp|eur|aud|nzd|inr|zar|libelle|datum|fecha|data|montant|betrag|importe|importo|bedrag|kwota|belopp|narration|particulars|chq|value date)\b|withdrawal amt/;
