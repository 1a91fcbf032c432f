import type { UserDb } from '#db/pool.ts';
import { buildFilterConditions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import {
  IS_POSSIBLE_TRANSFER,
  OPEN_TRANSACTION_SUGGESTIONS,
} from '#db/repositories/transaction-suggestions.ts';
import { IS_DIVIDED } from '#db/repositories/transactions/edits.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { isByDay, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { PageCursor } from '../../lib/cursor.ts';

export interface ListedTransaction {
  readonly id: string;
  /** The effective date according to the user's date setting. */
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly authorizedOn: string | null;
  readonly description: string;
  readonly merchant: string;
  readonly itemsText: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly flow: Flow;
  readonly status: 'pending' | 'posted';
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  /** True if its parts have categories of their own. */
  readonly isDivided: boolean;
  readonly accountId: string;
  readonly accountName: string;
  readonly hasReceipt: boolean;
  readonly hasSuggestion: boolean;
  readonly isSandbox: boolean;
}

export const TRANSACTION_COLUMNS = `t.id, t.occurred_on as "occurredOn", t.posted_on as "postedOn",
  t.authorized_on as "authorizedOn", t.description, t.merchant, t.items_text as "itemsText",
  t.amount_minor as "amountMinor", t.currency,
  t.original_amount_minor as "originalAmountMinor", t.original_currency as "originalCurrency", t.flow, t.status,
   t.category, t.split, ${IS_DIVIDED} as "isDivided",
  t.account_id as "accountId", a.shown_name as "accountName",
  t.has_receipt as "hasReceipt", t.is_sandbox as "isSandbox",
  exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = t.id
    and m.state = 'suggested')
    or exists (select from ${OPEN_TRANSACTION_SUGGESTIONS} where s.user_id = $1
      and s.transaction_id = t.id and s.state = 'open')
    or exists (select from ${OPEN_TRANSACTION_SUGGESTIONS} where s.user_id = $1
      and s.existing_id = t.id and s.state = 'open')
    or ${IS_POSSIBLE_TRANSFER} as "hasSuggestion"`;

/** The sort key of each order; each has an index. */
const SORT_KEYS: Readonly<Record<TransactionSort, (table: string) => string>> = {
  newest: (table) => `${table}.occurred_on`,
  oldest: (table) => `${table}.occurred_on`,
  largest: (table) => `${table}.absolute_minor`,
  smallest: (table) => `${table}.absolute_minor`,
  merchant: (table) => `${table}.merchant_order`,
  merchantDown: (table) => `${table}.merchant_order`,
};
const DESCENDING: ReadonlySet<TransactionSort> = new Set(['newest', 'largest', 'merchantDown']);

/** Transactions in the given order; returns one more than `limit` if there is a next page. */
export async function listTransactionPage(
  db: UserDb,
  filter: TransactionFilter,
  {
    sort,
    after,
    limit,
  }: { readonly sort: TransactionSort; readonly after: PageCursor | null; readonly limit: number },
): Promise<ListedTransaction[]> {
  const { sql, values } = buildFilterConditions(db.userId, filter);
  const key = SORT_KEYS[sort];
  const [direction, isBeyond] = DESCENDING.has(sort) ? ['desc', '<'] : ['asc', '>'];
  const [at, id] = [`$${values.length + 1}::date`, `$${values.length + 2}::uuid`];
  // The cursor contains the last transaction's ID and date; any other sort key is looked up by the ID.
  const last = isByDay(sort)
    ? at
    : `(select ${key('c')} from app.transactions c where c.user_id = $1 and c.id = ${id} and ${at} is not null)`;
  const afterCursor = after ? ` and (${key('t')}, t.id) ${isBeyond} (${last}, ${id})` : '';
  const parameters = after ? [...values, after.at, after.id] : values;
  // Under row-level security the planner cannot know how selective a text is. The index of the sort order allows
  // stopping at a full page; a text without hits requires reading all transactions either way.
  if (filter.text !== null) await db.query('set local enable_sort = off');
  return db.query<ListedTransaction>(
    `select ${TRANSACTION_COLUMNS} from app.transactions t join app.accounts a on a.user_id = $1
      and a.id = t.account_id
      where t.user_id = $1 and ${sql}${afterCursor}
      order by ${key('t')} ${direction}, t.id ${direction} limit ${limit + 1}`,
    parameters,
  );
}
