import type { Amount } from './amounts.ts';
import {
  CHARGE_DONE,
  CHARGE_TO_COME,
  CONDITIONAL,
  DENIAL,
  EQUALS_BEFORE,
  IN_ALL_BEHIND,
  OF_WHICH,
  PAYMENT_COMPLETED,
  REFUNDED,
  REPAYABLE,
  STILL_OPEN,
  TENDERED,
} from './clause-patterns.ts';
import type { AmountCandidate, Role, RoleReading } from './roles.ts';
import { findSentenceTotals } from './sentence-totals.ts';

/** Pages with more amounts have a labeled total. */
const AMOUNTS_MAX = 24;
const CLAUSE_WORDS_MIN = 3;
const LABEL_WORDS_MAX = 5;
/** Role strength of a first payment (`Deposit of`). */
const FIRST_PART = 4;

/**
 * Assigns roles to amounts in sentences by their wording (`the £500 retainer has landed`, `£6 went back onto your
 * card`, `a deposit of £20 is payable on the day`). Skips charges when a label names the total.
 */
export function readChargeClauses(amounts: readonly AmountCandidate[]): readonly AmountCandidate[] {
  if (amounts.length > AMOUNTS_MAX) return amounts;
  const isStated = amounts.some(isLabeledTotal);
  const sums = findSentenceTotals(amounts);
  return amounts.map((found, index) => {
    const hasNext = isBehind(amounts[index + 1], found);
    const told = sums.has(found) ? wordsOfCell(found, amounts) : null;
    const sum = told === null ? null : (sumOfRefund(found, amounts) ?? sumInClause(found, told));
    const reading = sum ?? readingInClause(found, isStated, hasNext);
    return reading === null ? found : { ...found, reading };
  });
}

/** The sum of the amounts in a sentence is a charge if the words around it or around its parts say so. */
function sumInClause({ amount, reading }: AmountCandidate, told: string): RoleReading | null {
  const clause = `${ownSentence(amount.left)} $ ${amount.right.slice(0, endOfSentence(amount.right))}`;
  if (!MAY_BE_SUM.has(reading.role) || isOpen(clause) || DENIAL.test(clause) || REFUNDED.test(clause))
    return null;
  const isCharged = isChargeClause(clause) || TENDERED.test(clause);
  const isToldCharged = isChargeClause(told) && !isOpen(told) && !DENIAL.test(told) && !REFUNDED.test(told);
  return isCharged || isToldCharged ? { ...reading, role: 'total', strength: 3 } : null;
}

/** The sum of the parts that a sentence says were refunded (`we credited the $60 plus $4.20 in tax, $64.20 in all`). */
function sumOfRefund(found: AmountCandidate, amounts: readonly AmountCandidate[]): RoleReading | null {
  const { amount, reading } = found;
  if (!IN_ALL_BEHIND.test(amount.right) || !MAY_BE_SUM.has(reading.role)) return null;
  const isRefund = amounts.some(
    (part) => isBehind(part, found) && part.amount.start < amount.start && part.reading.role === 'refund',
  );
  return isRefund ? { ...reading, role: 'refund', strength: 3 } : null;
}

function isChargeClause(clause: string): boolean {
  return CHARGE_DONE.test(clause) || PAYMENT_COMPLETED.test(clause);
}

/** Returns the words around all amounts of the candidate's cell. */
function wordsOfCell(found: AmountCandidate, amounts: readonly AmountCandidate[]): string {
  return amounts
    .filter((other) => isBehind(other, found))
    .map(({ amount }) => `${amount.left} $ ${amount.right}`)
    .join(' ');
}

/** True when both amounts are in one cell. */
function isBehind(next: AmountCandidate | undefined, { amount }: AmountCandidate): boolean {
  return next?.amount.line === amount.line && next.amount.cell === amount.cell;
}

function isLabeledTotal({ reading }: AmountCandidate): boolean {
  const { role, strength, label } = reading;
  return role === 'total' && strength >= 2 && strength < FIRST_PART && wordCount(label) <= LABEL_WORDS_MAX;
}

const MAY_BE_CHARGED: ReadonlySet<Role> = new Set([
  'none',
  'unrelated',
  'gift',
  'fee',
  'shipping',
  'unit',
  'total',
]);
const MAY_BE_SUM: ReadonlySet<Role> = new Set(['none', 'tax', 'fee', 'shipping', 'total']);

