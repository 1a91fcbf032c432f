import type { UserDb, Uuid } from '#db/pool.ts';
import { changeMatches, refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { changeReceipts } from '#db/repositories/receipts.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';

export interface HeldItem {
  readonly receiptId: Uuid;
  readonly state: string;
}

/** An item of the queue, held against other decisions. */
export async function holdItem(db: UserDb, id: Uuid): Promise<HeldItem | null> {
  const [item] = await db.query<HeldItem>(
    'select receipt_id as "receiptId", state from app.review_items where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  return item ?? null;
}

export async function saveDecision(
  db: UserDb,
  id: Uuid,
  {
    state,
    fields,
  }: { readonly state: 'confirmed' | 'corrected' | 'rejected'; readonly fields: readonly string[] },
  at: Date,
): Promise<void> {
  await db.query(
    'update app.review_items set state = $3, corrected_fields = $4, decided_at = $5 where user_id = $1 and id = $2',
    [db.userId, id, state, fields, at],
  );
}

export async function acceptReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await changeReceipts(
    db,
    `update app.receipts r set state = 'accepted', confidence = 1 where r.user_id = $1 and id = $2`,
    [db.userId, receiptId],
  );
}

export async function rejectReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await changeReceipts(db, `update app.receipts r set state = 'rejected' where r.user_id = $1 and id = $2`, [
    db.userId,
    receiptId,
  ]);
  await dropSuggestions(db, receiptId);
}

/** The questions about a receipt's transaction are settled without an answer. */
export async function dropSuggestions(db: UserDb, receiptId: Uuid): Promise<void> {
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, receiptId],
  );
}

/** The user saw the candidates and chose none but these: the others never come back. */
export async function declineOthers(db: UserDb, receiptId: Uuid, chosen: readonly Uuid[]): Promise<void> {
  await changeMatches(
    db,
    `update app.receipt_matches m set state = 'declined', decided_by = 'user'
      where user_id = $1 and receipt_id = $2 and transaction_id <> all($3::uuid[]) and state = 'suggested'`,
    [db.userId, receiptId, chosen],
    true,
  );
}

export interface ChosenTransaction {
  readonly id: Uuid;
  /** What of the transaction the receipt explains. */
  readonly amountMinor: number;
  readonly originalDescription: string;
}

/** Transactions that a person chose for a receipt, held; fewer than asked for where one does not stand. */
export async function holdChosen(
  db: UserDb,
  receiptId: Uuid,
  transactionIds: readonly Uuid[],
): Promise<ChosenTransaction[]> {
  return db.query<ChosenTransaction>(
    `select t.id, original_description as "originalDescription",
            coalesce((select m.amount_minor from app.receipt_matches m where m.user_id = $1 and m.receipt_id = $3 and m.transaction_id = t.id
                        and m.state = 'suggested' order by m.option limit 1), abs(t.amount_minor)) as "amountMinor"
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and removed_at is null order by t.id for update of t`,
    [db.userId, transactionIds, receiptId],
  );
}

/** Joins a receipt to the transactions a person chose. */
export async function matchChosen(
  db: UserDb,
  receiptId: Uuid,
  rows: readonly ChosenTransaction[],
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

/** Remembers how the bank writes a merchant. */
export async function learnAlias(db: UserDb, description: string, merchant: string): Promise<void> {
  await db.query(
    'insert into app.merchant_aliases (user_id, description, merchant) values ($1, $2, $3) on conflict do nothing',
    [db.userId, description, merchant],
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
  if (Object.keys(fields).length === 0) return;
  await changeReceipts(
    db,
    `update app.receipts r set (currency, total_minor, tax_minor, shipping_minor, discount_minor, tip_minor, purchased_on,
         merchant, merchant_key, order_id, card_last4) =
       (select n.currency, n.total_minor, n.tax_minor, n.shipping_minor, n.discount_minor, n.tip_minor, n.purchased_on,
               n.merchant, n.merchant_key, n.order_id, n.card_last4 from jsonb_populate_record(r, $3::jsonb) n)
      where r.user_id = $1 and r.id = $2`,
    [db.userId, receiptId, JSON.stringify(fields)],
  );
}
