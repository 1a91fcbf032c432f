import { addDays } from '../calendar/civil-date.ts';
import { largeChargeNotices } from './large-charges.ts';
import { lowBalanceNotices } from './low-balances.ts';
import { createNotice, type Notice } from './notice.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { paycheckNotices } from './paychecks.ts';
import { NEW_DAYS } from './thresholds.ts';

/** Lists notices from transactions, streams and balances that no finding covers. */
export function listMoneyNotices(known: NoticeFacts): Notice[] {
  return [
    ...largeChargeNotices(known),
    ...lowBalanceNotices(known),
    ...paycheckNotices(known),
    ...refundsArrived(known),
  ];
}

/** Reports refunds that arrived in the last days. */
function refundsArrived(known: NoticeFacts): Notice[] {
  const from = addDays(known.today, -NEW_DAYS);
  return known.transactions
    .filter((one) => one.flow === 'refund' && one.amountMinor > 0 && one.on >= from)
    .map((one) =>
      createNotice('refund_arrived', one.id, one.on, {
        merchant: one.merchant,
        amountMinor: one.amountMinor,
        currency: one.currency,
        transactionIds: [one.id],
        facts: { category: one.category },
      }),
    );
}
