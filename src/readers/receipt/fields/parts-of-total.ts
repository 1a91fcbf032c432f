import type { Amount } from '../candidates/amounts/amounts.ts';
import { roleOfLabel } from '../candidates/amounts/label-roles.ts';
import { type AmountCandidate, INSURER, type Role } from '../candidates/amounts/roles.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { findLedgerRows } from './ledger-rows.ts';
import type { TotalCandidate } from './rank-totals.ts';

/** The labeled parts of a total, each with its source amount. */
export interface TotalParts {
  readonly tax: PartAmount | null;
  readonly shipping: PartAmount | null;
  readonly discount: PartAmount | null;
  readonly tip: PartAmount | null;
}

export interface PartAmount {
  readonly minor: number;
  readonly found: AmountCandidate;
}

const IN_ALL = new RegExp(anyOf('totalWordOfParts'));
const WINDOW_LINES = 45;
/** Savings that item prices already include, if the sum balances without them. */
const SAVINGS = /^(?:your |total |you )?sav(?:ed|ings)[:\s]*$/;
/** More words around an amount form a sentence. */
const SENTENCE_WORDS_MIN = 7;

/**
 * Reads tax, shipping, discount and tip of a total: those of the rows that add up to it (in `all` amounts), then those
 * in its balanced sum, then labeled ones.
 */
export function partsOfTotal(
  total: TotalCandidate,
  amounts: readonly AmountCandidate[],
  all: readonly AmountCandidate[],
): TotalParts {
  const rows = total.balance ? [] : findLedgerRows(total.found, all);
  const pick = (role: Role): PartAmount | null =>
    fromBalance(total, role) ?? fromLabels(total, role, amounts);
  const added = (role: Role): PartAmount | null => sumOfRole(rows, role) ?? pick(role);
  const tax = taxInAll(total, amounts) ?? sumOfNights(added('tax'), total, amounts);
  const discount = pick('discount');
  return {
    // A tax that is nearly all of the total is what was paid (`Property tax 1,356.00`).
    tax: tax !== null && tax.minor > total.found.amount.minor * 0.9 ? null : tax,
    shipping: added('shipping'),
    discount: discount !== null && isNoDiscount(discount.found) ? null : discount,
    tip: added('tip'),
  };
}

/**
 * An insurer's share, its write-off, unused time, a donor's tax refund, a returned deposit, a rounding and wallet
 * top-ups are not discounts.
 */
const NO_DISCOUNT = new RegExp(anyOf('taxBenefit'));

function isNoDiscount({ reading: { label } }: AmountCandidate): boolean {
  return (INSURER.test(label) && !/sav|discount|rabatt/.test(label)) || NO_DISCOUNT.test(label);
}

/** The parts of a refund. The order's cost and the merchant's retained fee are not parts of it. */
export function partsOfRefund(total: TotalCandidate, amounts: readonly AmountCandidate[]): TotalParts {
  const discount = fromBalance(total, 'discount');
  const isDiscount = discount !== null && roleOfLabel(discount.found.reading.label)?.role === 'discount';
  return {
    tax: fromBalance(total, 'tax') ?? fromLabels(total, 'tax', amounts),
    shipping: fromBalance(total, 'shipping'),
    discount: isDiscount ? discount : null,
    tip: fromBalance(total, 'tip'),
  };
}

