import { PAYMENT_WORD } from '../candidates/amounts/roles.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import type { Doubt, Extraction } from '../extraction.ts';
import { type FoundMerchant, resolveMerchant, withoutMerchant } from '../fields/merchant/resolve-merchant.ts';
import { type FoundDate, findOrderDate } from '../fields/order-date.ts';
import { partsOfRefund, partsOfTotal, type TotalParts } from '../fields/parts-of-total.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { Renewal } from '../fields/renewal.ts';
import { selectItems } from '../fields/select-items.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import type { ChosenTotal } from './choose-total.ts';

/** The decision about an email, from which its extraction is assembled. */
export interface Decision {
  readonly kind: Extraction['kind'];
  readonly total: ChosenTotal | null;
  readonly confidence: number;
  readonly doubts: readonly Doubt[];
}

/** Values that depend on the kind and the total. */
export interface ChosenValues {
  /** The amount charged to a payment method, if the email states it. */
  readonly chargedMinor: number | null;
  readonly merchant: FoundMerchant | null;
  readonly purchased: FoundDate | null;
  readonly candidate: TotalCandidate | null;
  readonly parts: Partial<TotalParts>;
  readonly items: readonly ItemCandidate[];
  /** Null for an email that is not about a plan. */
  readonly renewal: Renewal;
}

const NO_PLAN: Renewal = { nextRenewal: null, trialEnd: null };

/** Finds the values that depend on the kind and the total. */
export function chooseValues(
  email: EmailWithCandidates,
  fields: EmailFields,
  { kind, total }: Decision,
): ChosenValues {
  const candidate = total?.candidate ?? null;
  const merchant = merchantOf(email);
  const listed = kind === 'other' ? [] : withoutMerchant(selectItems(email, candidate), merchant);
  // Of a free trial, other prices are charged later.
  const items = total?.isTrial ? listed.filter(({ lineMinor }) => lineMinor === 0) : listed;
  const others = email.amounts.filter(({ amount }) => !items.some((item) => isInRowOf(item.amount, amount)));
  const partsOf = kind === 'refund' ? partsOfRefund : partsOfTotal;
  return {
    chargedMinor: chargedOf(email, candidate),
    merchant,
    purchased: findOrderDate(email.lines, fields.dateContext, kind === 'refund'),
    candidate,
    parts: candidate ? withRowDiscounts(partsOf(candidate, others, email.amounts), items) : {},
    items,
    renewal: kind === 'subscription' || kind === 'other' ? fields.renewal : NO_PLAN,
  };
}

/** True for the price of an item and the amounts in the cells before it: its unit price, a count with decimals. */
function isInRowOf(price: ItemCandidate['amount'], amount: ItemCandidate['amount']): boolean {
  return amount === price || (amount.line === price.line && amount.cell < price.cell);
}

/** Without another discount, the discounts in the rows of the items add up to it. */
function withRowDiscounts(parts: TotalParts, items: readonly ItemCandidate[]): TotalParts {
  const [found, ...more] = items.flatMap(({ discount }) => discount ?? []);
  if (!found || parts.discount) return parts;
  const minor = more.reduce((sum, { amount }) => sum + amount.minor, found.amount.minor);
  return { ...parts, discount: { minor, found } };
}

function merchantOf(email: EmailWithCandidates): FoundMerchant | null {
  return resolveMerchant({
    fromName: email.from.name,
    fromDomain: email.from.domain,
    replyToName: email.replyTo.name,
    replyToDomain: email.replyTo.domain,
    subject: email.subject,
    lines: email.lines,
    markupMerchant: email.markup.merchant,
  });
}

/** The amount next to a payment method, if it does not exceed the total; null if none is stated. */
function chargedOf({ amounts }: EmailWithCandidates, total: TotalCandidate | null): number | null {
  if (!total) return null;
  const { minor, currency } = total.found.amount;
  const isGift = amounts.some(
    ({ amount, reading }) =>
      reading.role === 'gift' && amount.currency === currency && Math.abs(amount.minor) >= minor,
  );
  const isNone = amounts.some(
    ({ amount, reading }) => amount.minor === 0 && PAYMENT_WORD.test(reading.label),
  );
  if (minor === 0 || (isGift && isNone)) return 0;
  const paid = amounts.findLast(
    ({ amount, reading }) =>
      reading.role === 'total' &&
      amount.currency === currency &&
      amount.minor > 0 &&
      amount.minor <= minor &&
      PAYMENT_WORD.test(reading.label),
  );
  return paid?.amount.minor ?? null;
}
