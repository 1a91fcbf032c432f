import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { findReceipt, type StoredReceipt } from '#db/repositories/receipts.ts';
import { recordEvents } from '#db/repositories/transactions.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { decimalToMinor } from '#domain/money/money.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { learnFromDecision } from './learn-from-decision.ts';
import { countReview, findReviewRow } from './review-query.ts';

type Decision = BodyOf<'decideReviewItem'>;

/** A bank text that a decision taught us; taking the decision back forgets it. */
export interface LearnedAlias {
  readonly description: string;
  readonly merchant: string;
}

/** Carries out what the person said about an item, and remembers how it stood so that it can be taken back. */
export async function decideReviewItem(
  services: Services,
  userId: string,
  wireId: string,
  decision: Decision,
): Promise<{ done: true; waiting: number }> {
  const id = fromWire(wireId);
  const at = services.clock.now();
  const waiting = await services.db.withUser(userId, async (db) => {
    await db.query('select 1 from app.review_items where user_id = $1 and id = $2 for update', [userId, id]);
    const row = await findReviewRow(db, id);
    const receipt = row && (await findReceipt(db, row.receiptId));
    if (!row || !receipt) throw notFound();
    if (row.state !== 'waiting') throw new Fault('Conflict', 'This was already decided.');
    const before = await remember(db, receipt);
    let learned: LearnedAlias | null = null;
    if (decision.decision === 'rejected') await reject(db, receipt);
    else {
      await correct(db, receipt, decision.fields ?? {});
      await db.query(
        `update app.receipts set state = 'accepted', confidence = 1 where user_id = $1 and id = $2`,
        [userId, receipt.id],
      );
      if (decision.transactionId)
        learned = await joinTo(
          services,
          db,
          receipt,
          [decision.transactionId, ...(decision.otherTransactionIds ?? [])].map(fromWire),
          at,
        );
      else await declineSuggestions(db, receipt.id, decision.transactionId === null);
    }
    if (receipt.messageId) {
      const [state, reason] =
        decision.decision === 'rejected'
          ? ['not_receipt', 'You said it is not a receipt.']
          : ['processed', 'You confirmed it.'];
      await db.query('update app.messages set state = $3, reason = $4 where user_id = $1 and id = $2', [
        userId,
        receipt.messageId,
        state,
        reason,
      ]);
    }
    await db.query(
      'update app.review_items set state = $3, decided_at = $4, before_decision = $5 where user_id = $1 and id = $2',
      [userId, id, decision.decision, at, JSON.stringify({ ...before, learned })],
    );
    return (await countReview(db)).waiting;
  });
  if (decision.decision !== 'rejected') await learnFromDecision(services, userId, id);
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['review', 'transactions', 'dashboard', 'email-ai', 'processed-emails'],
  });
  return { done: true, waiting };
}

/** How receipt, matches and message stood before a decision. */
async function remember(db: UserDb, receipt: StoredReceipt): Promise<object> {
  const matches = await db.query('select * from app.receipt_matches where user_id = $1 and receipt_id = $2', [
    db.userId,
    receipt.id,
  ]);
  const [message] = await db.query('select state, reason from app.messages where user_id = $1 and id = $2', [
    db.userId,
    receipt.messageId,
  ]);
  return { receipt, matches, message: message ?? null };
}

async function reject(db: UserDb, receipt: StoredReceipt): Promise<void> {
  await db.query(`update app.receipts set state = 'rejected' where user_id = $1 and id = $2`, [
    db.userId,
    receipt.id,
  ]);
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, receipt.id],
  );
}

/** Confirming without a row: the person saw the candidates and chose none, so they are not asked again. */
async function declineSuggestions(db: UserDb, receiptId: string, isRefused: boolean): Promise<void> {
  if (isRefused)
    await db.query(
      `update app.receipt_matches set state = 'declined', decided_by = 'user' where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
      [db.userId, receiptId],
    );
  else
    await db.query(
      `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
      [db.userId, receiptId],
    );
}

