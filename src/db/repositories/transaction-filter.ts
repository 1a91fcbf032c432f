import type { CategoryFilter } from '#domain/categorization/category-filter.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { readSearch, type SearchTerm } from '#domain/ledger/search-terms.ts';
import { UNUSUAL_EXPONENTS } from '#domain/money/money.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';
import { IS_IN_BALANCE } from './net-worth.ts';

/** The list's filter with columns of the ledger; null fields do not restrict. */
export interface TransactionFilter {
  readonly isSandbox: boolean;
  readonly text: string | null;
  /** Purchase dates. */
  readonly from: string | null;
  readonly to: string | null;
  readonly postedFrom: string | null;
  readonly postedTo: string | null;
  readonly accountId: string | null;
  readonly categories: CategoryFilter;
  readonly merchant: string | null;
  readonly flows: readonly Flow[] | null;
  readonly status: string | null;
  readonly hasReceipt: boolean | null;
  /** Whether a receipt with line items explains it. */
  readonly isItemized: boolean | null;
  /** Only parts that are items of a receipt. */
  readonly isByItem: boolean;
  readonly currency: string | null;
  /** Only the charges of this subscription. */
  readonly subscriptionId: Uuid | null;
  /** Whether it is included in a balance of the net worth. */
  readonly isInBalance: boolean | null;
}

/** Every transaction of an environment. */
export function allTransactionsFilter(isSandbox: boolean): TransactionFilter {
  return {
    isSandbox,
    text: null,
    from: null,
    to: null,
    postedFrom: null,
    postedTo: null,
    accountId: null,
    categories: { among: null, except: [] },
    merchant: null,
    flows: null,
    status: null,
    hasReceipt: null,
    isItemized: null,
    isByItem: false,
    currency: null,
    subscriptionId: null,
    isInBalance: null,
  };
}

type Add = (condition: (place: string) => string, value: unknown) => void;

