import * as z from 'zod';
import { splitCategory } from '../household/book.ts';
import type { LedgerTransaction } from '../household/types.ts';
import { refreshLog, transactionIdOf } from './change-log.ts';
import type { Context } from './context.ts';
import { scriptedTransactions } from './item-transactions.ts';
import { accountIdOf, listSharedAccounts } from './items.ts';
import { sendUpdateWebhook } from './routes/transactions.ts';
import { newScriptedTransaction } from './scripted-transaction.ts';
import type { ItemState } from './state.ts';
import { civilDate } from './validate.ts';

const target = {
  /** item_id; defaults to the newest active item. */
  item: z.string().optional(),
  /** Suppresses the webhook. */
  silent: z.boolean().default(false),
};
const looks = {
  description: z.string().optional(),
  name: z.string().optional(),
  merchantName: z.string().nullable().optional(),
  /** Detailed category, such as `FOOD_AND_DRINK_COFFEE`. */
  category: z.string().optional(),
  currency: z.string().optional(),
};
/** ID of a household or scripted transaction, or a transaction_id the item has shown. */
const row = z.string();
/** Holder's view: negative = out. */
const amountMinor = z.int();

export const transactionOperations = [
  z.strictObject({
    op: z.literal('add'),
    ...target,
    ...looks,
    account: z.string(),
    amountMinor,
    description: z.string(),
    on: civilDate.optional(),
    state: z.enum(['pending', 'posted']).default('posted'),
    id: z.string().optional(),
  }),
  z.strictObject({
    op: z.literal('modify'),
    ...target,
    ...looks,
    row,
    amountMinor: amountMinor.optional(),
    on: civilDate.optional(),
  }),
  z.strictObject({
    op: z.literal('tip'),
    ...target,
    row,
    tipMinor: z.int().min(0),
    shows: z.enum(['now', 'at_posting']).default('at_posting'),
  }),
  z.strictObject({
    op: z.literal('post'),
    ...target,
    row,
    amountMinor: amountMinor.optional(),
    description: z.string().optional(),
    on: civilDate.optional(),
    linked: z.boolean().default(true),
  }),
  z.strictObject({ op: z.literal('remove'), ...target, row }),
  z.strictObject({ op: z.literal('restore'), ...target, row }),
] as const;

const transactionOperation = z.discriminatedUnion('op', transactionOperations);
export type TransactionOperation = z.output<typeof transactionOperation>;

/** Changes an item's data and notifies its receiver, as a bank update would. */
export function runTransactionOperation(
  context: Context,
  item: ItemState,
  operation: TransactionOperation,
): Record<string, unknown> {
  const transactionId =
    operation.op === 'add'
      ? addTransaction(context, item, operation)
      : changeTransaction(context, item, operation);
  context.touch(item);
  const before = item.head;
  refreshLog(context, item);
  if (item.head > before && item.hasSynced && !operation.silent) sendUpdateWebhook(context, item);
  const account = scriptedTransactions(context, item).find(({ id }) => id === transactionId)?.accountId ?? '';
  return {
    row: transactionId,
    item: item.itemId,
    accountId: accountIdOf(item, account),
    pendingTransactionId: transactionIdOf(item, { id: transactionId, accountId: account }, true),
    transactionId: transactionIdOf(item, { id: transactionId, accountId: account }, false),
  };
}

function addTransaction(
  context: Context,
  item: ItemState,
  options: Extract<TransactionOperation, { op: 'add' }>,
): string {
  const account = listSharedAccounts(context, item).find(
    ({ id, mask }) =>
      id === options.account || mask === options.account || accountIdOf(item, id) === options.account,
  );
  if (account === undefined) throw new RangeError(`item ${item.itemId} has no account ${options.account}`);
  const on = options.on ?? context.today();
  const id = options.id ?? `scripted-${item.overlay.added.length + 1}`;
  const looks = patchOf(options);
  const isPending = options.state === 'pending';
  item.overlay.added.push(
    newScriptedTransaction({
      id,
      accountId: account.id,
      amountMinor: options.amountMinor,
      authorizedOn: on,
      description: options.description,
      postedOn: isPending ? null : on,
      ...looks,
    }),
  );
  return id;
}

type Change = Exclude<TransactionOperation, { op: 'add' }>;

function changeTransaction(context: Context, item: ItemState, change: Change): string {
  const transactionId = item.records[change.row]?.transactionId ?? change.row;
  const { overlay } = item;
  const position = overlay.removed.indexOf(transactionId);
  if (change.op === 'restore') {
    if (position >= 0) overlay.removed.splice(position, 1);
    return transactionId;
  }
  const now = scriptedTransactions(context, item).find(({ id }) => id === transactionId);
  if (now === undefined) throw new RangeError(`item ${item.itemId} has no row ${change.row}`);
  if (change.op === 'remove') overlay.removed.push(transactionId);
  else
    overlay.patched[transactionId] = { ...overlay.patched[transactionId], ...patchFor(context, now, change) };
  return transactionId;
}

function patchFor(
  context: Context,
  now: LedgerTransaction,
  change: Exclude<Change, { op: 'remove' | 'restore' }>,
): Partial<LedgerTransaction> {
  const held = now.pendingAs ?? { amountMinor: now.amountMinor, description: now.description, linked: true };
  if (change.op === 'tip') {
    const amountMinor = held.amountMinor - change.tipMinor;
    return change.shows === 'now' ? { amountMinor, pendingAs: { ...held, amountMinor } } : { amountMinor };
  }
  if (change.op === 'post') {
    return {
      ...patchOf(change),
      amountMinor: change.amountMinor ?? now.amountMinor,
      postedOn: change.on ?? context.today(),
      releasedOn: null,
      pendingAs: { ...held, linked: change.linked },
    };
  }
  const isPending = now.postedOn === null || now.postedOn > context.today();
  const amount = change.amountMinor === undefined ? {} : { amountMinor: change.amountMinor };
  const text = change.description === undefined ? {} : { description: change.description };
  const day =
    change.on === undefined ? {} : isPending ? { authorizedOn: change.on } : { postedOn: change.on };
  return {
    ...patchOf(change),
    ...amount,
    ...day,
    ...(isPending ? { pendingAs: { ...held, ...amount, ...text } } : {}),
  };
}

interface Looks {
  readonly description?: string | undefined;
  readonly name?: string | undefined;
  readonly merchantName?: string | null | undefined;
  readonly category?: string | undefined;
  readonly currency?: string | undefined;
}

function patchOf(looks: Looks): Partial<LedgerTransaction> {
  const { description, name, merchantName, category, currency } = looks;
  const split = category === undefined ? null : splitCategory(category);
  return {
    ...(description === undefined ? {} : { description, name: name ?? description }),
    ...(name === undefined ? {} : { name }),
    ...(merchantName === undefined ? {} : { merchantName }),
    ...(currency === undefined ? {} : { currency }),
    ...(split === null ? {} : { categoryPrimary: split.primary, categoryDetailed: split.detailed }),
  };
}
