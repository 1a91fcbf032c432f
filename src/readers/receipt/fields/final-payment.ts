import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import { isPaidLabel } from './kind/charge-facts.ts';

const DEPOSIT_STRENGTH = 4;
const LINES_BEFORE_MAX = 8;
const LINES_BETWEEN_MAX = 4;
const LINES_BEHIND_MAX = 6;

/**
 * True for the payment that follows an earlier deposit and completes the order: `Order value 4,500`, `Deposit paid
 * 1,350`, `Balance paid 3,150`. It is called paid, or nothing is left to pay.
 */
export function isFinalPayment(
  { amount: rest, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): boolean {
  if (rest.minor === 0 || rest.isNegative || (reading.role !== 'total' && reading.role !== 'none'))
    return false;
  const deposit = amounts.find(
    ({ amount, reading: { role, strength } }) =>
      role === 'total' &&
      strength >= DEPOSIT_STRENGTH &&
      amount.minor > 0 &&
      isBetween(rest.line - amount.line, 1, LINES_BETWEEN_MAX),
  );
  if (!deposit) return false;
  const isWhole = amounts.some(
    ({ amount }) =>
      amount.minor === deposit.amount.minor + rest.minor &&
      isBetween(deposit.amount.line - amount.line, 1, LINES_BEFORE_MAX),
  );
  if (!isWhole) return false;
  const isNothingLeft = amounts.some(
    ({ amount }) => amount.minor === 0 && isBetween(amount.line - rest.line, 1, LINES_BEHIND_MAX),
  );
  return isNothingLeft || isPaidLabel(reading.label);
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

const SHARE_IN_LABEL = /(\d{1,2}) ?%/;

/**
 * True for a part paid now that its label states as a share of the total (`Deposit 40 % received`), or that is half, a
 * third or a quarter of a total (`Paid today 446.30` of `892.59`), unless the rest was paid, too.
 */
export function isShareOfWhole(
  { amount, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): boolean {
  if (reading.strength < DEPOSIT_STRENGTH || amount.minor === 0) return false;
  const percent = Number(SHARE_IN_LABEL.exec(reading.label)?.[1] ?? Number.NaN);
  const isStated = ({ amount: { minor } }: AmountCandidate) =>
    Math.round((minor * percent) / 100) === amount.minor;
  const isEqual = ({ amount: { minor }, reading: { role, strength } }: AmountCandidate) =>
    role === 'total' && strength >= 2 && isEqualShare(amount.minor, minor);
  const whole = amounts.find(Number.isNaN(percent) ? isEqual : isStated);
  const rest = whole && whole.amount.minor - amount.minor;
  return (
    rest !== undefined && !amounts.some((each) => each.amount.minor === rest && each.reading.role !== 'due')
  );
}

/** True for half, a third or a quarter, rounded either way. */
function isEqualShare(part: number, whole: number): boolean {
  return [2, 3, 4].some((count) => Math.abs(whole - count * part) < count);
}

const PAYMENTS_MAX = 12;

/** True for the part paid now of a plan whose equal payments, all listed, add up to a total (`34.99 × 4 = 139.96`). */
export function isOneOfEqualPayments(
  { amount, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): boolean {
  const isPaidNow = reading.strength >= DEPOSIT_STRENGTH || isPaidLabel(reading.label);
  if (!isPaidNow || amount.minor === 0) return false;
  const equal = new Set(
    amounts.filter((each) => each.amount.minor === amount.minor).map((each) => each.amount.line),
  );
  return amounts.some(({ amount: whole, reading: { role, strength } }) => {
    const payments = whole.minor / amount.minor;
    const isCount = Number.isInteger(payments) && isBetween(payments, 2, PAYMENTS_MAX);
    return role === 'total' && strength >= 2 && isCount && equal.size >= payments;
  });
}

/** True for a first payment that adds up to the whole with a rest that is due, comes later or is listed below. */
export function hasRest({ amount, reading }: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  const isFirst = reading.strength >= 4;
  const isPaid = reading.role === 'total' && reading.strength >= 2 && isPaidLabel(reading.label);
  if (amount.minor === 0 || !(isFirst || isPaid)) return false;
  // A payment that comes later (`Next payment, due October 23`) is the rest, too.
  const isRest = ({ amount: { minor, line }, reading: { role, strength } }: AmountCandidate) =>
    minor > 0 &&
    (role === 'due' ||
      (isFirst && role === 'total' && strength <= 1) ||
      (isPaid && role === 'unrelated' && line > amount.line));
  const isWhole = (minor: number) =>
    amounts.some((whole) => whole.amount.minor === minor && (isFirst || whole.reading.role === 'total'));
  // Unless the rest was paid, too.
  const isPaidSince = (minor: number) =>
    amounts.some((payment) => payment.amount.minor === minor && isFinalPayment(payment, amounts));
  return amounts.some(
    (rest) =>
      rest.amount.minor !== amount.minor &&
      isRest(rest) &&
      isWhole(amount.minor + rest.amount.minor) &&
      !isPaidSince(rest.amount.minor),
  );
}
