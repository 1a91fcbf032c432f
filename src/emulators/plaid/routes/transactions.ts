import * as z from 'zod';
import { listUpdatesSince, refreshLog, type Shown, type Update } from '../change-log.ts';
import type { Context } from '../context.ts';
import { type Cursor, decodeCursor, encodeCursor, START } from '../cursor.ts';
import { rejectWith } from '../errors.ts';
import { accountIdOf, getHealthyItem, listSharedAccounts, wireAccounts } from '../items.ts';
import type { ItemState } from '../state.ts';
import { readBody } from '../validate.ts';
import { selectFields } from '../wire.ts';
import type { Route, RouteTools } from './route.ts';

const syncShape = {
  access_token: z.string(),
  cursor: z.string().max(256, 'must be at most 256 characters').nullish(),
  count: z
    .int('must be an integer')
    .min(1, 'must be between 1 and 500')
    .max(500, 'must be between 1 and 500')
    .nullish(),
  options: z
    .strictObject({
      account_id: z.string().optional(),
      include_original_description: z.boolean().nullish(),
      include_personal_finance_category: z.boolean().optional(),
      include_logo_and_counterparty_beta: z.boolean().optional(),
      personal_finance_category_version: z.enum(['v1', 'v2'], 'must be v1 or v2').optional(),
      days_requested: z
        .int('must be an integer')
        .min(1, 'must be between 1 and 730')
        .max(730, 'must be between 1 and 730')
        .optional(),
    })
    .nullish(),
};

type SyncRequest = z.output<z.ZodObject<typeof syncShape>>;

export const syncTransactions: Route = (tools, body) => {
  const { context } = tools;
  const request = readBody(syncShape, body);
  const item = getHealthyItem(context, request.access_token);
  const accountKey = accountKeyOf(context, item, request.options?.account_id);
  const isFromNow = request.cursor === 'now';
  const receivedCursor = isFromNow ? null : request.cursor;
  const cursor = receivedCursor ? decodeCursor(item, receivedCursor, accountKey) : { ...START, accountKey };
  beginHistory(context, item, request);
  if (isPreparing(context, item)) {
    return { ...emptyPage('NOT_READY'), accounts: wireAccounts(context, item) };
  }
  const shown = refreshLog(context, item);
  if (isFromNow) {
    const next_cursor = encodeCursor(item, { ...START, accountKey, from: item.head });
    return { ...emptyPage(statusOf(item)), accounts: wireAccounts(context, item), next_cursor };
  }
  return readPage(tools, item, request, cursor, shown);
};

/** The history window can only be set before the first import. */
function beginHistory(context: Context, item: ItemState, request: SyncRequest): void {
  if (item.hasSynced) return;
  item.daysRequested = request.options?.days_requested ?? item.daysRequested;
  item.hasSynced = true;
  context.touch(item);
}

/** Counts down the calls before data is ready; then the newest month is available. */
function isPreparing(context: Context, item: ItemState): boolean {
  const isEarly = item.notReadyCalls > 0;
  if (isEarly) {
    item.notReadyCalls -= 1;
    context.touch();
  }
  if (item.phase !== 'not_ready' || item.notReadyCalls > 0) return isEarly;
  item.phase = 'initial';
  if (!isEarly) return false;
  const { size } = refreshLog(context, item);
  context.notify(item, 'TRANSACTIONS', 'INITIAL_UPDATE', { error: null, new_transactions: size });
  context.notify(item, 'TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE', {
    initial_update_complete: true,
    historical_update_complete: false,
  });
  return true;
}

