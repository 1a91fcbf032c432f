import { type AmountCandidate, PAYMENT_WORD, type Role } from '../candidates/amounts/roles.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { type Balance, findBalance, partReads, partsFor } from './balance.ts';
import { basesOf } from './balance-bases.ts';
import { hasRest, isFinalPayment, isOneOfEqualPayments, isShareOfWhole } from './final-payment.ts';
import { isPaidLedger } from './ledger-rows.ts';
import { isPatientShare } from './patient-share.ts';
import { isRestWithAdditions, isSumOfPayments, isSumOfRowsAbove } from './sum-of-rows-above.ts';

/** The type of total to find: a charge, a refund, or an amount still due. */
export type TotalType = 'charge' | 'refund' | 'due';

/** An amount that may be the total, with its evidence. */
export interface TotalCandidate {
  readonly found: AmountCandidate;
  readonly score: number;
  readonly balance: Balance | null;
  /** Number of other amounts of the page with the same value. */
  readonly repeats: number;
  readonly isLargest: boolean;
}

export interface RankingContext {
  readonly amounts: readonly AmountCandidate[];
  readonly items: readonly ItemCandidate[];
  /** Rows that may be line items. */
  readonly uncertainItems: readonly ItemCandidate[];
  /** Amounts in the subject, in minor units. */
  readonly subjectAmountsMinor: ReadonlySet<number>;
  /** Total in the structured data, in minor units. */
  readonly markupMinor: number | null;
  readonly lineCount: number;
  /** The email states a zero balance, so a deducted payment is the charge. */
  readonly isNothingDue: boolean;
}

const CANDIDATES_MAX = 14;
const IN_ALL = new RegExp(anyOf('totalWord'));

/** Ranks the candidates for a total type, best first. Shared work is done once for all types. */
export function createTotalRanker(context: RankingContext): (sense: TotalType) => TotalCandidate[] {
  const { amounts } = context;
  const counts = new Map<number, number>();
  for (const { amount } of amounts) counts.set(amount.minor, (counts.get(amount.minor) ?? 0) + 1);
  const largest = Math.max(
    0,
    ...amounts.filter(({ reading }) => !isBoilerplate(reading.role)).map(({ amount }) => amount.minor),
  );
  const isOnly = new Set(amounts.map(({ amount }) => amount.minor).filter((minor) => minor > 0)).size === 1;
  const bases = basesOf(context);
  const parts = partReads(amounts);
  const weigh = (found: AmountCandidate): TotalCandidate => {
    const others = bases.filter((base) => base.line !== found.amount.line);
    const balance = findBalance(found, others, partsFor(found, parts));
    const repeats = (counts.get(found.amount.minor) ?? 1) - 1;
    const isLargest = found.amount.minor === largest;
    const score =
      relationScore(found, amounts) +
      (isOnly ? ONLY_AMOUNT : 0) +
      balanceScore(balance) +
      Math.min(2, repeats) * 0.4 +
      (isLargest ? 0.8 : 0);
    return { found, score, balance, repeats, isLargest };
  };
  const weighed = new Map<AmountCandidate, TotalCandidate>();
  const candidate = (found: AmountCandidate) => {
    const known = weighed.get(found) ?? weigh(found);
    weighed.set(found, known);
    return known;
  };
  const current = amounts.filter(({ reading }) => reading.role !== 'previous');
  return (sense) =>
    current
      .map((found) => ({ read: found, prior: priorOf(found, context, sense) }))
      .reduce(keepLikeliest, [])
      .map(({ read: found, prior }) => ({ ...candidate(found), score: prior + candidate(found).score }))
      .sort((a, b) => b.score - a.score || b.found.amount.line - a.found.amount.line);
}

interface Likely {
  readonly read: AmountCandidate;
  readonly prior: number;
}

/** Inserts a candidate after its equals and drops the least likely one over the limit. */
function keepLikeliest(kept: Likely[], next: Likely): Likely[] {
  let at = kept.length;
  while (at > 0 && isLikelier(next, kept[at - 1])) at -= 1;
  if (at >= CANDIDATES_MAX) return kept;
  kept.splice(at, 0, next);
  if (kept.length > CANDIDATES_MAX) kept.pop();
  return kept;
}

