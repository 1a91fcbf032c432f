import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Amount } from './amounts.ts';
import { INSURER, type TotalCandidate } from './decode.ts';
import type { ReadAmount } from './items.ts';
import { roleOfLabel } from './label-roles.ts';
import type { Role } from './roles.ts';

/** The named parts of a total, each with the amount it rests on. */
export interface TotalParts {
  readonly tax: PartAmount | null;
  readonly shipping: PartAmount | null;
  readonly discount: PartAmount | null;
  readonly tip: PartAmount | null;
}

export interface PartAmount {
  readonly minor: number;
  readonly read: ReadAmount;
}

const IN_ALL = new RegExp(anyOf('totalWordOfParts'));
const WINDOW_LINES = 45;
/** What the prices of the things already leave out, where the sum holds without it. */
const SAVINGS = /^(?:your |total |you )?sav(?:ed|ings)[:\s]*$/;
/** More words around an amount are a sentence. */
const TOLD_WORDS_MIN = 7;

/** Reads tax, shipping, discount and tip that belong to a total: those of its sum first, else labelled ones. */
export function partsOfTotal(total: TotalCandidate, reads: readonly ReadAmount[]): TotalParts {
  const pick = (role: Role): PartAmount | null => fromBalance(total, role) ?? fromLabels(total, role, reads);
  const tax = taxInAll(total, reads) ?? pick('tax');
  const discount = pick('discount');
  return {
    tax,
    shipping: pick('shipping'),
    discount: isNoDiscount(discount) ? null : discount,
    tip: pick('tip'),
  };
}

/** An insurer's share, time not used, tax that a donor gets back and what a wallet was given are no discount. */
const NO_DISCOUNT = new RegExp(anyOf('taxBenefit'));

function isNoDiscount(part: PartAmount | null): boolean {
  const label = part?.read.reading.label ?? '';
  return (INSURER.test(label) && !/sav|discount|rabatt/.test(label)) || NO_DISCOUNT.test(label);
}

/** The parts of a refund: what the order cost, and what the seller keeps of it, are no parts of what comes back. */
export function partsOfRefund(total: TotalCandidate, reads: readonly ReadAmount[]): TotalParts {
  const discount = fromBalance(total, 'discount');
  const isDiscount = discount !== null && roleOfLabel(discount.read.reading.label)?.role === 'discount';
  return {
    tax: fromBalance(total, 'tax') ?? fromLabels(total, 'tax', reads),
    shipping: fromBalance(total, 'shipping'),
    discount: isDiscount ? discount : null,
    tip: fromBalance(total, 'tip'),
  };
}

/** `Taxes, fees and charges` over or under a list of taxes and fees that make the total, where it sums them up. */
function taxInAll({ balance }: TotalCandidate, reads: readonly ReadAmount[]): PartAmount | null {
  const used = (balance?.parts ?? []).filter(
    ({ amount, reading }) => (reading.role === 'tax' || reading.role === 'fee') && !amount.isNegative,
  );
  const lines = used.map(({ amount }) => amount.line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const whole = used.reduce((sum, { amount }) => sum + amount.minor, 0);
  const read = reads.find(
    ({ amount, reading }) =>
      reading.role === 'tax' &&
      amount.minor === whole &&
      (amount.line === first - 1 || (amount.line === last + 1 && IN_ALL.test(reading.label))),
  );
  return read && used.length > 1 ? { minor: whole, read } : null;
}

function fromBalance(total: TotalCandidate, role: Role): PartAmount | null {
  const used = (total.balance?.parts ?? []).filter(
    ({ reading }) => reading.role === role || (role === 'discount' && reading.role === 'saved'),
  );
  const [first] = used;
  if (!first) return null;
  return { minor: used.reduce((sum, { amount }) => sum + amount.minor, 0), read: first };
}

function fromLabels(
  { read: total, balance }: TotalCandidate,
  role: Role,
  reads: readonly ReadAmount[],
): PartAmount | null {
  const near = reads.filter(
    ({ amount, reading }) =>
      reading.role === role &&
      amount !== total.amount &&
      amount.minor > 0 &&
      amount.minor < total.amount.minor * (role === 'discount' ? 50 : 1) &&
      amount.currency === total.amount.currency &&
      Math.abs(amount.line - total.amount.line) <= WINDOW_LINES &&
      !(
        role === 'discount' &&
        ((balance !== null && (isOffBefore(amount, reads) || SAVINGS.test(reading.label))) ||
          isBehindTheSum(amount, total.amount, reads) ||
          isTheBase(amount, total.amount, reads))
      ),
  );
  if (near.length === 0) return null;
  const sure = near.filter(({ reading }) => reading.strength >= 2);
  const summed = sure.find(({ reading }) => IN_ALL.test(reading.label));
  const chosen = summed ?? sure[0] ?? (role === 'tax' || role === 'shipping' ? near[0] : undefined);
  if (!chosen) return null;
  if (!summed && role === 'tax') return sumOfRates(chosen, sure);
  return { minor: chosen.amount.minor, read: chosen };
}

/** A saving told among the things of a sum that holds without it (`Instant savings $200`) is in their prices. */
function isOffBefore(amount: Amount, reads: readonly ReadAmount[]): boolean {
  return (
    !amount.isNegative &&
    reads.some(
      (read) =>
        read.reading.role === 'subtotal' && read.reading.strength >= 2 && read.amount.line > amount.line,
    )
  );
}

/** An amount that makes the total, alone or with the tax, is what was bought. */
function isTheBase(amount: Amount, total: Amount, reads: readonly ReadAmount[]): boolean {
  const rest = total.minor - amount.minor;
  return (
    !amount.isNegative &&
    (rest === 0 || reads.some((read) => read.reading.role === 'tax' && read.amount.minor === rest))
  );
}

/** Behind the total stand the means that paid it, and small print: no discount on it. */
function isBehindTheSum(amount: Amount, total: Amount, reads: readonly ReadAmount[]): boolean {
  if (amount.line <= total.line) return false;
  const isTold = `${amount.left} ${amount.right}`.trim().split(/\s+/).length >= TOLD_WORDS_MIN;
  const rest = total.minor - amount.minor;
  return (
    amount.minor > total.minor ||
    isTold ||
    reads.some((read) => read.amount.line > total.line && read.amount.minor === rest)
  );
}

/** Several tax lines with labels of their own (`GST`, `PST`; `7 %`, `19 %`) are one tax. */
function sumOfRates(chosen: ReadAmount, sure: readonly ReadAmount[]): PartAmount {
  const byLabel = new Map<string, ReadAmount>();
  for (const read of sure) {
    if (Math.abs(read.amount.line - chosen.amount.line) <= 3 && !byLabel.has(read.reading.label))
      byLabel.set(read.reading.label, read);
  }
  if (byLabel.size < 2) return { minor: chosen.amount.minor, read: chosen };
  const rates = [...byLabel.values()];
  const whole = rates.reduce((sum, { amount }) => sum + amount.minor, 0);
  const last = rates.at(-1);
  // The last row of a table of rates sums up the others.
  if (rates.length > 2 && last && last.amount.minor * 2 === whole)
    return { minor: last.amount.minor, read: last };
  return { minor: whole, read: chosen };
}
