import { anyOf } from '../../lexicon/compile/patterns.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import { isPriceRow, type Line, type Page } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { CurrencyResolver } from '../currency/resolve-currency.ts';
import { findMoney } from '../money.ts';
import { type Amount, type LineMoney, readAmounts } from './amounts.ts';
import { readChargeClauses } from './charge-clauses.ts';
import { roleOfLabel } from './label-roles.ts';
import { type AmountCandidate, byLabel, type RoleReading, readRole } from './roles.ts';
import { withoutSuggestedTips } from './suggested-tips.ts';
import { readVatRows } from './vat-table.ts';

/**
 * Finds the amounts of a page with their roles. Amounts of recommendations, offers and terms are dropped if there are
 * others.
 */
export function findAmountCandidates(
  page: Page,
  tokens: readonly LineMoney[][],
  currencyResolver: CurrencyResolver,
): readonly AmountCandidate[] {
  const amounts = readVatRows(
    withoutOptionPrices(readAmounts(page, tokens, currencyResolver), page.lines).map(
      (amount): AmountCandidate => ({ amount, reading: roleIn(page.lines[amount.line], amount) }),
    ),
    page.lines,
  );
  const charged = withNumberedSums(withoutSuggestedTips(amounts, page.lines));
  return readChargeClauses(withoutBoilerplate(withoutRecommendations(charged, page.lines), page.lines));
}

const SUM_WORD = new RegExp(anyOf('totalWord'));

/** Sums of numbered groups (`Job 1 total`, `Job 2 total`) are none of all. */
function withNumberedSums(amounts: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const numbered = amounts.filter(
    ({ reading: { role, strength, label } }) =>
      role === 'total' && strength < 2 && /\d/.test(label) && SUM_WORD.test(label),
  );
  const sums = byLabel(numbered).filter(
    (group) => new Set(group.map(({ reading }) => reading.label)).size > 1,
  );
  const parts = new Set(sums.flat());
  return amounts.map((found) =>
    parts.has(found) ? { ...found, reading: { ...found.reading, role: 'subtotal' } } : found,
  );
}

/** Before the surcharge of an option in the same cell (`Liner: Yes (+$4.00)`, `Gold foil, one side: +$18.00`). */
const OPTION_PRICE = /[\p{L}\d] ?[(:] ?\+ ?\p{Sc}?$/u;

/** Drops the surcharges of options, which the price of their item includes. */
function withoutOptionPrices(amounts: readonly Amount[], lines: readonly Line[]): readonly Amount[] {
  const isOption = ({ line, cell, start }: Amount) => {
    const before = (lines[line]?.cells[cell]?.text ?? '').slice(0, start);
    // `运费:+ ￥6.00` is shipping.
    return OPTION_PRICE.test(before.slice(-OPTION_MARK_MAX)) && roleOfLabel(foldText(before)) === null;
  };
  return amounts.filter((amount) => !isOption(amount));
}

const OPTION_MARK_MAX = 8;
const NAME_CHARS_MIN = 16;
/** Fewer words before an amount form a label, not a sentence. */
const SENTENCE_WORDS_MIN = 8;

/**
 * Reads the role of an amount. An amount inside an item name whose price has its own cell is part of the name. In a
 * table with a tax column, the tax of the last row is no total, and the price of an item is no tax.
 */
function roleIn(line: Line | undefined, amount: Amount): RoleReading {
  const reading = readRole(amount);
  if (!line || !isPriceRow(line)) return reading;
  if (amount.cell === line.cells.length - 1) return besideTaxRate(line, amount, reading);
  if (reading.role === 'total' && isTaxHeader(amount.header)) return { ...reading, role: 'tax' };
  if (reading.role === 'discount' && IS_RATE.test(amount.left)) return { ...reading, role: 'unit' };
  const around = (line.cells[amount.cell]?.text.length ?? 0) - amount.text.length;
  return around >= NAME_CHARS_MIN && reading.role === 'total'
    ? { ...reading, role: 'unit', strength: 1 }
    : reading;
}

/** The price of one in brackets before the price of all (`AutoPay discount (3 lines × $5.00) | -$15.00`). */
const IS_RATE = /\(\d{1,3} (?:\p{L}+ )?[x×@] ?$/u;

function isTaxHeader(header: string): boolean {
  return header !== '' && roleOfLabel(header)?.role === 'tax';
}

/** A tax and its rate alone (`HST 13%`). */
const TAX_RATE = /^\D{2,16} ?\d{1,2}(?:[.,]\d{1,3})? ?%$/;

/** The price of an item beside the rate of its tax under a header of its own (`Band | HST 13% | 10.00`). */
function besideTaxRate({ cells }: Line, { cell, left, header }: Amount, reading: RoleReading): RoleReading {
  const [name] = cells;
  if (reading.role !== 'tax' || cell < 2 || header === '' || isTaxHeader(header) || !name) return reading;
  const label = foldText(name.text);
  const isItem =
    TAX_RATE.test(left) && label !== left && /\p{L}{3}/u.test(label) && roleOfLabel(label) === null;
  return isItem ? { role: 'none', strength: 0, label, isBeside: true } : reading;
}

const RECOMMENDED = new RegExp(`^(?:${anyOf('recommendation')})`);

/** Line of the heading over recommended products, or -1. */
export function findRecommendations(lines: readonly Line[]): number {
  return lines.findIndex(
    ({ text }, index) => index > 0 && text.length < 90 && RECOMMENDED.test(foldText(text)),
  );
}

/**
 * True when an amount that is not a balance, saving or point total occurs outside offers, terms and recommendations.
 */
export function hasOwnAmounts({ lines }: Page): boolean {
  const end = findRecommendations(lines);
  return lines.some(
    (line, index) =>
      (end < 0 || index < end) && /\d/.test(line.text) && !isBoilerplateLine(line) && hasOwnAmount(line),
  );
}

function hasOwnAmount({ text }: Line): boolean {
  return findMoney(text).some(({ start }) => {
    const label = foldText(text.slice(Math.max(0, start - 60), start));
    const role = roleOfLabel(label.slice(label.search(/(?<![^.!?])[^.!?]*$/)))?.role;
    return role !== 'unrelated' && role !== 'saved';
  });
}

/** Drops the amounts of offers and terms if there are others. */
function withoutBoilerplate(
  amounts: readonly AmountCandidate[],
  lines: readonly Line[],
): readonly AmountCandidate[] {
  const stated = amounts.filter(({ amount }) => !isBoilerplateLine(lines[amount.line]));
  return stated.length > 0 ? stated : amounts;
}

function isBoilerplateLine(line: Line | undefined): boolean {
  if (line === undefined || isPriceRow(line) || !isBoilerplate(line.text)) return false;
  return /[.!?。]$/u.test(line.text) || line.text.split(' ').length >= SENTENCE_WORDS_MIN;
}

/** Drops the amounts after a recommendations heading if a total precedes it. */
function withoutRecommendations(
  amounts: readonly AmountCandidate[],
  lines: readonly Line[],
): readonly AmountCandidate[] {
  const cut = findRecommendations(lines);
  if (cut < 0) return amounts;
  const before = amounts.filter(({ amount }) => amount.line < cut);
  const isTotal = ({ reading }: AmountCandidate) => reading.role === 'total' && reading.strength >= 2;
  return before.length > 0 && (before.some(isTotal) || !amounts.some(isTotal)) ? before : amounts;
}
