import type { UserDb, Uuid } from '#db/pool.ts';
import { notingTransactions } from '#db/repositories/match-changes.ts';
import { BARE_CODE } from '#db/repositories/order-messages.ts';
import { PAID_CARD } from '#db/repositories/payment-emails.ts';
import { withdrawReceiptTransactions } from '#db/repositories/receipt-matches.ts';
import { refitSplits } from '#db/repositories/refit-splits.ts';
import { deleteTransactions } from '#db/repositories/transactions.ts';
import { ECHO_DAYS_MAX } from '#domain/matching/order-messages.ts';
import type {
  AccountSpan,
  EnterableReceipt,
  StoredReceiptTransaction,
} from '#domain/matching/receipt-transactions.ts';
import { fitSplit } from '#domain/splits/fit-split.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import { OWN_ORDER } from './match-query.ts';

const ENTERABLE = `select r.id, r.kind, r.merchant, ${OWN_ORDER} as "orderId", r.purchased_on as "purchasedOn",
            to_char(r.received_at at time zone 'UTC', 'YYYY-MM-DD') as "receivedAt", r.currency, r.total_minor as "totalMinor",
            r.charged_minor as "chargedMinor", r.tip_minor as "tipMinor", ${PAID_CARD} as "cardLast4", r.from_domain as "fromDomain",
            exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id and m.transaction_id <> r.id
                      and m.state in ('matched', 'suggested')) as "isExplained"
       from app.receipts r where r.user_id = $1 and r.is_sandbox = $2 and r.state = 'accepted'`;

/** Accepted receipts of one world, and whether a bank transaction explains each or is asked about. */
export async function readEnterable(db: UserDb, isSandbox: boolean): Promise<EnterableReceipt[]> {
  return db.query<EnterableReceipt>(`${ENTERABLE} order by r.purchased_on, r.id`, [db.userId, isSandbox]);
}

/** What ties emails of one order to each other. */
export type OrderTie = Pick<EnterableReceipt, 'orderId' | 'totalMinor' | 'currency' | 'purchasedOn'>;

/** Those of these receipts, and of all that may be of one order with these: by its number, or by amount and days. */
export async function readEnterableNear(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[],
  ties: readonly OrderTie[],
): Promise<EnterableReceipt[]> {
  const dated = ties.filter((tie) => tie.totalMinor !== null && tie.purchasedOn !== null);
  return db.query<EnterableReceipt>(
    `${ENTERABLE} and r.id = any(array(
        select id from unnest($3::uuid[]) as id
        union select o.id from app.receipts o where o.user_id = $1 and o.order_id is not null
           and ${BARE_CODE('o.order_id')} = any(array(select ${BARE_CODE('code')} from unnest($4::text[]) as code))
        union select e.id from unnest($5::bigint[], $6::text[], $7::date[]) as n(total, currency, day)
          join app.receipts e on e.user_id = $1 and e.state = 'accepted' and e.purchased_on between n.day - $8::int and n.day + $8::int
           and e.total_minor = n.total and e.currency is not distinct from n.currency))
      order by r.purchased_on, r.id`,
    [
      ...[db.userId, isSandbox, ids],
      ties.flatMap((tie) => tie.orderId ?? []),
      dated.map((tie) => tie.totalMinor),
      dated.map((tie) => tie.currency),
      dated.map((tie) => tie.purchasedOn),
      ECHO_DAYS_MAX,
    ],
  );
}

/**
 * The days over which accounts show transactions. A connected one goes on; a file ends with its last transaction;
 * transactions entered by hand say nothing of those that were not entered.
 */
export async function readSpans(db: UserDb, isSandbox: boolean): Promise<AccountSpan[]> {
  return db.query<AccountSpan>(
    `select first.posted_on as "from", case when a.connection_id is null or a.is_closed then last.posted_on end as "to", a.mask,
            a.account_type in ('checking', 'credit', 'other') as "isEveryday"
       from app.accounts a
      cross join lateral (select posted_on from app.transactions t where t.user_id = $1 and t.account_id = a.id and t.removed_at is null order by posted_on limit 1) first
      cross join lateral (select posted_on from app.transactions t where t.user_id = $1 and t.account_id = a.id and t.removed_at is null order by posted_on desc limit 1) last
      where a.user_id = $1 and a.is_sandbox = $2 and a.source in ('plaid', 'simplefin', 'file') order by a.id`,
    [db.userId, isSandbox],
  );
}

