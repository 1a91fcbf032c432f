import * as z from 'zod';
import type { Context } from '../context.ts';
import { rejectWith } from '../errors.ts';
import { accountIdOf, getHealthyItem, listSharedAccounts, wireAccounts, wireItem } from '../items.ts';
import type { ItemState } from '../state.ts';
import { readBody } from '../validate.ts';
import type { Route } from './route.ts';

const accountIds = z.array(z.string()).optional();

export const getAccounts: Route = ({ context }, body) => {
  const request = readBody(
    { access_token: z.string(), options: z.strictObject({ account_ids: accountIds }).optional() },
    body,
  );
  const item = getHealthyItem(context, request.access_token);
  return { accounts: chosen(context, item, request.options?.account_ids), item: wireItem(item) };
};

export const getBalances: Route = ({ context }, body) => {
  const options = z.strictObject({
    account_ids: accountIds,
    min_last_updated_datetime: z.iso.datetime({ offset: true }).optional(),
  });
  const request = readBody({ access_token: z.string(), options: options.optional() }, body);
  const item = getHealthyItem(context, request.access_token);
  return { accounts: chosen(context, item, request.options?.account_ids), item: wireItem(item) };
};

function chosen(
  context: Context,
  item: ItemState,
  ids: readonly string[] | undefined,
): ReturnType<typeof wireAccounts> {
  const accounts = wireAccounts(context, item);
  if (ids === undefined) return accounts;
  const known = new Set(listSharedAccounts(context, item).map((account) => accountIdOf(item, account.id)));
  if (ids.some((id) => !known.has(id))) throw rejectWith('INVALID_ACCOUNT_ID');
  return accounts.filter((account) => ids.includes(account.account_id));
}
