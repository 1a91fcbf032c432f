import { addDays } from '../household/days.ts';
import type { HouseholdTransaction, LedgerTransaction } from '../household/types.ts';
import { transactionOn } from '../household/view.ts';
import type { Context } from './context.ts';
import type { ItemState } from './state.ts';

const INITIAL_DAYS = 30;

/** The household's transactions with the item's scripted changes, including invisible ones. */
export function scriptedTransactions(context: Context, item: ItemState): LedgerTransaction[] {
  const { added, patched, removed } = item.overlay;
  const isPlain = removed.length === 0 && Object.keys(patched).length === 0;
  const transactions =
    added.length === 0
      ? context.household.ledger.transactions
      : [...context.household.ledger.transactions, ...added];
  if (isPlain) return [...transactions];
  const gone = new Set(removed);
  return transactions
    .filter((transaction) => !gone.has(transaction.id))
    .map((transaction) => ({ ...transaction, ...patched[transaction.id] }));
}

const cache = new WeakMap<
  ItemState,
  { readonly key: string; readonly transactions: readonly HouseholdTransaction[] }
>();

/** Changes whenever the item's visible transactions may change. */
export function viewKey(context: Context, item: ItemState): string {
  return `${context.today()}|${item.phase}|${context.revisionOf(item)}`;
}

/** The item's visible transactions, limited by accounts, history window and phase, oldest first. */
export function visibleTransactions(context: Context, item: ItemState): readonly HouseholdTransaction[] {
  if (item.phase === 'not_ready') return [];
  const key = viewKey(context, item);
  const cached = cache.get(item);
  if (cached?.key === key) return cached.transactions;
  const transactions = transactionsToday(context, item);
  cache.set(item, { key, transactions });
  return transactions;
}

function transactionsToday(context: Context, item: ItemState): HouseholdTransaction[] {
  const days = item.phase === 'initial' ? Math.min(INITIAL_DAYS, item.daysRequested) : item.daysRequested;
  const since = addDays(item.linkedOn, -days);
  const keys = new Set(item.accountKeys.filter((key) => !item.revokedAccountKeys.includes(key)));
  const loans = new Set(context.household.accounts.filter(({ type }) => type === 'loan').map(({ id }) => id));
  const today = context.today();
  return scriptedTransactions(context, item)
    .filter((transaction) => keys.has(transaction.accountId) && !loans.has(transaction.accountId))
    .map((transaction) => transactionOn(transaction, today))
    .filter((transaction) => transaction !== null)
    .filter((transaction) => transaction.date >= since);
}
