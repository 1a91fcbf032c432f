import { PAYMENT_WORD } from '../../candidates/amounts/roles.ts';
import type { EmailWithCandidates } from '../../find-candidates.ts';
import { anyOf, wholeWords } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import type { TotalCandidate } from '../rank-totals.ts';
import { DECLINED, PAYMENT_DECLINED } from './declined-payment.ts';

const PAID_LABEL = new RegExp(wholeWords('paidLabel'));
const CURRENCY_BEFORE = String.raw`(?:\p{Sc}|[A-Z]{3}\s)?`;
const PERIOD_BEHIND = String.raw`(?:\s?[/\p{L}]+)?(?:\s[/\p{L}]+){0,2}?`;
const PRICE_BEFORE = String.raw`${CURRENCY_BEFORE}\d[\d.,]*\s?(?:\p{Sc}|\p{L}{2,3}\.?)?${PERIOD_BEHIND}`;
const PRICE_CHANGE = new RegExp(
  String.raw`\b(?:${anyOf('priceFrom')})\s${PRICE_BEFORE}\s(?:${anyOf('priceTo')})\s${CURRENCY_BEFORE}\d` +
    String.raw`|\d円?\s?から\s?[¥\d][\d,]*円?\s?(?:へ|に)`,
  'u',
);
const PERCENT_OFF = new RegExp(
  String.raw`\d{1,2}\s?%\s?(?:${anyOf('percentOff')})|-\s?\d{2}\s?%|\d{1,2}\s?%\s?(?:OFF|オフ|할인)`,
);

/** A future charge (`you'll be billed`) has not been paid. */
const TO_COME = new RegExp(String.raw`\b(?:${anyOf('futureWord')})\b`);

/** True for a label of a charge to come (`Total to be charged`). */
export function isFutureLabel(label: string): boolean {
  return TO_COME.test(label);
}

/** True for a label that marks its amount as paid or charged. */
export function isPaidLabel(label: string): boolean {
  return PAID_LABEL.test(label) && !isFutureLabel(label);
}

const PERIODIC_PRICE = new RegExp(
  String.raw`^\s*(?:\/|per |pro |par |al |por )\s?(?:${anyOf('periodName')})`,
);

/** True when an amount is followed by its billing period (`$9.99 / month`). */
export function hasPeriodicPrice({ amounts }: EmailWithCandidates): boolean {
  return amounts.some(({ amount }) => PERIODIC_PRICE.test(amount.right));
}

const PRICE_CHANGE_LINES_MAX = 60;

/** True when a line announces a price change from one amount to another. */
export function hasPriceChange({ lines }: EmailWithCandidates): boolean {
  return lines.slice(0, PRICE_CHANGE_LINES_MAX).some(({ text }) => PRICE_CHANGE.test(text));
}

/** Number of lines with a percentage discount. */
export function countPercentOff({ lines }: EmailWithCandidates): number {
  return lines.filter(({ text }) => text.includes('%') && PERCENT_OFF.test(text)).length;
}

const PLAN = new RegExp(wholeWords('planWord'));

/** True when an item row, or the line next to it, names a plan or a period. */
export function hasPlanItem({ items, lines }: EmailWithCandidates): boolean {
  if (items.length > 6) return false;
  return items.some(({ name, line }) =>
    PLAN.test(
      foldText(
        `${name} ${lines[line]?.text.slice(0, 200) ?? ''} ${lines[line + 1]?.text.slice(0, 80) ?? ''}`,
      ),
    ),
  );
}

const ROW_LINES_MAX = 40;
const ROW_CHARS_MAX = 90;
const SENTENCE_CHARS_MAX = 240;
/** A purchase paid in installments and a loan are not plans. */
const NO_PLAN = new RegExp(String.raw`\b(?:${anyOf('installmentPlan')}|${anyOf('loanPrincipal')})\b`);

/** True when a label and value row, or the line of the total, names a plan or a period (`Product | Plus (Monthly)`). */
export function hasPlanRow({ lines }: EmailWithCandidates, top: TotalCandidate | undefined): boolean {
  return lines.slice(0, ROW_LINES_MAX).some(({ text, cells }, index) => {
    const isOfTotal = index === top?.found.amount.line && text.length <= SENTENCE_CHARS_MAX;
    if (!isOfTotal && (cells.length < 2 || text.length > ROW_CHARS_MAX)) return false;
    const folded = foldText(text);
    return PLAN.test(folded) && !NO_PLAN.test(folded);
  });
}

/**
 * True when a second line states a card or cash with the amount of the total (`Visa 1009 $23.87`, `Credit card
 * (142.80)`).
 */
export function hasTender({ amounts, lines }: EmailWithCandidates, top: TotalCandidate): boolean {
  const { minor, line: totalLine } = top.found.amount;
  if (minor === 0) return false;
  return amounts.some(({ amount }) => {
    if (amount.minor !== minor || (amount.line === totalLine && amounts.length > 1)) return false;
    const text = foldText(
      `${amount.left} ${amount.right} ${amount.above} ${lines[amount.line]?.text.slice(0, 120) ?? ''}`,
    );
    return PAYMENT_WORD.test(text) && !DECLINED.test(text) && !PAYMENT_DECLINED.test(text);
  });
}
