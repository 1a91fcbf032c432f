import { addDays, type CivilDate } from '../calendar/civil-date.ts';

/** Days within which a transaction may be refunded. */
export const REFUND_DAYS = 180;

/** An outflow or refund: signed minor units of one currency. */
export interface MerchantTransaction {
  readonly postedOn: CivilDate;
  readonly merchantKey: string;
  readonly amountMinor: number;
}

/** An outflow to a merchant. */
export type MerchantPayment = MerchantTransaction & { readonly id: string };

/**
 * Finds outflows that were fully refunded according to the bank alone. Returns the refund by the payment's ID.
 * A refund belongs to the newest payment of the same amount to the same merchant in the preceding 180 days; each
 * payment is refunded once. `paid`: every such payment since the oldest one asked about, oldest first, because a newer
 * one takes the refund.
 */
export function matchRefundedTransactions<Back extends MerchantTransaction>(
  paid: readonly MerchantPayment[],
  back: readonly Back[],
): Map<string, Back> {
  const refunded = new Map<string, Back>();
  const newestFirst = paid.toSorted(comparePosted).reverse();
  for (const refund of back.toSorted(comparePosted)) {
    const payment = newestFirst.find(
      ({ id, merchantKey, amountMinor, postedOn }) =>
        !refunded.has(id) &&
        merchantKey !== '' &&
        merchantKey === refund.merchantKey &&
        amountMinor === -refund.amountMinor &&
        postedOn <= refund.postedOn &&
        refund.postedOn <= addDays(postedOn, REFUND_DAYS),
    );
    if (payment) refunded.set(payment.id, refund);
  }
  return refunded;
}

function comparePosted(a: MerchantTransaction, b: MerchantTransaction): number {
  return a.postedOn.localeCompare(b.postedOn);
}
