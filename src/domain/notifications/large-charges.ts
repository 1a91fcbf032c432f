import { addDays } from '../calendar/civil-date.ts';
import { createNotice, type Notice } from './notice.ts';
import type { NoticeFacts, NoticeTransaction } from './notice-facts.ts';
import { CHARGES_BEFORE, computeLargeCharge, listRecurringIds, medianOf, NEW_DAYS } from './thresholds.ts';

/** Multiple of the median of the merchant's earlier charges for a charge to be unusual. */
const TIMES_USUAL = 3;
/** An unusual charge must be at least this fraction of a large one: three times a coffee is not reported. */
const UNUSUAL_PART = 4;

/** Reports recent charges that are large for this user, or unusual for their merchant. */
export function largeChargeNotices(known: NoticeFacts): Notice[] {
  const large = known.largeChargeMinor ?? computeLargeCharge(known);
  if (large === null) return [];
  const usual = new Map(
    known.usual.flatMap(({ merchantKey, isNewest, isRecurring, sizes }) =>
      isNewest || isRecurring ? [] : [[merchantKey, sizes] as const],
    ),
  );
  const planned = listRecurringIds(known);
  const from = addDays(known.today, -NEW_DAYS);
  return known.transactions.flatMap((transaction) => {
    if (
      transaction.on < from ||
      transaction.flow !== 'spend' ||
      transaction.currency !== known.currency ||
      planned.has(transaction.id)
    )
      return [];
    const size = -transaction.amountMinor;
    if (size >= large) return [toNotice(transaction, { reason: 'large', thresholdMinor: large })];
    const before = transaction.merchantKey === '' ? [] : (usual.get(transaction.merchantKey) ?? []);
    const typicalMinor = medianOf(before);
    const isUnusual = before.length >= CHARGES_BEFORE && size >= typicalMinor * TIMES_USUAL;
    return isUnusual && size * UNUSUAL_PART >= large
      ? [toNotice(transaction, { reason: 'unusual', typicalMinor })]
      : [];
  });
}

function toNotice(transaction: NoticeTransaction, facts: Notice['facts']): Notice {
  return createNotice('large_charge', transaction.id, transaction.on, {
    merchant: transaction.merchant,
    amountMinor: -transaction.amountMinor,
    currency: transaction.currency,
    transactionIds: [transaction.id],
    facts: { ...facts, category: transaction.category },
  });
}
