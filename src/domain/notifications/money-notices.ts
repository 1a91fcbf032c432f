import { addDays } from '../calendar/civil-date.ts';
import type { KnownMoney } from './known-money.ts';
import { largeCharges } from './large-charges.ts';
import { lowBalances } from './low-balances.ts';
import { type Notice, notice } from './notice.ts';
import { paychecks } from './paychecks.ts';
import { NEW_DAYS } from './thresholds.ts';

/** What transactions, streams and balances tell that no finding does. */
export function moneyNotices(known: KnownMoney): Notice[] {
  return [...largeCharges(known), ...lowBalances(known), ...paychecks(known), ...refundsArrived(known)];
}

/** Refunds that came in the last days. */
function refundsArrived(known: KnownMoney): Notice[] {
  const from = addDays(known.today, -NEW_DAYS);
  return known.transactions
    .filter((one) => one.flow === 'refund' && one.amountMinor > 0 && one.on >= from)
    .map((one) =>
      notice('refund_arrived', one.id, one.on, {
        merchant: one.merchant,
        amountMinor: one.amountMinor,
        currency: one.currency,
        transactionIds: [one.id],
        facts: { category: one.category },
      }),
    );
}
