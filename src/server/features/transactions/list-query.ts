import type { UserDb } from '#db/pool.ts';
import { IS_DIVIDED } from '#db/repositories/transaction-edits.ts';
import { OPEN_DOUBTS } from '#db/repositories/transaction-suggestions.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { readSearch, type SearchTerm } from '#domain/ledger/search-terms.ts';
import { isByDay, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import { UNUSUAL_EXPONENTS } from '#domain/money/money.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { PageCursor } from '../../lib/cursor.ts';

export interface ListedTransaction {
  readonly id: string;
  /** The day it happened, by the user's setting. */
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly authorizedOn: string | null;
  readonly description: string;
  readonly merchant: string;
  readonly itemsText: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly flow: Flow;
  readonly status: 'pending' | 'posted';
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  /** Whether it has the categories of its parts instead of one. */
  readonly isDivided: boolean;
  readonly accountId: string;
  readonly accountName: string;
  readonly hasReceipt: boolean;
  readonly hasSuggestion: boolean;
  readonly isSandbox: boolean;
}

/** The list's filter in the ledger's own words; null parts do not narrow. */
export interface TransactionFilter {
  readonly isSandbox: boolean;
  readonly text: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly accountId: string | null;
  readonly category: string | null;
  readonly merchant: string | null;
  readonly flows: readonly string[] | null;
  readonly status: string | null;
  readonly hasReceipt: boolean | null;
}

export const TRANSACTION_COLUMNS = `t.id, t.occurred_on as "occurredOn", t.posted_on as "postedOn",
  t.authorized_on as "authorizedOn", t.description, t.merchant, t.items_text as "itemsText",
  t.amount_minor as "amountMinor", t.currency, t.flow, t.status, t.category, t.split, ${IS_DIVIDED} as "isDivided",
  t.account_id as "accountId", a.shown_name as "accountName",
  t.has_receipt as "hasReceipt", t.is_sandbox as "isSandbox",
  exists (select from app.receipt_matches m where m.user_id = t.user_id and m.transaction_id = t.id and m.state = 'suggested')
    or exists (select from ${OPEN_DOUBTS} where s.user_id = t.user_id and s.transaction_id = t.id and s.state = 'open')
    or exists (select from ${OPEN_DOUBTS} where s.user_id = t.user_id and s.existing_id = t.id and s.state = 'open')
    or exists (select from app.transfer_suggestions s where s.user_id = t.user_id and s.outflow_id = t.id and s.state = 'open')
    or exists (select from app.transfer_suggestions s where s.user_id = t.user_id and s.inflow_id = t.id and s.state = 'open') as "hasSuggestion"`;

/** Whether a category is the one at a place of the values, or stands under it. */
const isUnder = (category: string, place: string): string =>
  `(${category} = ${place} or ${category} like ${place} || '\\_%')`;

/** Conditions of a filter beside `t.user_id = $1`, and all values. Only what is given stands in the text. */
export function conditions(userId: string, filter: TransactionFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [userId, filter.isSandbox];
  const parts = ['t.is_sandbox = $2', 't.removed_at is null'];
  const add = (condition: (place: string) => string, value: unknown) => {
    if (value === null) return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  for (const term of readSearch(filter.text ?? '')) addTerm(term, add);
  add((place) => `t.occurred_on >= ${place}`, filter.from);
  add((place) => `t.occurred_on <= ${place}`, filter.to);
  add((place) => `t.account_id = ${place}`, filter.accountId);
  add(
    (place) => `case when t.split is null then ${isUnder('t.category', place)}
      else exists (select from jsonb_array_elements(t.split) line where ${isUnder(`line->>'category'`, place)}) end`,
    filter.category,
  );
  add((place) => `t.merchant = ${place}`, filter.merchant);
  add((place) => `t.flow = any(${place}::text[])`, filter.flows);
  add((place) => `t.status = ${place}`, filter.status);
  add((place) => `t.has_receipt = ${place}`, filter.hasReceipt);
  return { sql: parts.join(' and '), values };
}

/** The magnitude of an amount in hundredths, whatever the currency's smallest unit is. */
const HUNDREDTHS = `abs(t.amount_minor) * case t.currency ${Object.entries(UNUSUAL_EXPONENTS)
  .map(([currency, exponent]) => `when '${currency}' then ${10 ** (2 - exponent)}`)
  .join(' ')} else 1 end`;

function addTerm(
  term: SearchTerm,
  add: (condition: (place: string) => string, value: unknown) => void,
): void {
  if (term.kind === 'word') add((place) => `t.search_text like ${place}`, likeWord(term.word));
  else if (term.kind === 'number')
    add(
      (place) =>
        `(t.search_text like (${place}::text[])[1] or ${HUNDREDTHS} = (${place}::text[])[2]::numeric)`,
      [likeWord(term.word), String(term.amount)],
    );
  else {
    add((place) => `${HUNDREDTHS} >= ${place}`, term.from);
    add((place) => `${HUNDREDTHS} <= ${place}`, term.to);
  }
}

/** A word as a pattern that means itself. */
function likeWord(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** What each order goes by; an index has each of them. */
const SORT_KEYS: Readonly<Record<TransactionSort, (table: string) => string>> = {
  newest: (table) => `${table}.occurred_on`,
  oldest: (table) => `${table}.occurred_on`,
  largest: (table) => `abs(${table}.amount_minor)`,
  smallest: (table) => `abs(${table}.amount_minor)`,
  merchant: (table) => `lower(${table}.merchant) collate "C"`,
  merchantDown: (table) => `lower(${table}.merchant) collate "C"`,
};
const DOWN: ReadonlySet<TransactionSort> = new Set(['newest', 'largest', 'merchantDown']);

/** One page of transactions in an order, and one transaction more when there is a next page. */
export async function listPage(
  db: UserDb,
  filter: TransactionFilter,
  {
    sort,
    after,
    limit,
  }: { readonly sort: TransactionSort; readonly after: PageCursor | null; readonly limit: number },
): Promise<ListedTransaction[]> {
  const { sql, values } = conditions(db.userId, filter);
  const key = SORT_KEYS[sort];
  const [direction, isBeyond] = DOWN.has(sort) ? ['desc', '<'] : ['asc', '>'];
  const [at, id] = [`$${values.length + 1}::date`, `$${values.length + 2}::uuid`];
  // The cursor names the last transaction; what it is sorted by is looked up, but for the day, which it carries.
  const last = isByDay(sort)
    ? at
    : `(select ${key('c')} from app.transactions c where c.user_id = $1 and c.id = ${id} and ${at} is not null)`;
  const place = after ? ` and (${key('t')}, t.id) ${isBeyond} (${last}, ${id})` : '';
  const all = after ? [...values, after.at, after.id] : values;
  return db.query<ListedTransaction>(
    `select ${TRANSACTION_COLUMNS} from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and ${sql}${place} order by ${key('t')} ${direction}, t.id ${direction} limit ${limit + 1}`,
    all,
  );
}

/** Count, spend and income of everything the filter matches, in one currency. */
export async function sumTransactions(
  db: UserDb,
  filter: TransactionFilter,
  currency: string,
): Promise<{ count: number; spendMinor: number; incomeMinor: number }> {
  const isWhole =
    filter.text === null &&
    [
      filter.accountId,
      filter.category,
      filter.merchant,
      filter.flows,
      filter.status,
      filter.hasReceipt,
    ].every((part) => part === null);
  if (isWhole) return sumDays(db, filter, currency);
  const { sql, values } = conditions(db.userId, filter);
  const money = `$${values.length + 1}`;
  // Of a split transaction only what lies in the category asked for counts.
  const category = `$${values.length + 2}::text`;
  const amount = `case when t.split is null or ${category} is null then t.amount_minor
    else (select sum((line->>'amountMinor')::bigint) from jsonb_array_elements(t.split) line where ${isUnder(`line->>'category'`, category)}) end`;
  const [row] = await db.query<{ count: number; spendMinor: number; incomeMinor: number }>(
    `select count(*) as count, coalesce(-sum(${amount}) filter (where t.flow in ('spend', 'refund') and t.currency = ${money}), 0) as "spendMinor",
            coalesce(sum(${amount}) filter (where t.flow = 'income' and t.currency = ${money}), 0) as "incomeMinor"
       from app.transactions t where t.user_id = $1 and ${sql}`,
    [...values, currency, filter.category],
  );
  return row ?? { count: 0, spendMinor: 0, incomeMinor: 0 };
}

/** The same from the roll-up, for a filter by days alone. */
async function sumDays(
  db: UserDb,
  filter: TransactionFilter,
  currency: string,
): Promise<{ count: number; spendMinor: number; incomeMinor: number }> {
  const [row] = await db.query<{ count: number; spendMinor: number; incomeMinor: number }>(
    `select coalesce(sum(rows), 0) as count, coalesce(sum(spend_minor) filter (where currency = $3), 0) as "spendMinor",
            coalesce(sum(income_minor) filter (where currency = $3), 0) as "incomeMinor"
       from app.day_totals where user_id = $1 and is_sandbox = $2 and day >= coalesce($4, '-infinity'::date) and day <= coalesce($5, 'infinity'::date)`,
    [db.userId, filter.isSandbox, currency, filter.from, filter.to],
  );
  return row ?? { count: 0, spendMinor: 0, incomeMinor: 0 };
}
