import type { UserDb, Uuid } from '#db/pool.ts';
import {
  changeMatches,
  listMatchRows,
  type MatchRow,
  putBackMatches,
  refreshReceiptMarks,
} from '#db/repositories/receipt-matches.ts';
import type { StoredReceipt } from '#db/repositories/receipts.ts';
import { changeReceipts } from '#db/repositories/receipts.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';

/** A bank text that a decision taught us; taking the decision back forgets it. */
export interface LearnedAlias {
  readonly description: string;
  readonly merchant: string;
}

/** How receipt, matches and message stood before a decision. */
export interface BeforeDecision {
  readonly receipt: StoredReceipt;
  readonly matches: readonly MatchRow[];
  readonly message: { readonly state: string; readonly reason: string } | null;
  readonly learned?: LearnedAlias | null;
  /** Whether the answer is kept for the matcher to learn from. */
  readonly hasAnswer?: boolean;
}

export interface HeldItem {
  readonly receiptId: Uuid;
  readonly state: string;
  readonly before: BeforeDecision | null;
}

/** An item of the queue, held against other decisions. */
export async function holdItem(db: UserDb, id: Uuid): Promise<HeldItem | null> {
  const [item] = await db.query<HeldItem>(
    'select receipt_id as "receiptId", state, before_decision as before from app.review_items where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  return item ?? null;
}

/** Reads how everything stands that a decision about a receipt may change. */
export async function readBefore(db: UserDb, receipt: StoredReceipt): Promise<BeforeDecision> {
  const matches = await listMatchRows(db, [receipt.id]);
  const [message] = await db.query<{ state: string; reason: string }>(
    'select state, reason from app.messages where user_id = $1 and id = $2',
    [db.userId, receipt.messageId],
  );
  return { receipt, matches, message: message ?? null };
}

/** Writes a decision and how it stood before; null before = back into the queue. */
export async function saveDecision(
  db: UserDb,
  id: Uuid,
  state: 'waiting' | 'confirmed' | 'corrected' | 'rejected',
  before: BeforeDecision | null,
  at: Date | null,
): Promise<void> {
  await db.query(
    'update app.review_items set state = $3, decided_at = $4, before_decision = $5 where user_id = $1 and id = $2',
    [db.userId, id, state, at, before === null ? null : JSON.stringify(before)],
  );
}

export async function acceptReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await changeReceipts(
    db,
    `update app.receipts r set state = 'accepted', confidence = 1 where user_id = $1 and id = $2`,
    [db.userId, receiptId],
  );
}

export async function rejectReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await changeReceipts(db, `update app.receipts r set state = 'rejected' where user_id = $1 and id = $2`, [
    db.userId,
    receiptId,
  ]);
  await dropSuggestions(db, receiptId);
}

/** The questions about a receipt's row are settled without an answer. */
export async function dropSuggestions(db: UserDb, receiptId: Uuid): Promise<void> {
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, receiptId],
  );
}

/** The person saw the candidates and chose none but these: the others never come back. */
export async function declineOthers(db: UserDb, receiptId: Uuid, chosen: readonly Uuid[]): Promise<void> {
  await changeMatches(
    db,
    `update app.receipt_matches m set state = 'declined', decided_by = 'user'
      where user_id = $1 and receipt_id = $2 and transaction_id <> all($3::uuid[]) and state = 'suggested'`,
    [db.userId, receiptId, chosen],
    true,
  );
}

export interface ChosenRow {
  readonly id: Uuid;
  /** What of the row the receipt explains. */
  readonly amountMinor: number;
  readonly originalDescription: string;
}

/** Rows that a person chose for a receipt, held; fewer than asked for where one does not stand. */
export async function holdChosen(
  db: UserDb,
  receiptId: Uuid,
  transactionIds: readonly Uuid[],
): Promise<ChosenRow[]> {
  return db.query<ChosenRow>(
    `select t.id, original_description as "originalDescription",
            coalesce((select m.amount_minor from app.receipt_matches m where m.user_id = $1 and m.receipt_id = $3 and m.transaction_id = t.id
                        and m.state = 'suggested' order by m.option limit 1), abs(t.amount_minor)) as "amountMinor"
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and removed_at is null order by t.id for update of t`,
    [db.userId, transactionIds, receiptId],
  );
}

