import { scanAmount } from '../values/amount-text.ts';
import { AMOUNT_ROLES, type ColumnRole } from './column-role.ts';
import type { Layout } from './find-layout.ts';
import { isDataRow } from './read-headerless.ts';

const SAMPLE_ROWS = 1_000;
/** Fewer rows prove nothing about texts and decimals. */
const ROWS_MIN = 3;

const TEXTS: ReadonlySet<ColumnRole> = new Set(['description', 'payee', 'memo', 'type', 'reference']);
const MARKS: ReadonlySet<ColumnRole> = new Set(['direction', 'currency', 'status']);

/**
 * True for a table without a header whose numbers are no amounts of money, such as temperatures or meter readings: they
 * are not written with cents, and no text tells one row from another, or each has exactly one decimal.
 */
export function isHeaderlessMeasures({ headerRow, columns, rows }: Layout): boolean {
  if (headerRow !== -1 || columns.some(({ role }) => role !== null && MARKS.has(role))) return false;
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => isDataRow(cells));
  const cellsOf = (roles: ReadonlySet<ColumnRole>): string[] =>
    sample.flatMap(({ cells }) =>
      columns.flatMap(({ role, index }) => (role !== null && roles.has(role) && cells[index]) || []),
    );
  const amounts = cellsOf(AMOUNT_ROLES).flatMap((cell) => scanAmount(cell) ?? []);
  const texts = cellsOf(TEXTS).filter((cell) => /\p{L}/u.test(cell));
  if (amounts.every(({ body }) => CENTS.test(body))) return false;
  if (texts.length === 0) return true;
  if (sample.length < ROWS_MIN) return false;
  if (amounts.every(({ body }) => ONE_DECIMAL.test(body))) return true;
  return new Set(texts).size === 1 && amounts.every(({ hasSign }) => !hasSign);
}

const CENTS = /[.,]\d\d$/;
const ONE_DECIMAL = /^\d+[.,]\d$/;
