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
    .filter(
      (transaction) => transaction.flow === 'refund' && transaction.amountMinor > 0 && transaction.on >= from,
    )
    .map((transaction) =>
      createNotice('refund_arrived', transaction.id, transaction.on, {
        merchant: transaction.merchant,
        amountMinor: transaction.amountMinor,
        currency: transaction.currency,
        transactionIds: [transaction.id],
        facts: { category: transaction.category },
      }),
    );
}
