import { addDays } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { RETURN_DAYS } from '../receipts/clock-rules-data.ts';

/** The notice comes a week before the last day, for orders worth sending back. */
const AHEAD_DAYS = 7;
const UNITS_MIN = 30;
/** A parcel without a mail of its own takes so long. */
const USUAL_DELIVERY_DAYS = 4;

/** Orders that can be returned for a few days more, counted from the parcel's mail where there is one. */
export function returnWindows(facts: IndexedFacts): Finding[] {
  const returned = new Set(
    facts.receipts.flatMap((receipt) =>
      receipt.kind === 'refund' && receipt.orderId ? [orderKey(receipt)] : [],
    ),
  );
  return facts.receipts.flatMap((receipt) => {
    const days = RETURN_DAYS.get(receipt.merchantKey.replaceAll(/[^a-z0-9]/g, ''));
    const { totalMinor, currency } = receipt;
    if (receipt.kind !== 'purchase' || receipt.orderId === null || !days || !totalMinor || currency === null)
      return [];
    if (returned.has(orderKey(receipt)) || totalMinor < UNITS_MIN * 10 ** currencyExponent(currency))
      return [];
    const parcel = facts.receipts
      .filter((other) => other.kind === 'shipping' && orderKey(other) === orderKey(receipt))
      .map((other) => other.purchasedOn)
      .sort()
      .at(-1);
    const receivedOn = parcel ?? addDays(receipt.purchasedOn, USUAL_DELIVERY_DAYS);
    const on = addDays(receivedOn, days);
    if (on < facts.today || on > addDays(facts.today, AHEAD_DAYS)) return [];
    return [
      {
        kind: 'return_window' as const,
        key: receipt.id,
        on,
        merchant: receipt.merchant ?? '',
        amountMinor: totalMinor,
        currency,
        receiptIds: [receipt.id],
        transactionIds: (facts.joinsOfReceipt.get(receipt.id) ?? []).map((join) => join.transactionId),
        planId: null,
        facts: { days, isFromParcel: parcel === undefined ? 0 : 1 },
      },
    ];
  });
}

function orderKey(receipt: KnownReceipt): string {
  return `${receipt.merchantKey}|${receipt.orderId ?? ''}`;
}
