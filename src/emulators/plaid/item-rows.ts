import { addDays } from '../world/days.ts';
import type { HouseholdRow, LedgerRow } from '../world/types.ts';
import { rowOn } from '../world/view.ts';
import type { Context } from './context.ts';
import type { ItemState } from './state.ts';

const INITIAL_DAYS = 30;

/** The household's rows with this item's script applied, whether or not they show today. */
export function scriptedRows(context: Context, item: ItemState): LedgerRow[] {
  const { added, patched, removed } = item.overlay;
  const isPlain = removed.length === 0 && Object.keys(patched).length === 0;
  const rows =
    added.length === 0 ? context.household.ledger.rows : [...context.household.ledger.rows, ...added];
  if (isPlain) return [...rows];
  const gone = new Set(removed);
  return rows.filter((row) => !gone.has(row.id)).map((row) => ({ ...row, ...patched[row.id] }));
}

const cache = new WeakMap<ItemState, { readonly key: string; readonly rows: readonly HouseholdRow[] }>();

/** Changes whenever an item may show other rows than before. */
export function viewKey(context: Context, item: ItemState): string {
  return `${context.today()}|${item.phase}|${context.revisionOf(item)}`;
}

/** What the bank gives for this item today: its accounts, its history window, its phase. Oldest first. */
export function visibleRows(context: Context, item: ItemState): readonly HouseholdRow[] {
  if (item.phase === 'not_ready') return [];
  const key = viewKey(context, item);
  const cached = cache.get(item);
  if (cached?.key === key) return cached.rows;
  const rows = rowsToday(context, item);
  cache.set(item, { key, rows });
  return rows;
}

function rowsToday(context: Context, item: ItemState): HouseholdRow[] {
  const days = item.phase === 'initial' ? Math.min(INITIAL_DAYS, item.daysRequested) : item.daysRequested;
  const since = addDays(item.linkedOn, -days);
  const keys = new Set(item.accountKeys.filter((key) => !item.revokedAccountKeys.includes(key)));
  const loans = new Set(context.household.accounts.filter(({ type }) => type === 'loan').map(({ id }) => id));
  const today = context.today();
  return scriptedRows(context, item)
    .filter((row) => keys.has(row.accountId) && !loans.has(row.accountId))
    .map((row) => rowOn(row, today))
    .filter((row) => row !== null)
    .filter((row) => row.date >= since);
}
