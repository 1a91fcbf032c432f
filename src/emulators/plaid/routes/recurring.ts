import * as z from 'zod';
import { rejectWith } from '../errors.ts';
import { visibleTransactions } from '../item-transactions.ts';
import { accountIdOf, getHealthyItem } from '../items.ts';
import { readBody } from '../validate.ts';
import { buildStream } from './recurring-stream.ts';
import type { Route } from './route.ts';

/** The household's known streams; the vendor's vocabulary has no quarterly frequency. */
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
  const item = getHealthyItem(context, request.access_token);
  if (item.phase !== 'historical') throw rejectWith('PRODUCT_NOT_READY');
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
    .map((group) => buildStream(context, item, group))
    .filter((stream) => stream !== null);
  return {
    inflow_streams: streams.filter((stream) => stream.isInflow).map(({ wire }) => wire),
    outflow_streams: streams.filter((stream) => !stream.isInflow).map(({ wire }) => wire),
    personal_finance_category_version: 'v2',
    updated_datetime: context.now().toISOString(),
  };
};
