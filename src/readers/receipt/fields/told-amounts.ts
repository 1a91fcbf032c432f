import { findMoney } from '../candidates/money.ts';
import type { CurrencySettler } from '../candidates/settle-currency.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { isBoilerplate } from '../page/boilerplate.ts';
import { isPriceRow, type Line, type Page } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { type Amount, type LineMoney, readAmounts } from './amounts.ts';
import { readChargeClauses } from './charge-clauses.ts';
import type { ReadAmount } from './items.ts';
import { roleOfLabel } from './label-roles.ts';
import { type RoleReading, readRole } from './roles.ts';
import { readVatRows } from './vat-table.ts';

/** The amounts of a page with their roles, less those of recommendations, offers and terms where others stand. */
export function readToldAmounts(
  page: Page,
  tokens: readonly LineMoney[][],
  settler: CurrencySettler,
): readonly ReadAmount[] {
  const reads = readVatRows(
    readAmounts(page, tokens, settler).map(
      (amount): ReadAmount => ({ amount, reading: roleIn(page.lines[amount.line], amount) }),
    ),
    page.lines,
  );
  return readChargeClauses(withoutAsides(withoutRecommendations(reads, page.lines), page.lines));
}

const NAME_CHARS_MIN = 16;
/** Fewer words are a label before its amount. */
const SENTENCE_WORDS_MIN = 8;

/** What an amount is; inside the name of a thing that has its price in a cell of its own, it is part of the name. */
function roleIn(line: Line | undefined, amount: Amount): RoleReading {
  const reading = readRole(amount);
  if (!line || !isPriceRow(line) || amount.cell === line.cells.length - 1) return reading;
  const around = (line.cells[amount.cell]?.text.length ?? 0) - amount.text.length;
  return around >= NAME_CHARS_MIN && reading.role === 'total'
    ? { ...reading, role: 'unit', strength: 1 }
    : reading;
}

const RECOMMENDED = new RegExp(`^(?:${anyOf('recommendation')})`);

/** Line of the heading over things one did not buy, or -1. */
export function recommendationsAt(lines: readonly Line[]): number {
  return lines.findIndex(
    ({ text }, index) => index > 0 && text.length < 90 && RECOMMENDED.test(foldText(text)),
  );
}

/** An amount that is no balance, saving or point stands outside of offers, terms and recommendations. */
export function speaksOfMoney({ lines }: Page): boolean {
  const end = recommendationsAt(lines);
  return lines.some(
    (line, index) =>
      (end < 0 || index < end) && /\d/.test(line.text) && !isAsideLine(line) && hasOwnAmount(line),
  );
}

function hasOwnAmount({ text }: Line): boolean {
  return findMoney(text).some(({ start }) => {
    const label = foldText(text.slice(Math.max(0, start - 60), start));
    const role = roleOfLabel(label.slice(label.search(/(?<![^.!?])[^.!?]*$/)))?.role;
    return role !== 'decoy' && role !== 'saved';
  });
}

/** Leaves out the amounts of offers and terms, when others stand beside them. */
function withoutAsides(reads: readonly ReadAmount[], lines: readonly Line[]): readonly ReadAmount[] {
  const told = reads.filter(({ amount }) => !isAsideLine(lines[amount.line]));
  return told.length > 0 ? told : reads;
}

function isAsideLine(line: Line | undefined): boolean {
  if (line === undefined || isPriceRow(line) || !isBoilerplate(line.text)) return false;
  return /[.!?。]$/u.test(line.text) || line.text.split(' ').length >= SENTENCE_WORDS_MIN;
}

/** Leaves out the amounts behind a heading of recommendations, once a total has stood before it. */
function withoutRecommendations(reads: readonly ReadAmount[], lines: readonly Line[]): readonly ReadAmount[] {
  const cut = recommendationsAt(lines);
  if (cut < 0) return reads;
  const before = reads.filter(({ amount }) => amount.line < cut);
  const isTotal = ({ reading }: ReadAmount) => reading.role === 'total' && reading.strength >= 2;
  return before.length > 0 && (before.some(isTotal) || !reads.some(isTotal)) ? before : reads;
}
