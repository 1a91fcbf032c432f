import * as z from 'zod';
import { addDays, addMonths, dayNumber } from '../../world/days.ts';
import type { HouseholdTransaction } from '../../world/types.ts';
import { transactionIdOf } from '../change-log.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { stableId } from '../ids.ts';
import { visibleTransactions } from '../item-transactions.ts';
import { accountIdOf, healthyItem } from '../items.ts';
import type { ItemState } from '../state.ts';
import { readBody } from '../validate.ts';
import { wireAmount } from '../wire.ts';
import type { Route } from './route.ts';

/** The streams the household knows to be streams; the vendor's vocabulary has no quarter. */
export const getRecurring: Route = ({ context }, body) => {
  const request = readBody(
    {
      access_token: z.string(),
      account_ids: z.array(z.string()).nullish(),
      options: z
        .strictObject({
          include_personal_finance_category: z.boolean().optional(),
          personal_finance_category_version: z.string().optional(),
        })
        .optional(),
    },
    body,
  );
  const item = healthyItem(context, request.access_token);
  if (item.phase !== 'historical') throw refuse('PRODUCT_NOT_READY');
  const wanted = request.account_ids ?? null;
  const transactions = visibleTransactions(context, item).filter(
    (transaction) => transaction.streamKey !== null && !transaction.pending,
  );
  const groups = [
    ...Map.groupBy(
      transactions,
      (transaction) => `${transaction.streamKey}|${transaction.accountId}`,
    ).values(),
  ];
  const streams = groups
    .filter((group) => wanted === null || wanted.includes(accountIdOf(item, group[0]?.accountId ?? '')))
    .map((group) => streamOf(context, item, group))
    .filter((stream) => stream !== null);
  return {
    inflow_streams: streams.filter((stream) => stream.isInflow).map(({ wire }) => wire),
    outflow_streams: streams.filter((stream) => !stream.isInflow).map(({ wire }) => wire),
    personal_finance_category_version: 'v2',
    updated_datetime: context.now().toISOString(),
  };
};

interface Stream {
  readonly isInflow: boolean;
  readonly wire: Record<string, unknown>;
}

function streamOf(
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