function readingInClause(found: AmountCandidate, isStated: boolean, hasNext: boolean): RoleReading | null {
  const { amount, reading } = found;
  if (amount.minor === 0 || amount.isStruck) return null;
  const right = amount.right.slice(0, endOfSentence(amount.right));
  if (MAY_BE_SUM.has(reading.role) && isSumOfOthers(amount, reading, right, hasNext))
    return { ...reading, role: 'total', strength: 3 };
  const clause = `${ownSentence(amount.left)} $ ${right}`.replace(REPAYABLE, ' ');
  if (reading.strength === FIRST_PART)
    return isOpen(clause) ? { ...reading, role: 'due', strength: 2 } : null;
  const isHolder = hasNext && isOfWhich(reading, right);
  if (!mayBeCharged(reading, isHolder) || wordCount(clause) < CLAUSE_WORDS_MIN || DENIAL.test(clause))
    return null;
  if (REFUNDED.test(clause)) return refundInClause(found, clause, hasNext);
  const isCharge = !isStated && (isHolder || (!isOpen(clause) && isDone(clause, amount, reading)));
  return isCharge ? { ...reading, role: 'total', strength: 2 } : null;
}

/** True when the refunded amount is the next one (`from your order of $129 we refunded $45`). */
function isOfNext({ amount: { left, right } }: AmountCandidate): boolean {
  const found = REFUNDED.test(ownSentence(left)) ? null : REFUNDED.exec(right);
  return found !== null && found.index > right.length - found.index - found[0].length;
}

/** True when the label of a row says that its amount is another one (`Net after refund`). */
function isLabeledUnrelated({ amount, reading: { role, strength, label } }: AmountCandidate): boolean {
  return role === 'unrelated' && strength >= 2 && isRow(amount) && wordCount(label) <= LABEL_WORDS_MAX;
}

function refundInClause(found: AmountCandidate, clause: string, hasNext: boolean): RoleReading | null {
  const { amount, reading } = found;
  if (CONDITIONAL.test(clause) || (hasNext && isOfNext(found)) || isLabeledUnrelated(found)) return null;
  return { ...reading, role: 'refund', strength: isRow(amount) ? 3 : 2 };
}

/** A certain total needs no sentence; an amount that includes a tax may be a charge whatever its label. */
function mayBeCharged({ role, strength }: RoleReading, isHolder: boolean): boolean {
  return (MAY_BE_CHARGED.has(role) || isHolder) && !(role === 'total' && strength >= 2);
}

/** `$40.00 plus $6.00 for postage, so $46.00 altogether`, `$350.00 + $45.50 HST = $395.50`. */
function isSumOfOthers({ left }: Amount, { role }: RoleReading, right: string, hasNext: boolean): boolean {
  // `tax $26.68, in all $355.08`: the words introduce the next amount.
  const behind = IN_ALL_BEHIND.exec(right);
  const leadsOver = hasNext && behind !== null && right.slice(behind[0].length).trim() === '';
  return (behind !== null && !leadsOver) || (role === 'tax' && EQUALS_BEFORE.test(left));
}

/** True when this amount includes the tax that follows it. */
function isOfWhich({ role, isBeside }: RoleReading, right: string): boolean {
  return OF_WHICH.test(right) && (role !== 'tax' || !isBeside);
}

function isOpen(clause: string): boolean {
  return (STILL_OPEN.test(clause) || CHARGE_TO_COME.test(clause)) && !/\btoday\b/.test(clause);
}

function isDone(clause: string, amount: Amount, { role }: RoleReading): boolean {
  if (CHARGE_DONE.test(clause) || PAYMENT_COMPLETED.test(clause)) return true;
  return !isRow(amount) && role !== 'unrelated' && TENDERED.test(clause);
}

/** True when the amount has its own cell or line. */
function isRow({ start, right }: Amount): boolean {
  return start === 0 && right === '';
}

const SENTENCE_BREAK = /[.!?] (?=\p{L}+ \p{L})/gu;

/** The text before an amount in its sentence. */
function ownSentence(left: string): string {
  const last = [...left.matchAll(SENTENCE_BREAK)].at(-1);
  return last ? left.slice(last.index + 2) : left;
}

function endOfSentence(text: string): number {
  const end = text.search(/[.!?](?:\s|$)|[。！？]/);
  return end < 0 ? text.length : end;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
