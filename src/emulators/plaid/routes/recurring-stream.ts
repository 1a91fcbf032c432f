import { addDays, addMonths, dayNumber } from '../../household/days.ts';
import type { HouseholdTransaction } from '../../household/types.ts';
import { transactionIdOf } from '../change-log.ts';
import type { Context } from '../context.ts';
import { stableId } from '../ids.ts';
import { accountIdOf } from '../items.ts';
import type { ItemState } from '../state.ts';
import { wireAmount } from '../wire.ts';

interface Stream {
  readonly isInflow: boolean;
  readonly wire: Record<string, unknown>;
}

export function buildStream(
  context: Context,
  item: ItemState,
  transactions: readonly HouseholdTransaction[],
): Stream | null {
  const first = transactions[0];
  const last = transactions.at(-1);
  if (first === undefined || last === undefined || transactions.length < 2) return null;
  const gap = (dayNumber(last.date) - dayNumber(first.date)) / (transactions.length - 1);
  const isActive = dayNumber(context.today()) - dayNumber(last.date) < gap * 1.5 + 7;
  const average =
    transactions.reduce((sum, transaction) => sum + transaction.amountMinor, 0) / transactions.length;
  const amount = (minor: number): Record<string, unknown> => ({
    amount: wireAmount(Math.round(minor)),
    iso_currency_code: last.currency,
    unofficial_currency_code: null,
  });
  const wire = {
    account_id: accountIdOf(item, last.accountId),
    average_amount: amount(average),
    category: null,
    category_id: null,
    description: last.name,
    first_date: first.date,
    frequency: frequencyOf(gap),
    is_active: isActive,
    is_user_modified: false,
    last_amount: amount(last.amountMinor),
    last_date: last.date,
    merchant_name: last.merchantName,
    personal_finance_category: {
      confidence_level: 'HIGH',
      detailed: last.categoryDetailed,
      primary: last.categoryPrimary,
      version: 'v2',
    },
    predicted_next_date: isActive ? nextDate(last.date, gap) : null,
    status: isActive ? (transactions.length >= 3 || gap > 300 ? 'MATURE' : 'EARLY_DETECTION') : 'TOMBSTONED',
    stream_id: stableId('stream', item.itemId, last.streamKey ?? '', last.accountId),
    transaction_ids: transactions.map((transaction) => transactionIdOf(item, transaction, false)),
  };
  return { isInflow: average > 0, wire };
}

function frequencyOf(gap: number): string {
  if (gap < 9) return 'WEEKLY';
  if (gap < 14.5) return 'BIWEEKLY';
  if (gap < 17) return 'SEMI_MONTHLY';
  if (gap >= 26 && gap < 34) return 'MONTHLY';
  return gap > 340 && gap < 390 ? 'ANNUALLY' : 'UNKNOWN';
}

function nextDate(last: string, gap: number): string {
  return gap >= 28.5 && gap < 34 ? addMonths(last, 1) : addDays(last, Math.round(gap));
}