function isLikelier(a: Likely, b: Likely | undefined): boolean {
  if (b === undefined) return false;
  return a.prior > b.prior || (a.prior === b.prior && a.read.amount.minor > b.read.amount.minor);
}

/** The only amount of an email is its subject matter. */
const ONLY_AMOUNT = 2.2;
/** The amount paid now and the remaining balance add up to the total; the email charged the part paid now. */
const PAID_PART = 7;

/** A gift card that covers the full total leaves nothing to charge and is not a discount. */
const PAID_BY_GIFT = -4;

function isPaidByGift({ amount, reading }: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  if (amount.minor !== 0 || reading.role !== 'total') return false;
  return amounts.some(
    (gift) =>
      gift.reading.role === 'gift' &&
      gift.amount.minor !== 0 &&
      amounts.some(
        (whole) =>
          whole.reading.role === 'total' &&
          whole.reading.strength >= 2 &&
          !whole.amount.isNegative &&
          whole.amount.minor === Math.abs(gift.amount.minor),
      ),
  );
}

/** Beside the payment of a gift card, the other payment is a part of the total above them. */
const BESIDE_GIFT = -4;

function isBesideGift({ amount }: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  const gift = amounts.find(
    ({ amount: { line, minor, isNegative }, reading }) =>
      reading.role === 'gift' && line === amount.line && minor > 0 && !isNegative,
  );
  return amounts.some(
    (whole) =>
      gift !== undefined &&
      whole.reading.role === 'total' &&
      whole.reading.strength >= 2 &&
      whole.amount.line < amount.line &&
      whole.amount.minor === amount.minor + gift.amount.minor,
  );
}

/** A total below another total and the discount on it was charged (`Valor total`, `Descontos`, `Valor a pagar`). */
const AFTER_DISCOUNT = 1.5;
/** So was a payment below them, although its label is weaker (`Total charges`, `Discount`, `Patient payment`). */
const PAID_AFTER_DISCOUNT = 5;

function isAfterDiscount({ amount, reading }: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  if (reading.role !== 'total') return false;
  return amounts.some(
    (off) =>
      off.reading.role === 'discount' &&
      off.amount.line < amount.line &&
      off.amount.minor > 0 &&
      amounts.some(
        (whole) =>
          whole.reading.role === 'total' &&
          whole.amount.line < off.amount.line &&
          whole.amount.minor === amount.minor + off.amount.minor,
      ),
  );
}

function isWeakPayment({ reading }: AmountCandidate): boolean {
  return reading.strength < 2 && PAYMENT_WORD.test(reading.label);
}

/** A payment and the additions to it were charged together. */
const WITH_ADDITIONS = 5;

/** The patient's share was charged; those of one or several insurers were not. */
const PATIENT_SHARE = 5;

function isBoilerplate(role: string): boolean {
  return role === 'unrelated' || role === 'saved' || role === 'previous';
}

/** An amount evaluated for one total type. */
interface RankingQuery extends AmountCandidate {
  readonly context: RankingContext;
  readonly sense: TotalType;
}

type Relation = (found: AmountCandidate, amounts: readonly AmountCandidate[]) => boolean;

const PAID_PARTS: readonly Relation[] = [isShareOfWhole, isFinalPayment, isOneOfEqualPayments];

/** Points for the relation of an amount to the others. */
const RELATIONS: readonly (readonly [points: number, holds: Relation])[] = [
  [
    PAID_PART,
    (found, amounts) => hasRest(found, amounts) || PAID_PARTS.some((isPart) => isPart(found, amounts)),
  ],
  [PAID_PART + WITH_ADDITIONS, isRestWithAdditions],
  [PAID_PART, isSumOfPayments],
  [PAID_BY_GIFT, isPaidByGift],
  [BESIDE_GIFT, isBesideGift],
  [PATIENT_SHARE, isPatientShare],
  [WITH_ADDITIONS, (found, amounts) => isSumOfRowsAbove(found, amounts) || isPaidLedger(found, amounts)],
  [AFTER_DISCOUNT, (found, amounts) => found.reading.strength >= 2 && isAfterDiscount(found, amounts)],
  [PAID_AFTER_DISCOUNT, (found, amounts) => isWeakPayment(found) && isAfterDiscount(found, amounts)],
];

