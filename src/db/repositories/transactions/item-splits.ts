import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { markTransactionCounterpartiesPending } from '../matching/match-states.ts';
import { transactionById } from '../transaction-suggestions.ts';

/** A transaction that counts, or may count, by the items of its receipts. */
export interface ItemizedTransaction {
  readonly id: Uuid;
  readonly amountMinor: number;
  readonly currency: string;
  readonly category: string;
  readonly flow: Flow;
  /** The current split by items; null: none. */
  readonly split: readonly SplitLine[] | null;
}

const COLUMNS = 't.id, t.amount_minor as "amountMinor", t.currency, t.category, t.flow, t.split';

/** SQL condition: nobody has decided about the category or the split of transaction `t`. */
const IS_OPEN = `(t.removed_at is null and t.split_source is distinct from 'user'
  and t.category_source in ('provider', 'model') and t.flow in ('spend', 'refund'))`;

/** SQL condition: the transaction may count by the items of its receipts, or does. */
const IS_ITEMIZED = "(items_text <> '' or split is not null)";
const idsOf = (isSandbox: boolean): string => `select id from app.transactions where user_id = $1
  and is_sandbox = ${isSandbox} and counterparty = any($2::text[]) and removed_at is null and ${IS_ITEMIZED}`;
/** Itemized transactions `t` of the counterparties `$2`. Their index needs an environment. */
const OF_COUNTERPARTIES = `(${idsOf(false)} union all ${idsOf(true)}) o join ${transactionById('o.id')} t on true`;

/**
 * Transactions that may count by the items of their receipts, and those that do: of all counterparties, or of some.
 */
export async function listItemized(
  db: UserDb,
  counterparties: readonly string[] | null,
): Promise<ItemizedTransaction[]> {
  if (counterparties !== null)
    return db.query<ItemizedTransaction>(
      `select ${COLUMNS} from ${OF_COUNTERPARTIES} where t.user_id = $1 and ${IS_OPEN}`,
      [db.userId, counterparties],
    );
  return db.query<ItemizedTransaction>(
    `select ${COLUMNS} from app.transactions t where t.user_id = $1 and ${IS_ITEMIZED} and ${IS_OPEN}
      and t.id = any(array(
        select m.transaction_id from app.receipt_matches m where m.user_id = $1 and m.state = 'matched'
        union select s.id from app.transactions s
         where s.user_id = $1 and s.split is not null and s.removed_at is null))`,
    [db.userId],
  );
}

/** A transaction without a split. */
export interface UndividedTransaction extends ItemizedTransaction {
  readonly description: string;
  readonly occurredOn: CivilDate;
}

/** Unsplit transactions of one environment whose receipts list items and about which the user has decided nothing. */
export async function listUndivided(db: UserDb, isSandbox: boolean): Promise<UndividedTransaction[]> {
  return db.query<UndividedTransaction>(
    `select ${COLUMNS}, t.description, t.occurred_on as "occurredOn" from app.transactions t
      where t.user_id = $1 and t.is_sandbox = $2 and t.items_text <> '' and t.split is null and t.flow = 'spend'
        and ${IS_OPEN} and t.id = any(array(
          select m.transaction_id from app.receipt_matches m where m.user_id = $1 and m.state = 'matched'))
      order by t.occurred_on desc, t.id desc`,
    [db.userId, isSandbox],
  );
}

/** A transaction and its new split by items. */
export interface ItemSplitChange {
  readonly id: Uuid;
  readonly amountMinor: number;
  readonly split: readonly SplitLine[] | null;
}

/**
 * Sets splits by items, or removes them (null). Transactions that have changed in the meantime or that the user decided
 * about are unchanged. The daily sums are updated in the same statement. Returns the changed ones.
 */
export async function saveItemSplits(db: UserDb, changes: readonly ItemSplitChange[]): Promise<Uuid[]> {
  if (changes.length === 0) return [];
  const rows = await db.query<{ id: Uuid }>(
    `update app.transactions t set split = n.split, split_source = case when n.split is not null then 'receipt' end
       from jsonb_to_recordset($2::jsonb) as n(id uuid, "amountMinor" bigint, split jsonb)
      where t.user_id = $1 and t.id = n.id and t.amount_minor = n."amountMinor" and ${IS_OPEN} returning t.id`,
    [db.userId, storableJson(changes)],
  );
  const ids = rows.map(({ id }) => id);
  await markTransactionCounterpartiesPending(db, ids);
  return ids;
}

/**
 * Removes splits by items, from all transactions or from those that can no longer have one: the user or a rule set the
 * category, or they are not spending; of all counterparties, or of some.
 */
export async function deleteItemSplits(
  db: UserDb,
  which: 'all' | 'decided',
  counterparties: readonly string[] | null = null,
): Promise<void> {
  const isEnded = `t.split is not null and t.split_source = 'receipt'
    ${which === 'all' ? '' : `and t.removed_at is null and not ${IS_OPEN}`}`;
  const among = counterparties && (await listIds(db, isEnded, counterparties));
  if (among?.length === 0) return;
  const ended = await db.query<{ id: Uuid }>(
    `update app.transactions t set split = null, split_source = null
      where t.user_id = $1 and ${isEnded} ${among === null ? '' : 'and t.id = any($2::uuid[])'} returning t.id`,
    [db.userId, ...(among === null ? [] : [among])],
  );
  await markTransactionCounterpartiesPending(
    db,
    ended.map(({ id }) => id),
  );
}

async function listIds(db: UserDb, which: string, counterparties: readonly string[]): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `select t.id from ${OF_COUNTERPARTIES} where t.user_id = $1 and ${which}`,
    [db.userId, counterparties],
  );
  return rows.map(({ id }) => id);
}