/** `Taxes, fees and charges` above or below a list of taxes and fees that it sums up. */
function taxInAll({ balance }: TotalCandidate, amounts: readonly AmountCandidate[]): PartAmount | null {
  const used = (balance?.parts ?? []).filter(
    ({ amount, reading }) => (reading.role === 'tax' || reading.role === 'fee') && !amount.isNegative,
  );
  const lines = used.map(({ amount }) => amount.line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const whole = used.reduce((sum, { amount }) => sum + amount.minor, 0);
  const found = amounts.find(
    ({ amount, reading }) =>
      reading.role === 'tax' &&
      amount.minor === whole &&
      (amount.line === first - 1 || (amount.line === last + 1 && IN_ALL.test(reading.label))),
  );
  return found && used.length > 1 ? { minor: whole, found } : null;
}

function fromBalance({ balance }: TotalCandidate, role: Role): PartAmount | null {
  return sumOfRole(balance?.parts ?? [], role);
}

function sumOfRole(parts: readonly AmountCandidate[], role: Role): PartAmount | null {
  const all = parts.filter(
    ({ reading }) => reading.role === role || (role === 'discount' && reading.role === 'saved'),
  );
  const cuts = role === 'discount' ? all.filter((part) => !isNoDiscount(part)) : all;
  const used = cuts.length > 0 ? cuts : all;
  const [first] = used;
  if (!first) return null;
  return { minor: used.reduce((sum, { amount }) => sum + amount.minor, 0), found: first };
}

function fromLabels(
  { found: total, balance }: TotalCandidate,
  role: Role,
  amounts: readonly AmountCandidate[],
): PartAmount | null {
  const near = amounts.filter(
    ({ amount, reading }) =>
      reading.role === role &&
      amount !== total.amount &&
      amount.minor > 0 &&
      amount.minor < total.amount.minor * (role === 'discount' ? 50 : 1) &&
      amount.currency === total.amount.currency &&
      Math.abs(amount.line - total.amount.line) <= WINDOW_LINES &&
      !(
        role === 'discount' &&
        ((balance !== null && (isOffBefore(amount, amounts) || SAVINGS.test(reading.label))) ||
          isAfterSum(amount, total.amount, amounts) ||
          isTheBase(amount, total.amount, amounts))
      ),
  );
  if (near.length === 0) return null;
  const sure = near.filter(({ reading }) => reading.strength >= 2);
  const summed =
    sure.find(({ reading }) => IN_ALL.test(reading.label)) ??
    (role === 'tax' ? sumOfOthers(sure) : undefined);
  const chosen = summed ?? sure[0] ?? near.find((found) => isPartWithoutLabel(found, total.amount, amounts));
  if (!chosen) return null;
  if (!summed && role === 'tax') return sumOfRates(chosen, sure);
  return { minor: chosen.amount.minor, found: chosen };
}

/** A part with a weak label, or a negative amount between a subtotal and the total, which is a discount. */
function isPartWithoutLabel(
  { amount, reading: { role, strength } }: AmountCandidate,
  total: Amount,
  amounts: readonly AmountCandidate[],
): boolean {
  if (role !== 'discount') return role !== 'tip' || strength > 1;
  const isBelow = amounts.some(
    (found) => found.reading.role === 'subtotal' && found.amount.line < amount.line,
  );
  return amount.isNegative && isBelow && amount.line < total.line;
}

/** The tax that is the sum of all others, as below the nights of a folio (`Of which taxes`). */
function sumOfOthers(taxes: readonly AmountCandidate[]): AmountCandidate | undefined {
  const sum = taxes.reduce((whole, { amount }) => whole + amount.minor, 0);
  return taxes.length > 2 ? taxes.find(({ amount }) => amount.minor * 2 === sum) : undefined;
}

/**
 * Savings listed among the items of a sum that balances without them (`Instant savings $200`) are already in the
 * prices.
 */
function isOffBefore(amount: Amount, amounts: readonly AmountCandidate[]): boolean {
  return (
    !amount.isNegative &&
    amounts.some(
      (found) =>
        found.reading.role === 'subtotal' && found.reading.strength >= 2 && found.amount.line > amount.line,
    )
  );
}

/** An amount that equals the total, alone or with the tax, is the purchase itself. */
function isTheBase(amount: Amount, total: Amount, amounts: readonly AmountCandidate[]): boolean {
  const rest = total.minor - amount.minor;
  return (
    !amount.isNegative &&
    (rest === 0 || amounts.some((found) => found.reading.role === 'tax' && found.amount.minor === rest))
  );
}

/** Payment methods and small print follow the total; they are not discounts on it. */
function isAfterSum(amount: Amount, total: Amount, amounts: readonly AmountCandidate[]): boolean {
  if (amount.line <= total.line) return false;
  const isSentence = `${amount.left} ${amount.right}`.trim().split(/\s+/).length >= SENTENCE_WORDS_MIN;
  const rest = total.minor - amount.minor;
  return (
    amount.minor > total.minor ||
    isSentence ||
    amounts.some((found) => found.amount.line > total.line && found.amount.minor === rest)
  );
}

/** Several tax lines with their own labels (`GST`, `PST`; `7 %`, `19 %`) add up to one tax. */
function sumOfRates(chosen: AmountCandidate, sure: readonly AmountCandidate[]): PartAmount {
  const byLabel = new Map<string, AmountCandidate>();
  for (const found of sure) {
    if (Math.abs(found.amount.line - chosen.amount.line) <= 3 && !byLabel.has(found.reading.label))
      byLabel.set(found.reading.label, found);
  }
  if (byLabel.size < 2) return { minor: chosen.amount.minor, found: chosen };
  const rates = [...byLabel.values()];
  const whole = rates.reduce((sum, { amount }) => sum + amount.minor, 0);
  const last = rates.at(-1);
  // The last row of a tax rate table is the sum of the others.
  if (rates.length > 2 && last && last.amount.minor * 2 === whole)
    return { minor: last.amount.minor, found: last };
  return { minor: whole, found: chosen };
}

/** A folio states the same tax for each night: equal lines above the total, with no total between them, add up. */
function sumOfNights(
  tax: PartAmount | null,
  { found: total }: TotalCandidate,
  amounts: readonly AmountCandidate[],
): PartAmount | null {
  if (tax === null || tax.minor !== tax.found.amount.minor) return tax;
  const { label } = tax.found.reading;
  const totals = amounts.filter(({ amount }) => amount.minor === total.amount.minor);
  const end = Math.max(...totals.map(({ amount }) => amount.line));
  const lines = amounts.flatMap(({ amount, reading }) =>
    reading.label === label && amount.minor === tax.minor && amount.line < end ? [amount.line] : [],
  );
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const isRepeated = totals.some(({ amount }) => amount.line > first && amount.line < last);
  const minor = tax.minor * new Set(lines).size;
  return isRepeated || minor <= tax.minor || minor >= total.amount.minor ? tax : { ...tax, minor };
}