/** The transactions of these receipts, or of all, as they are stored, those that gave way included. */
export async function readReceiptTransactions(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<StoredReceiptTransaction[]> {
  return db.query<StoredReceiptTransaction>(
    `select id as "receiptId", posted_on as "postedOn", amount_minor as "amountMinor", currency, original_description as text,
            removed_at is null as "isStanding", coalesce(removed_by = 'user', false) as "isDeleted"
       from app.transactions where user_id = $1 and is_sandbox = $2 and is_from_receipt and ($3::uuid[] is null or id = any($3))`,
    [db.userId, isSandbox, ids],
  );
}

/** The account of receipts of one world; made when it is first needed. */
export async function ensureReceiptAccount(db: UserDb, isSandbox: boolean, id: Uuid): Promise<Uuid> {
  const [row] = await db.query<{ id: Uuid }>(
    `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
     select $1, $2, 'receipts', 'From receipts', 'other', coalesce((select currency from app.profiles where user_id = $1), 'USD'), $3
     on conflict (user_id, is_sandbox) where source = 'receipts' do update set name = excluded.name returning id`,
    [db.userId, id, isSandbox],
  );
  if (!row) throw new Error('the account of receipts was neither added nor found');
  return row.id;
}

/** Brings transactions back that gave way, or sends them away. */
export async function setStanding(
  db: UserDb,
  returningIds: readonly Uuid[],
  leavingIds: readonly Uuid[],
): Promise<void> {
  if (returningIds.length > 0)
    await db.query(
      notingTransactions(
        `update app.transactions t set removed_at = null, removed_by = null where t.user_id = $1 and id = any($2::uuid[]) and is_from_receipt`,
      ),
      [db.userId, returningIds],
    );
  await withdrawReceiptTransactions(db, leavingIds);
}

/** Joins each standing transaction to its own receipt, so that it shows items and is found by them. */
export async function matchToOwnReceipts(db: UserDb, ids: readonly Uuid[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, decided_at)
     select t.user_id, t.id, t.id, abs(t.amount_minor), 1, 'matched', 'matcher', '{}', $3
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and t.is_from_receipt and t.removed_at is null
     on conflict (user_id, receipt_id, transaction_id, option) do update set amount_minor = excluded.amount_minor, state = 'matched'`,
    [db.userId, ids, at],
  );
}

/**
 * Erases what is left of transactions whose receipts are gone, and shows the account only while a transaction stands in
 * it.
 */
export async function tidyReceiptAccount(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<void> {
  const erased = await db.query<{ id: Uuid }>(
    `select t.id from app.transactions t where t.user_id = $1 and t.is_sandbox = $2 and t.is_from_receipt and ($3::uuid[] is null or t.id = any($3))
        and not exists (select from app.receipts r where r.user_id = t.user_id and r.id = t.id)`,
    [db.userId, isSandbox, ids],
  );
  await deleteTransactions(
    db,
    erased.map((row) => row.id),
  );
  const rows = 'from app.transactions t where t.user_id = a.user_id and t.account_id = a.id';
  const own = `user_id = $1 and is_sandbox = $2 and source = 'receipts'`;
  await db.query(`delete from app.accounts a where ${own} and not exists (select ${rows})`, [
    db.userId,
    isSandbox,
  ]);
  await db.query(
    `update app.accounts a set is_closed = not is_closed where ${own} and is_closed = exists (select ${rows} and t.removed_at is null)`,
    [db.userId, isSandbox],
  );
}

/** The split of a transaction from a receipt, and that of the bank's transaction that took it over. */
interface CarriedSplit {
  readonly id: Uuid;
  readonly own: readonly SplitLine[];
  readonly carried: readonly SplitLine[];
  readonly amountMinor: number;
}

/** Splits that went to a bank's transaction whose receipt has left it. */
async function listCarriedSplits(
  db: UserDb,
  parted: string,
  values: readonly unknown[],
): Promise<CarriedSplit[]> {
  return db.query<CarriedSplit>(
    `select b.id, s.split as own, b.split as carried, b.amount_minor as "amountMinor" from app.transactions s
       join app.transactions b on b.user_id = $1 and b.id = (s.carried->>'id')::uuid
      where ${parted} and s.carried ? 'split' and s.split is not null and b.split is not null and b.split_source = 'user'`,
    values,
  );
}

/** Nobody has changed the split since it was taken over. */
function isAsCarried({ own, carried, amountMinor }: CarriedSplit): boolean {
  return JSON.stringify(carried) === JSON.stringify(fitSplit(own, amountMinor));
}

/** A field that a person may have set, with the condition under which they did. */
const DECIDED = {
  category: `category_source = 'user'`,
  description: `description_source = 'user'`,
  note: `note <> ''`,
  split: `split_source = 'user'`,
} as const;

/**
 * What the user said of a transaction that gave way goes to the one bank transaction that its receipt is joined to,
 * unless they said something of that transaction too; when the two part, it goes back. Looks at these receipts'
 * transactions, or at all. Gives the bank transactions that changed.
 */
export async function carryDecisions(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<Uuid[]> {
  const among = 'and ($3::uuid[] is null or s.id = any($3))';
  const values = [db.userId, isSandbox, ids];
  const parted = `s.user_id = $1 and s.is_sandbox = $2 and s.is_from_receipt and s.carried is not null ${among}
          and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = s.id and m.transaction_id = (s.carried->>'id')::uuid and m.state = 'matched')`;
  const splits = await listCarriedSplits(db, parted, values);
  const partedTransactions = await db.query<{ id: Uuid }>(
    `with parted as (
       select s.id, s.carried, s.category, s.description, s.note, s.split from app.transactions s
        where ${parted}),
     freed as (update app.transactions s set carried = null from parted p where s.user_id = $1 and s.id = p.id)
     update app.transactions b set
         category = case when p.carried ? 'category' and b.category = p.category then p.carried->'category'->>0 else b.category end,
         category_source = case when p.carried ? 'category' and b.category = p.category then p.carried->'category'->>1 else b.category_source end,
         description = case when p.carried ? 'description' and b.description = p.description then p.carried->'description'->>0 else b.description end,
         description_source = case when p.carried ? 'description' and b.description = p.description then p.carried->'description'->>1 else b.description_source end,
         note = case when p.carried ? 'note' and b.note = p.note then '' else b.note end,
         split = case when p.carried ? 'split' and b.id = any($4::uuid[]) then null else b.split end,
         split_source = case when p.carried ? 'split' and b.id = any($4::uuid[]) then null else b.split_source end
       from parted p where b.user_id = $1 and b.id = (p.carried->>'id')::uuid returning b.id`,
    [...values, splits.filter(isAsCarried).map(({ id }) => id)],
  );
  const carriedTransactions = await db.query<{ id: Uuid }>(
    `with own as (
       select s.id, (array_agg(m.transaction_id))[1] as row_id from app.transactions s
         join app.receipt_matches m on m.user_id = s.user_id and m.receipt_id = s.id and m.state = 'matched' and m.transaction_id <> s.id
        where s.user_id = $1 and s.is_sandbox = $2 and s.is_from_receipt and s.carried is null and s.removed_by = 'merge' ${among}
          and (s.${DECIDED.category} or s.${DECIDED.description} or s.${DECIDED.note} or s.${DECIDED.split})
        group by s.id having count(distinct m.transaction_id) = 1),
     wanted as (
       select o.id, o.row_id, s.category, s.description, s.note, s.split, coalesce(s.${DECIDED.split} and s.split is not null and b.split_source is distinct from 'user', false) as takes_split, s.${DECIDED.category} and not b.${DECIDED.category} as takes_category,
              s.${DECIDED.description} and not b.${DECIDED.description} as takes_description, s.${DECIDED.note} and not b.${DECIDED.note} as takes_note,
              jsonb_build_object('id', o.row_id)
                || case when s.${DECIDED.category} and not b.${DECIDED.category} then jsonb_build_object('category', jsonb_build_array(b.category, b.category_source)) else '{}' end
                || case when s.${DECIDED.description} and not b.${DECIDED.description} then jsonb_build_object('description', jsonb_build_array(b.description, b.description_source)) else '{}' end
                || case when s.${DECIDED.note} and not b.${DECIDED.note} then '{"note": true}'::jsonb else '{}' end
                || case when s.${DECIDED.split} and s.split is not null and b.split_source is distinct from 'user' then '{"split": true}'::jsonb else '{}' end as before
         from own o join app.transactions s on s.user_id = $1 and s.id = o.id join app.transactions b on b.user_id = $1 and b.id = o.row_id),
     noted as (update app.transactions s set carried = w.before from wanted w where s.user_id = $1 and s.id = w.id)
     update app.transactions b set
         category = case when w.takes_category then w.category else b.category end,
         category_source = case when w.takes_category then 'user' else b.category_source end,
         description = case when w.takes_description then w.description else b.description end,
         description_source = case when w.takes_description then 'user' else b.description_source end,
         note = case when w.takes_note then w.note else b.note end,
         split = case when w.takes_split then w.split else b.split end,
         split_source = case when w.takes_split then 'user' else b.split_source end
       from wanted w where b.user_id = $1 and b.id = w.row_id and (w.takes_category or w.takes_description or w.takes_note or w.takes_split) returning b.id`,
    values,
  );
  const changed = [...partedTransactions, ...carriedTransactions].map((row) => row.id);
  await refitSplits(db, changed);
  return changed;
}