/** Joins a receipt to the row, or to all rows of an order that was charged in several. */
async function joinTo(
  services: Services,
  db: UserDb,
  receipt: StoredReceipt,
  transactionIds: readonly string[],
  at: Date,
): Promise<LearnedAlias | null> {
  const ids = [...new Set(transactionIds)];
  const rows = await db.query<{ id: string; amountMinor: number; originalDescription: string }>(
    `select t.id, original_description as "originalDescription",
            coalesce((select m.amount_minor from app.receipt_matches m where m.user_id = $1 and m.receipt_id = $3 and m.transaction_id = t.id
                        and m.state = 'suggested' order by m.option limit 1), abs(t.amount_minor)) as "amountMinor"
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and removed_at is null order by t.id for update of t`,
    [db.userId, ids, receipt.id],
  );
  const first = rows.find((row) => row.id === ids[0]);
  if (!first || rows.length < ids.length) throw new Fault('NotFound', 'The chosen row does not exist.');
  await db.query(
    `update app.receipt_matches set state = 'declined', decided_by = 'user' where user_id = $1 and receipt_id = $2 and transaction_id <> all($3::uuid[]) and state = 'suggested'`,
    [db.userId, receipt.id, ids],
  );
  await db.query(
    'delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and transaction_id = any($3::uuid[])',
    [db.userId, receipt.id, ids],
  );
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, decided_at)
     select $1, $2, n.id, n.amount, 1, 'matched', 'user', '{"chosen by you"}', $5 from unnest($3::uuid[], $4::bigint[]) as n(id, amount)`,
    [db.userId, receipt.id, rows.map((row) => row.id), rows.map((row) => row.amountMinor), at],
  );
  const fresh = await findReceipt(db, receipt.id);
  const learned = fresh?.merchant ? await learnAlias(db, first.originalDescription, fresh.merchant) : null;
  await refreshReceiptMarks(db, ids);
  await refreshFlows(db, ids);
  await recordEvents(
    db,
    ids.map((transactionId) => ({
      id: services.ids.next(),
      transactionId,
      what: 'Receipt joined',
      reason: 'by you',
    })),
    at,
  );
  return learned;
}

/** Remembers how the bank writes a merchant; null when that was known before, so that taking back leaves it. */
async function learnAlias(db: UserDb, description: string, merchant: string): Promise<LearnedAlias | null> {
  const [learned] = await db.query<LearnedAlias>(
    `insert into app.merchant_aliases (user_id, description, merchant) values ($1, $2, $3) on conflict do nothing
     returning description, merchant`,
    [db.userId, description, merchant],
  );
  return learned ?? null;
}

/** Years a receipt can be of; the search for its row looks some weeks around it. */
const YEARS = /^(?:19|2\d)/;
const AMOUNTS = {
  total: 'total_minor',
  tax: 'tax_minor',
  shipping: 'shipping_minor',
  discount: 'discount_minor',
  tip: 'tip_minor',
} as const;

/** Writes the corrected fields; what is not valid is said by name and nothing is saved. */
async function correct(
  db: UserDb,
  receipt: StoredReceipt,
  fields: NonNullable<Decision['fields']>,
): Promise<void> {
  const currency = fields.currency === undefined ? (receipt.currency ?? 'USD') : (fields.currency ?? 'USD');
  if (!/^[A-Z]{3}$/.test(currency)) throw invalid('currency', 'use a code such as USD');
  const set = async (column: string, value: unknown) => {
    await db.query(`update app.receipts set ${column} = $3 where user_id = $1 and id = $2`, [
      db.userId,
      receipt.id,
      value,
    ]);
  };
  if (fields.currency !== undefined) await set('currency', currency);
  for (const name of ['total', 'tax', 'shipping', 'discount', 'tip'] as const) {
    const text = fields[name];
    if (text === undefined) continue;
    const minor = text === null || text === '' ? null : decimalToMinor(text, currency);
    if (minor === null && text !== null && text !== '') throw invalid(name, 'use an amount such as 12.50');
    await set(AMOUNTS[name], minor === null ? null : Math.abs(minor));
  }
  if (fields.purchasedOn !== undefined) {
    if (fields.purchasedOn === null || !isCivilDate(fields.purchasedOn) || !YEARS.test(fields.purchasedOn))
      throw invalid('purchasedOn', 'use a day such as 2026-03-31');
    await set('purchased_on', fields.purchasedOn);
  }
  if (fields.merchant !== undefined) {
    await set('merchant', fields.merchant);
    await set('merchant_key', fields.merchant ? merchantKey(fields.merchant) : '');
  }
  if (fields.orderId !== undefined) await set('order_id', fields.orderId);
  if (fields.cardLast4 !== undefined) {
    if (fields.cardLast4 && !/^\d{4}$/.test(fields.cardLast4)) throw invalid('cardLast4', 'use four digits');
    await set('card_last4', fields.cardLast4);
  }
}

function invalid(field: string, hint: string): Fault {
  return new Fault('ValidationFailed', `body: fields.${field}: ${hint}`);
}