function readPage(
  tools: RouteTools,
  item: ItemState,
  request: SyncRequest,
  cursor: Cursor,
  shown: Shown,
): Record<string, unknown> {
  const { context } = tools;
  rejectIfMutated(context, item, cursor);
  const count = request.count ?? 100;
  const updates = listUpdatesSince(item, cursor.from, cursor.accountKey);
  const page = updates.slice(cursor.offset, cursor.offset + count);
  const offset = cursor.offset + page.length;
  const has_more = offset < updates.length;
  const next: Cursor = has_more
    ? { ...cursor, to: item.head, offset, page: cursor.page + 1 }
    : { ...START, accountKey: cursor.accountKey, from: item.head };
  const answer = {
    transactions_update_status: statusOf(item),
    accounts: wireAccounts(context, item),
    ...pageLists(item, page, shown, request),
    next_cursor: encodeCursor(item, next),
    has_more,
  };
  if (!has_more && item.phase === 'initial') finishHistory(context, item);
  return answer;
}

/** New data between two pages invalidates the remaining pages. */
function rejectIfMutated(context: Context, item: ItemState, cursor: Cursor): void {
  const { mutation } = item;
  const isScripted =
    mutation !== null && mutation.times > 0 && cursor.page >= mutation.afterPage && cursor.page > 0;
  if (isScripted) {
    mutation.times -= 1;
    context.touch(item);
  }
  const isReal = cursor.to !== null && cursor.to !== item.head;
  if (isScripted || isReal) throw rejectWith('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
}

function finishHistory(context: Context, item: ItemState): void {
  item.phase = 'historical';
  const before = item.head;
  refreshLog(context, item);
  context.notify(item, 'TRANSACTIONS', 'HISTORICAL_UPDATE', {
    error: null,
    new_transactions: item.head - before,
  });
  context.notify(item, 'TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE', {
    initial_update_complete: true,
    historical_update_complete: true,
  });
}

function pageLists(
  item: ItemState,
  page: readonly Update[],
  shown: Shown,
  request: SyncRequest,
): Record<string, unknown> {
  const fieldOptions = {
    withOriginalDescription: request.options?.include_original_description === true,
    categoryVersion: request.options?.personal_finance_category_version ?? 'v2',
  } as const;
  const full = (kind: Update['kind']): Record<string, unknown>[] =>
    page
      .filter((update) => update.kind === kind)
      .map((update) => shown.get(update.transactionId))
      .filter((transaction) => transaction !== undefined)
      .map((transaction) => selectFields(transaction, fieldOptions));
  const removed = page
    .filter((update) => update.kind === 'removed')
    .map((update) => ({
      transaction_id: update.transactionId,
      account_id: accountIdOf(item, update.accountKey),
    }));
  return { added: full('added'), modified: full('modified'), removed };
}

function emptyPage(status: string): Record<string, unknown> {
  return {
    transactions_update_status: status,
    accounts: [],
    added: [],
    modified: [],
    removed: [],
    next_cursor: '',
    has_more: false,
  };
}

function statusOf(item: ItemState): string {
  return item.phase === 'historical' ? 'HISTORICAL_UPDATE_COMPLETE' : 'INITIAL_UPDATE_COMPLETE';
}

function accountKeyOf(context: Context, item: ItemState, accountId: string | undefined): string | null {
  if (accountId === undefined) return null;
  const account = listSharedAccounts(context, item).find(({ id }) => accountIdOf(item, id) === accountId);
  if (account === undefined) throw rejectWith('INVALID_ACCOUNT_ID');
  return account.id;
}

export const refreshTransactions: Route = ({ context }, body) => {
  const item = getHealthyItem(context, readBody({ access_token: z.string() }, body).access_token);
  if (!item.products.includes('transactions')) throw rejectWith('PRODUCTS_NOT_SUPPORTED');
  const before = item.head;
  refreshLog(context, item);
  if (item.hasSynced && item.head > before) sendUpdateWebhook(context, item);
  return {};
};

/** Sends the webhook about available updates. */
export function sendUpdateWebhook(context: Context, item: ItemState): void {
  context.notify(item, 'TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE', {
    initial_update_complete: item.phase !== 'not_ready',
    historical_update_complete: item.phase === 'historical',
  });
}
