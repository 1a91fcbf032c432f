import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { parseDescribedDate } from '#domain/ledger/described-date.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { FieldSource } from '#domain/ledger/history.ts';
import type { ComparedTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { inPages } from '../../pages.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { trackTransactionChanges } from '../matching/match-changes.ts';
import { DATES_BY_POSTING } from './dates.ts';
import { UNCOUNTED_ACCOUNTS } from './flows.ts';
import { refitSplits } from './splits.ts';

export type CategorySource = FieldSource;

/** A stored transaction; amounts are signed minor units. */
export interface StoredTransaction {
  readonly id: Uuid;
  readonly accountId: Uuid;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly description: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly flow: Flow;
  readonly category: string;
  readonly categorySource: CategorySource;
  readonly feedId: string | null;
  readonly isRemoved: boolean;
  readonly removedBy: 'provider' | 'user' | 'import' | 'merge' | null;
}

/** The fields of a transaction that a source can update. */
export type UpdatedTransaction = Omit<StoredTransaction, 'isRemoved' | 'removedBy'>;

export interface NewTransaction extends UpdatedTransaction {
  readonly isSandbox: boolean;
  readonly importId: Uuid | null;
  readonly note?: string;
  /** It represents the receipt with the same ID. */
  readonly isFromReceipt?: boolean;
}

const COLUMNS = `id, account_id as "accountId", posted_on as "postedOn", authorized_on as "authorizedOn",
  amount_minor as "amountMinor",
  currency, original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency", status,
  original_description as "originalDescription", description, merchant, merchant_key as "merchantKey", flow, category,
  category_source as "categorySource", feed_id as "feedId", removed_at is not null as "isRemoved",
  removed_by as "removedBy"`;

/** Columns from a source and values derived from them, as arrays from the second parameter on. */
const BANK_COLUMNS = `id, posted_on, authorized_on, amount_minor, currency, status, original_description, description,
  merchant, merchant_key, flow, category, category_source, feed_id, described_on, original_amount_minor,
  original_currency`;
const BANK_TYPES = `$2::uuid[], $3::date[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[],
  $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::date[], $17::bigint[],
  $18::text[]`;

function bankValues(transactions: readonly UpdatedTransaction[]): unknown[] {
  return [
    transactions.map((transaction) => transaction.id),
    transactions.map((transaction) => transaction.postedOn),
    transactions.map((transaction) => transaction.authorizedOn),
    transactions.map((transaction) => transaction.amountMinor),
    transactions.map((transaction) => transaction.currency),
    transactions.map((transaction) => transaction.status),
    transactions.map((transaction) => transaction.originalDescription),
    transactions.map((transaction) => transaction.description),
    transactions.map((transaction) => transaction.merchant),
    transactions.map((transaction) => transaction.merchantKey),
    transactions.map((transaction) => transaction.flow),
    transactions.map((transaction) => transaction.category),
    transactions.map((transaction) => transaction.categorySource),
    transactions.map((transaction) => transaction.feedId),
    transactions.map((transaction) =>
      parseDescribedDate(transaction.originalDescription, transaction.postedOn),
    ),
    transactions.map((transaction) => transaction.originalAmountMinor),
    transactions.map((transaction) => transaction.originalCurrency),
  ];
}

const insertFrom = (given: string): string =>
  trackTransactionChanges(`insert into app.transactions as t (user_id, id, account_id,
      posted_on, authorized_on, amount_minor,
       currency, status, original_description, description, merchant, merchant_key, flow, category,
       category_source, feed_id, is_sandbox, import_id, is_from_receipt, described_on, is_dated_by_posting,
       original_amount_minor, original_currency, note)
     select own.user_id, n.id, n.account_id, n.posted_on, n.authorized_on, n.amount_minor, n.currency, n.status,
       n.original_description, n.description, n.merchant, n.merchant_key,
       case when n.account_id in ${UNCOUNTED_ACCOUNTS} then 'excluded' else n.flow end,
       n.category, n.category_source, n.feed_id,
       n.is_sandbox, n.import_id, n.is_from_receipt, n.described_on, ${DATES_BY_POSTING},
       n.original_amount_minor, n.original_currency, n.note
       from app.profiles own, ${given} where own.user_id = $1`);

/** Parameters: the user, an array for each of `BANK_COLUMNS`, and one for each additional column. */
const INSERT_TRANSACTIONS = insertFrom(
  `unnest(${BANK_TYPES}, $19::uuid[], $20::boolean[], $21::uuid[], $22::boolean[], $23::text[])
    as n(${BANK_COLUMNS}, account_id, is_sandbox, import_id, is_from_receipt, note)`,
);

/**
 * The same for one account of a file. Parameters: the user, an array for each of `BANK_COLUMNS`, the notes, the
 * account, whether it is a sample account, and the import.
 */
export const INSERT_FILE_TRANSACTIONS = insertFrom(
  `(select *, $20::uuid as account_id, $21::boolean as is_sandbox, $22::uuid as import_id, false as is_from_receipt
      from unnest(${BANK_TYPES}, $19::text[]) as given(${BANK_COLUMNS}, note)) n`,
);

/**
 * Inserts transactions; the daily sums are updated in the same statement. Transactions of excluded accounts do not
 * count.
 */
export async function insertTransactions(db: UserDb, transactions: readonly NewTransaction[]): Promise<void> {
  if (transactions.length === 0) return;
  await db.query(INSERT_TRANSACTIONS, [
    db.userId,
    ...bankValues(transactions),
    transactions.map((transaction) => transaction.accountId),
    transactions.map((transaction) => transaction.isSandbox),
    transactions.map((transaction) => transaction.importId),
    transactions.map((transaction) => transaction.isFromReceipt ?? false),
    transactions.map((transaction) => transaction.note ?? ''),
  ]);
}

/**
 * SQL condition: the source does not provide the original amount, and the amount is unchanged; the stored original
 * amount is kept.
 */
const KEEPS_ORIGINAL = `n.original_currency is null
  and (t.amount_minor, t.currency) = (n.amount_minor, n.currency)`;

/** Updates the bank's fields and values derived from them, except for what the user set (`case … = 'user'`). */
export async function updateBankFields(
  db: UserDb,
  transactions: readonly UpdatedTransaction[],
): Promise<void> {
  if (transactions.length === 0) return;
  await db.query(
    trackTransactionChanges(`update app.transactions t set posted_on = n.posted_on, authorized_on = n.authorized_on,
       described_on = n.described_on, amount_minor = n.amount_minor, currency = n.currency, status = n.status,
       removed_at = case when t.removed_by = 'provider' then null else t.removed_at end,
       removed_by = nullif(t.removed_by, 'provider'),
       original_description = n.original_description, merchant = n.merchant, merchant_key = n.merchant_key,
       feed_id = n.feed_id,
       original_amount_minor = case when ${KEEPS_ORIGINAL} then t.original_amount_minor
           else n.original_amount_minor end,
       original_currency = case when ${KEEPS_ORIGINAL} then t.original_currency else n.original_currency end,
       description = case when t.description_source in ('user', 'rule') then t.description else n.description end,
       category = case when t.category_source in ('user', 'rule', 'import') then t.category else n.category end,
       category_source = case when t.category_source in ('user', 'rule', 'import')
         then t.category_source else n.category_source end,
       flow = case when t.flow = 'excluded' or (t.category, t.amount_minor) = (n.category, n.amount_minor)
         or (t.category_source in ('user', 'rule', 'import') and t.flow <> 'transfer')
         then t.flow else n.flow end
     from unnest(${BANK_TYPES}) as n(${BANK_COLUMNS})
     where t.user_id = $1 and t.id = n.id`),
    [db.userId, ...bankValues(transactions)],
  );
  await refitSplits(
    db,
    transactions.map((transaction) => transaction.id),
  );
}

/** Transactions by their current or earlier IDs at a source. */
export async function findTransactionsByExternalIds(
  db: UserDb,
  accountIds: readonly Uuid[],
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, StoredTransaction>> {
  const found = await db.query<StoredTransaction & { externalId: string }>(
    `select e.external_id as "externalId", ${COLUMNS.replace('account_id', 't.account_id')}
       from app.transaction_external_ids e join app.transactions t on t.user_id = $1 and t.id = e.transaction_id
      where e.user_id = $1 and e.account_id = any($2::uuid[]) and e.source = $3 and e.external_id = any($4::text[])`,
    [db.userId, accountIds, source, externalIds],
  );
  return new Map(found.map((row) => [row.externalId, row]));
}

/** Transactions of the given accounts between two dates, including removed ones, oldest first. */
export async function listTransactionsBetween(
  db: UserDb,
  accountIds: readonly Uuid[],
  from: CivilDate,
  to: CivilDate,
): Promise<StoredTransaction[]> {
  return db.query<StoredTransaction>(
    `select ${COLUMNS} from app.transactions
      where user_id = $1 and account_id = any($2::uuid[]) and posted_on between $3 and $4 order by posted_on, id`,
    [db.userId, accountIds, from, to],
  );
}

/**
 * The transactions that an import is compared with: existing ones and those that the user deleted, with their newest ID
 * from a file, oldest first, one page at a time. Two simple queries instead of a join, because a database without
 * statistics might compare each transaction with each.
 */
export async function* listTransactionsForImport(
  db: UserDb,
  accountId: Uuid,
  from: CivilDate,
  to: CivilDate,
): AsyncGenerator<ComparedTransaction[]> {
  const idOf = new Map<Uuid, string>();
  const ids = inPages<{ transactionId: Uuid; externalId: string }>(
    db,
    `select transaction_id as "transactionId", max(external_id) as "externalId" from app.transaction_external_ids
      where user_id = $1 and account_id = $2 and source = 'file' group by 1`,
    [db.userId, accountId],
    [],
  );
  for await (const page of ids) for (const row of page) idOf.set(row.transactionId, row.externalId);
  const rows = inPages<Omit<ComparedTransaction, 'externalId'>>(
    db,
    `select id, posted_on as "postedOn", authorized_on as "authorizedOn", amount_minor as "amountMinor", currency,
      status,
            original_description as "originalDescription"
       from app.transactions where user_id = $1 and account_id = $2 and posted_on between $3 and $4
        and removed_by is distinct from 'provider' and removed_by is distinct from 'merge' order by posted_on, id`,
    [db.userId, accountId, from, to],
    ['postedOn', 'authorizedOn', 'currency'],
  );
  for await (const page of rows) yield page.map((row) => ({ ...row, externalId: idOf.get(row.id) ?? null }));
}

/** Feed IDs of existing transactions on or after each account's date that are not in `seen`. */
export async function listUnseenFeedIds(
  db: UserDb,
  since: ReadonlyMap<Uuid, CivilDate>,
  seen: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ feedId: string }>(
    `select t.feed_id as "feedId" from app.transactions t
      join unnest($2::uuid[], $3::date[]) as a(id, since) on t.account_id = a.id
      where t.user_id = $1 and t.removed_at is null and t.posted_on >= a.since and t.feed_id is not null
        and t.feed_id not in (select unnest($4::text[]))`,
    [db.userId, [...since.keys()], [...since.values()], seen],
  );
  return rows.map((row) => row.feedId);
}

/** Clears the feed IDs of transactions that remain although the feed removed them. */
export async function clearFeedIds(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query('update app.transactions set feed_id = null where user_id = $1 and id = any($2::uuid[])', [
    db.userId,
    ids,
  ]);
}

/** Clears the feed IDs of an account's transactions, so that another feed can match them. */
export async function clearFeedIdsOfAccount(db: UserDb, accountId: Uuid): Promise<void> {
  await db.query(
    'update app.transactions set feed_id = null where user_id = $1 and account_id = $2 and feed_id is not null',
    [db.userId, accountId],
  );
}

/** Pending transactions since a date that the feed listed before and no longer lists. */
export async function listUnlistedPending(
  db: UserDb,
  accountIds: readonly Uuid[],
  seen: readonly string[],
): Promise<StoredTransaction[]> {
  return db.query<StoredTransaction>(
    `select ${COLUMNS} from app.transactions where user_id = $1 and account_id = any($2::uuid[])
      and status = 'pending' and removed_at is null
        and feed_id is not null and feed_id not in (select unnest($3::text[])) order by posted_on, id`,
    [db.userId, accountIds, seen],
  );
}