/** Joins a receipt to the rows a person chose. */
export async function joinChosen(
  db: UserDb,
  receiptId: Uuid,
  rows: readonly ChosenRow[],
  at: Date,
): Promise<void> {
  const ids = rows.map((row) => row.id);
  await db.query(
    'delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and transaction_id = any($3::uuid[])',
    [db.userId, receiptId, ids],
  );
  await changeMatches(
    db,
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, decided_at)
     select $1, $2, n.id, n.amount, 1, 'matched', 'user', '{"chosen by you"}', $5 from unnest($3::uuid[], $4::bigint[]) as n(id, amount)`,
    [db.userId, receiptId, ids, rows.map((row) => row.amountMinor), at],
    true,
  );
  await refreshReceiptMarks(db, ids);
  await refreshFlows(db, ids);
}

/** Remembers how the bank writes a merchant; null when that was known before, so that taking back leaves it. */
export async function learnAlias(
  db: UserDb,
  description: string,
  merchant: string,
): Promise<LearnedAlias | null> {
  const [learned] = await db.query<LearnedAlias>(
    `insert into app.merchant_aliases (user_id, description, merchant) values ($1, $2, $3) on conflict do nothing
     returning description, merchant`,
    [db.userId, description, merchant],
  );
  return learned ?? null;
}

export async function forgetAlias(db: UserDb, { description, merchant }: LearnedAlias): Promise<void> {
  await db.query(
    'delete from app.merchant_aliases where user_id = $1 and description = $2 and merchant = $3',
    [db.userId, description, merchant],
  );
}

/** Puts the matches of a receipt back as they stood, those with rows that are gone left out. Gives the rows that lost theirs. */
export async function restoreMatches(
  db: UserDb,
  receiptId: Uuid,
  matches: BeforeDecision['matches'],
): Promise<Uuid[]> {
  const touched = await changeMatches(
    db,
    'delete from app.receipt_matches m where user_id = $1 and receipt_id = $2',
    [db.userId, receiptId],
    true,
  );
  await putBackMatches(db, matches);
  return touched.map((match) => match.transactionId);
}

/** Puts the fields of a receipt back as they stood. */
export async function restoreReceipt(db: UserDb, receipt: StoredReceipt): Promise<void> {
  await changeReceipts(
    db,
    `update app.receipts r set state = $3, merchant = $4, merchant_key = $5, order_id = $6, purchased_on = $7, currency = $8, total_minor = $9, tax_minor = $10,
       shipping_minor = $11, discount_minor = $12, tip_minor = $13, card_last4 = $14, confidence = $15 where user_id = $1 and id = $2`,
    [
      ...[db.userId, receipt.id, receipt.state, receipt.merchant, receipt.merchantKey, receipt.orderId],
      ...[receipt.purchasedOn, receipt.currency, receipt.totalMinor, receipt.taxMinor, receipt.shippingMinor],
      ...[receipt.discountMinor, receipt.tipMinor, receipt.cardLast4, receipt.confidence],
    ],
  );
}

/** Fields of a receipt as columns; what is not there stays. */
export interface CorrectedFields {
  readonly currency?: string;
  readonly total_minor?: number | null;
  readonly tax_minor?: number | null;
  readonly shipping_minor?: number | null;
  readonly discount_minor?: number | null;
  readonly tip_minor?: number | null;
  readonly purchased_on?: string;
  readonly merchant?: string | null;
  readonly merchant_key?: string;
  readonly order_id?: string | null;
  readonly card_last4?: string | null;
}

/** Writes the fields that a person corrected. */
export async function writeCorrections(db: UserDb, receiptId: Uuid, fields: CorrectedFields): Promise<void> {
  const columns = Object.keys(fields);
  if (columns.length === 0) return;
  await changeReceipts(
    db,
    `update app.receipts r set (${columns.join(', ')}) = row(${columns.map((column) => `n.${column}`).join(', ')})
       from jsonb_populate_record(null::app.receipts, $3::jsonb) n where r.user_id = $1 and r.id = $2`,
    [db.userId, receiptId, JSON.stringify(fields)],
  );
}