/** The filter's conditions in addition to `t.user_id = $1`, and all values. Contains only conditions that are set. */
export function buildFilterConditions(
  userId: string,
  filter: TransactionFilter,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [userId, filter.isSandbox];
  const parts = ['t.is_sandbox = $2', 't.removed_at is null'];
  const add: Add = (condition, value) => {
    if (value === null) return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  for (const term of readSearch(filter.text ?? '')) addTerm(term, add);
  add((place) => `t.occurred_on >= ${place}`, filter.from);
  add((place) => `t.occurred_on <= ${place}`, filter.to);
  add((place) => `t.posted_on >= ${place}`, filter.postedFrom);
  add((place) => `t.posted_on <= ${place}`, filter.postedTo);
  add((place) => `t.account_id = ${place}`, filter.accountId);
  add((place) => isAnyPart(place, filter.isByItem), categoryPatterns(filter.categories));
  if (filter.isByItem) parts.push(`exists (select from jsonb_array_elements(t.split) line where ${IS_ITEM})`);
  add((place) => `t.merchant = ${place}`, filter.merchant);
  add((place) => `t.flow = any(${place}::text[])`, filter.flows);
  add((place) => `t.status = ${place}`, filter.status);
  add((place) => `t.has_receipt = ${place}`, filter.hasReceipt);
  add((place) => `(t.items_text <> '') = ${place}`, filter.isItemized);
  add((place) => `t.currency = ${place}`, filter.currency);
  add(
    (place) =>
      `t.id in (select unnest(s.transaction_ids) from app.recurring_streams s where s.user_id = $1
        and s.id = ${place})`,
    filter.subscriptionId,
  );
  add((place) => `${IS_IN_BALANCE} = ${place}`, filter.isInBalance);
  return { sql: parts.join(' and '), values };
}

/** The category patterns as one value: included and excluded ones; null for all categories. */
function categoryPatterns({ among, except }: CategoryFilter): string | null {
  if (among === null && except.length === 0) return null;
  const patterns = (codes: readonly string[]) =>
    codes.flatMap((code) => [escapeLike(code), `${escapeLike(code)}\\_%`]);
  return storableJson({ among: among === null ? ['%'] : patterns(among), except: patterns(except) });
}

/** SQL condition: a category matches the patterns in this parameter. */
function isChosen(category: string, place: string): string {
  const matches = (key: string) =>
    `${category} like any(array(select jsonb_array_elements_text(${place}::jsonb->'${key}')))`;
  return `(${matches('among')} and not ${matches('except')})`;
}

/** SQL condition: the category of a transaction, or of a part of a split one, matches. */
function isAnyPart(place: string, isByItem: boolean): string {
  return `case when t.split is null then ${isChosen('t.category', place)}
    else exists (select from jsonb_array_elements(t.split) line
      where ${isChosen(`line->>'category'`, place)}${isByItem ? ` and ${IS_ITEM}` : ''}) end`;
}

/** SQL condition: part `line` of a transaction is an item of a receipt. */
const IS_ITEM = "line->>'receiptId' is not null";

/** SQL expression: the absolute amount in hundredths, whatever the currency's minor unit is. */
const HUNDREDTHS = `abs(t.amount_minor) * case t.currency ${Object.entries(UNUSUAL_EXPONENTS)
  .map(([currency, exponent]) => `when '${currency}' then ${10 ** (2 - exponent)}`)
  .join(' ')} else 1 end`;

function addTerm(term: SearchTerm, add: Add): void {
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

/** Escapes a text for a `like` pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function likeWord(word: string): string {
  return `%${escapeLike(word.toLowerCase())}%`;
}

/** Sums in minor units of one currency. */
export interface CurrencySums {
  readonly currency: string;
  readonly spendMinor: number;
  readonly incomeMinor: number;
  /** Signed; null unless the filter selects transfers. */
  readonly transferMinor: number | null;
}

/** Sums of transactions in one currency, and in every other currency that has any. */
export interface TransactionSums extends CurrencySums {
  readonly count: number;
  readonly others: CurrencySums[];
}

type CurrencyRow = CurrencySums & { readonly count: number; readonly transferMinor: number };

/** Sums of all matching transactions, by currency; the count includes all currencies. */
export async function sumTransactions(
  db: UserDb,
  filter: TransactionFilter,
  currency: string,
): Promise<TransactionSums> {
  const isByDaysAlone =
    JSON.stringify({ ...filter, from: null, to: null }) ===
    JSON.stringify(allTransactionsFilter(filter.isSandbox));
  const rows = isByDaysAlone ? await sumDays(db, filter) : await sumMatches(db, filter);
  const shownTransfers = (minor: number) => (filter.flows?.includes('transfer') ? minor : null);
  const sums = rows.map(({ count: _, transferMinor, ...row }) => ({
    ...row,
    transferMinor: shownTransfers(transferMinor),
  }));
  const sameCurrency = sums.find((row) => row.currency === currency);
  return {
    ...(sameCurrency ?? { currency, spendMinor: 0, incomeMinor: 0, transferMinor: shownTransfers(0) }),
    count: rows.reduce((count, row) => count + row.count, 0),
    others: sums.filter(
      (row) => row !== sameCurrency && (row.spendMinor || row.incomeMinor || row.transferMinor),
    ),
  };
}

async function sumMatches(db: UserDb, filter: TransactionFilter): Promise<CurrencyRow[]> {
  const { sql, values } = buildFilterConditions(db.userId, filter);
  // Of a split transaction, only the parts in the selected categories count; by item, only items.
  const categories = `$${values.length + 1}::text`;
  const byItem = `$${values.length + 2}::boolean`;
  const amount = `case when t.split is null or (${categories} is null and not ${byItem}) then t.amount_minor
    else (select sum((line->>'amountMinor')::bigint) from jsonb_array_elements(t.split) line
      where (${categories} is null or ${isChosen(`line->>'category'`, categories)}) and (not ${byItem}
      or ${IS_ITEM})) end`;
  const sumOf = (flows: string) => `coalesce(sum(${amount}) filter (where t.flow in (${flows})), 0)::bigint`;
  return db.query<CurrencyRow>(
    `select t.currency, count(*) as count, -${sumOf(`'spend', 'refund'`)} as "spendMinor",
            ${sumOf(`'income'`)} as "incomeMinor", ${sumOf(`'transfer'`)} as "transferMinor"
       from app.transactions t where t.user_id = $1 and ${sql} group by t.currency order by t.currency`,
    [...values, categoryPatterns(filter.categories), filter.isByItem],
  );
}

/** The same from the stored daily sums, for a filter that only has dates. */
async function sumDays(db: UserDb, filter: TransactionFilter): Promise<CurrencyRow[]> {
  return db.query<CurrencyRow>(
    `select currency, coalesce(sum(transaction_count), 0) as count, coalesce(sum(spend_minor), 0) as "spendMinor",
            coalesce(sum(income_minor), 0) as "incomeMinor", 0::bigint as "transferMinor"
       from app.day_totals where user_id = $1 and is_sandbox = $2 and day >= coalesce($3, '-infinity'::date)
         and day <= coalesce($4, 'infinity'::date) group by currency order by currency`,
    [db.userId, filter.isSandbox, filter.from, filter.to],
  );
}
