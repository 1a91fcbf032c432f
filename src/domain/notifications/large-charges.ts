import { addDays } from '../calendar/civil-date.ts';
import type { KnownMoney, NoticeTransaction } from './known-money.ts';
import { type Notice, notice } from './notice.ts';
import { medianOf, NEW_DAYS, ownLargeCharge, plannedIds, usualCharges } from './thresholds.ts';

/** How often a merchant must have charged before one charge is unusual, and how much more than its median that is. */
const CHARGES_BEFORE = 4;
const TIMES_USUAL = 3;
/** An unusual charge is at least this part of a large one: three times a coffee is no news. */
const UNUSUAL_PART = 4;

/** Charges of the newest days that are large for this user, or unusual for their merchant. */
export function largeCharges(known: KnownMoney): Notice[] {
  const large = known.largeChargeMinor ?? ownLargeCharge(known);
  if (large === null) return [];
  const usual = Map.groupBy(usualCharges(known), (one) => one.merchantKey);
  const planned = plannedIds(known);
  const from = addDays(known.today, -NEW_DAYS);
  return known.transactions.flatMap((one) => {
    if (one.on < from || one.flow !== 'spend' || one.currency !== known.currency || planned.has(one.id))
      return [];
    const size = -one.amountMinor;
    if (size >= large) return [toNotice(one, { reason: 'large', thresholdMinor: large })];
    const before = one.merchantKey === '' ? [] : (usual.get(one.merchantKey) ?? []);
    const typicalMinor = medianOf(before.map((other) => -other.amountMinor));
    const isUnusual = before.length >= CHARGES_BEFORE && size >= typicalMinor * TIMES_USUAL;
    return isUnusual && size * UNUSUAL_PART >= large
      ? [toNotice(one, { reason: 'unusual', typicalMinor })]
      : [];
  });
}

function toNotice(one: NoticeTransaction, facts: Notice['facts']): Notice {
  return notice('large_charge', one.id, one.on, {
    merchant: one.merchant,
    amountMinor: -one.amountMinor,
    currency: one.currency,
    transactionIds: [one.id],
    facts: { ...facts, category: one.category },
  });
}