function relationScore(found: AmountCandidate, amounts: readonly AmountCandidate[]): number {
  return RELATIONS.reduce((sum, [points, holds]) => (holds(found, amounts) ? sum + points : sum), 0);
}

/** Points for the appearance and position of an amount, independent of its label. */
const PRIORS: readonly (readonly [points: number, holds: (query: RankingQuery) => boolean])[] = [
  [-0.6, ({ amount }) => !amount.hasMark],
  [0.4, ({ amount }) => amount.isBold],
  [0.7, ({ amount }) => amount.size >= 18],
  [1.6, ({ amount, context }) => context.subjectAmountsMinor.has(amount.minor)],
  [1.5, ({ amount, context }) => context.markupMinor === amount.minor],
  // A minus contradicts a charge, unless a payment was deducted from the amount due.
  [2.5, (query) => isMinus(query) && isTakenOff(query)],
  [-2.5, (query) => isMinus(query) && !isTakenOff(query)],
  [-1, ({ amount, reading }) => amount.minor === 0 && reading.strength < 2],
  [0.3, ({ reading }) => reading.isBeside && reading.strength >= 2],
  [-0.8, ({ amount, context: { lineCount } }) => lineCount > 60 && amount.line / lineCount > 0.8],
];

function isMinus({ amount, sense }: RankingQuery): boolean {
  return amount.isNegative && sense !== 'refund';
}

function isTakenOff({ reading, context }: RankingQuery): boolean {
  return context.isNothingDue && reading.role === 'total';
}

function priorOf(found: AmountCandidate, context: RankingContext, sense: TotalType): number {
  const query = { ...found, context, sense };
  return PRIORS.reduce(
    (sum, [points, holds]) => (holds(query) ? sum + points : sum),
    roleScore(found, sense),
  );
}

/** Points of a role: a base, plus points per strength of its label. */
type RolePoints = readonly [base: number, byStrength: number];

const ROLE_POINTS: Readonly<Record<Role, RolePoints>> = {
  total: [0, 1.4],
  refund: [-0.5, 0],
  due: [0, 0.3],
  none: [0, 0],
  unit: [-0.5, 0],
  subtotal: [-0.4, 0],
  unrelated: [-2, -0.7],
  saved: [-4, 0],
  previous: [-4, 0],
  tax: [-1.6, 0],
  shipping: [-1.6, 0],
  fee: [-1.6, 0],
  tip: [-1.6, 0],
  discount: [-1.6, 0],
  gift: [-1.6, 0],
};
/** Overrides for total types other than a charge. */
const SENSE_POINTS: Readonly<Record<TotalType, Readonly<Partial<Record<Role, RolePoints>>>>> = {
  charge: {},
  refund: { total: [0, 0.8], refund: [1.2, 1.4] },
  due: { due: [0.8, 1.2] },
};
/** A refund whose label names the full refund. */
const WHOLE_REFUND: RolePoints = [4, 1.4];

function roleScore({ reading }: AmountCandidate, sense: TotalType): number {
  const { role, strength, label } = reading;
  const isWholeRefund = role === 'refund' && sense === 'refund' && IN_ALL.test(label);
  const [base, byStrength] = isWholeRefund ? WHOLE_REFUND : (SENSE_POINTS[sense][role] ?? ROLE_POINTS[role]);
  return base + byStrength * strength;
}

function balanceScore(balance: Balance | null): number {
  if (!balance) return 0;
  const full = Math.min(3, balance.parts.length) * 0.7;
  const base = balance.base === 'items' ? 1.6 : balance.base === 'subtotal' ? 1.2 : 0.5;
  return base + full + (balance.isComplete && balance.parts.length > 0 ? 0.5 : 0);
}
