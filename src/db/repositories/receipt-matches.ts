import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import { transactionWords } from '#domain/splits/transaction-words.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { noteDecisions } from './match-changes.ts';
import { listMatchedReceipts, type StoredMatchedReceipt } from './matched-receipts.ts';

/**
 * Brings each transaction's receipt mark, its line of items, the day of its purchase and what a search finds it by in
 * step with the receipts joined to it; of the other charges of their orders too, for what one charge was for depends
 * on the others.
 */
export async function refreshReceiptMarks(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
  if (transactionIds.length === 0) return;
  const ids = [...new Set([...transactionIds, ...(await listSharedCharges(db, transactionIds))])];
  const matched = Map.groupBy(await listMatchedReceipts(db, ids), (receipt) => receipt.transactionId);
  const splits = await listSplits(db, ids);
  const words = ids.map((id) => transactionWords(matched.get(id) ?? [], splits.get(id) ?? null));
  await db.query(
    `update app.transactions t set has_receipt = n.has_receipt, items_text = n.shown, receipt_text = n.searched,
            receipt_on = n.receipt_on
       from unnest($2::uuid[], $3::bool[], $4::text[], $5::text[], $6::date[])
         as n(id, has_receipt, shown, searched, receipt_on)
      where t.user_id = $1 and t.id = n.id
        and (t.has_receipt, t.items_text, t.receipt_text, t.receipt_on)
            is distinct from (n.has_receipt, n.shown, n.searched, n.receipt_on)`,
    [
      db.userId,
      ids,
      ids.map((id) => matched.has(id)),
      words.map(({ shown }) => shown),
      words.map(({ searched }) => searched),
      ids.map((id) => lastPurchase(matched.get(id) ?? [])),
    ],
  );
}

/** The day of the last purchase among receipts: a charge for several of them follows them all. */
function lastPurchase(receipts: readonly StoredMatchedReceipt[]): CivilDate | null {
  const days = receipts.filter(({ kind }) => kind !== 'refund').map(({ purchasedOn }) => purchasedOn);
  return days.sort().at(-1) ?? null;
}

interface ChangedMatch {
  readonly receiptId: Uuid;
  readonly transactionId: Uuid;
  readonly state: string;
}

/**
 * Runs a statement that changes matches (`$1`: the user; its last table has the alias `m` unless it inserts), and what
 * belongs to it: a receipt whose charge is found takes its own transaction out of the ledger, so that the two are never
 * both counted; a decision of the user is noted for the next matching. Gives the matches that changed.
 */
export async function changeMatches(
  db: UserDb,
  statement: string,
  values: readonly unknown[],
  isDecision: boolean,
): Promise<ChangedMatch[]> {
  const own = statement.startsWith('insert') ? '' : 'm.';
  const changed = await db.query<ChangedMatch>(
    `${statement} returning ${own}receipt_id as "receiptId", ${own}transaction_id as "transactionId", ${own}state`,
    values,
  );
  if (!statement.startsWith('delete')) {
    const found = changed.filter(
      (match) => match.state === 'matched' && match.transactionId !== match.receiptId,
    );
    await withdrawReceiptTransactions(
      db,
      found.map((match) => match.receiptId),
    );
  }
  if (isDecision)
    await noteDecisions(
      db,
      changed.map((match) => match.receiptId),
      changed.map((match) => match.transactionId),
    );
  return changed;
}

/** Removes the transactions that stand for these receipts. The derivation decides whether they return. */
export async function withdrawReceiptTransactions(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    'delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and transaction_id = receipt_id',
    [db.userId, receiptIds],
  );
  await db.query(
    `update app.transactions set removed_at = now(), removed_by = 'merge', has_receipt = false
      where user_id = $1 and id = any($2::uuid[]) and is_from_receipt and removed_at is null`,
    [db.userId, receiptIds],
  );
}

/** A match of a receipt as it is stored, to be put back as it was. */
export type MatchRow = Readonly<Record<string, unknown>> & {
  readonly receipt_id: Uuid;
  readonly transaction_id: Uuid;
  readonly decided_by: string;
};

export async function listMatchRows(db: UserDb, receiptIds: readonly Uuid[]): Promise<MatchRow[]> {
  return db.query<MatchRow>(
    'select * from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[])',
    [db.userId, receiptIds],
  );
}

/** Puts matches back as they stood, those with transactions that are gone left out. */
export async function putBackMatches(db: UserDb, matches: readonly MatchRow[]): Promise<void> {
  if (matches.length === 0) return;
  await changeMatches(
    db,
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, option, amount_minor, confidence, state, decided_by, reasons, decided_at, evidence)
     select $1, b.receipt_id, b.transaction_id, b.option, b.amount_minor, b.confidence, b.state, b.decided_by,
       b.reasons, b.decided_at, b.evidence
       from jsonb_populate_recordset(null::app.receipt_matches, $2::jsonb) b
      where exists (select from app.transactions t where t.user_id = $1 and t.id = b.transaction_id)`,
    [db.userId, JSON.stringify(matches)],
    true,
  );
}

/** The transactions that these receipts are matched to. */
export async function listTransactionsOfReceipts(db: UserDb, receiptIds: readonly Uuid[]): Promise<Uuid[]> {
  if (receiptIds.length === 0) return [];
  const rows = await db.query<{ id: Uuid }>(
    `select distinct transaction_id as id from app.receipt_matches
      where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'matched'`,
    [db.userId, receiptIds],
  );
  return rows.map(({ id }) => id);
}

/** How split transactions among these are divided. */
async function listSplits(db: UserDb, ids: readonly Uuid[]): Promise<Map<Uuid, readonly SplitLine[]>> {
  const rows = await db.query<{ id: Uuid; split: readonly SplitLine[] }>(
    'select id, split from app.transactions where user_id = $1 and id = any($2::uuid[]) and split is not null',
    [db.userId, ids],
  );
  return new Map(rows.map(({ id, split }) => [id, split]));
}

/**
 * The transactions that receipts of these transactions are joined to. One look after the other: a join is planned for
 * the few transactions there were.
 */
async function listSharedCharges(db: UserDb, transactionIds: readonly Uuid[]): Promise<Uuid[]> {
  const charges = await db.query<{ id: Uuid }>(
    `select distinct o.transaction_id as id from app.receipt_matches o
      where o.user_id = $1 and o.state = 'matched' and o.receipt_id = any(array(
        select m.receipt_id from app.receipt_matches m where m.user_id = $1 and m.transaction_id = any($2::uuid[]) and m.state in ('matched', 'declined')))`,
    [db.userId, transactionIds],
  );
  return charges.map(({ id }) => id);
}
