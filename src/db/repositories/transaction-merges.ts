import { describedDate } from '#domain/ledger/described-date.ts';
import { firstFlowOf } from '#domain/ledger/flow.ts';
import { type MergeableTransaction, mergeFields } from '#domain/ledger/merge-fields.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { noteDecisions, notingTransactions, notingTransfers } from './match-changes.ts';
import { changeMatches, refreshReceiptMarks } from './receipt-matches.ts';
import { refitSplits } from './refit-splits.ts';
import { refreshFlows } from './transfers.ts';

/** The older transaction, which stays, and the newer one, which becomes part of it. */
export interface MergePair {
  readonly existingId: Uuid;
  readonly transactionId: Uuid;
}

const COLUMNS = `posted_on as "postedOn", authorized_on as "authorizedOn", amount_minor as "amountMinor", currency, status,
  original_description as "originalDescription", description, description_source as "descriptionSource", merchant,
    merchant_key as "merchantKey",
  category, category_source as "categorySource", note, split, split_source as "splitSource", feed_id as "feedId"`;

/** Columns that a merge may change on the transaction that stays. */
const MERGED = [
  'posted_on',
  'authorized_on',
  'described_on',
  'amount_minor',
  'currency',
  'status',
  'original_description',
  'description',
  'description_source',
  'merchant',
  'merchant_key',
  'category',
  'category_source',
  'note',
  'split',
  'split_source',
  'feed_id',
  'flow',
];

/**
 * Makes one transaction of two: the older one takes over ids, receipts and what the bank last said; the newer one
 * leaves. What was is written down first, so that the merge can be undone. False when either transaction is gone.
 */
export async function mergeTransactions(db: UserDb, pair: MergePair, at: Date): Promise<boolean> {
  const { existingId, transactionId } = pair;
  const existing = await lockStanding(db, existingId);
  const newer = await lockStanding(db, transactionId);
  if (!existing || !newer) return false;
  await rememberBefore(db, pair);
  await db.query(
    'update app.transaction_external_ids set transaction_id = $3 where user_id = $1 and transaction_id = $2',
    [db.userId, transactionId, existingId],
  );
  await moveReceipts(db, transactionId, existingId);
  await moveTransfers(db, transactionId, existingId);
  await db.query(
    notingTransactions(
      `update app.transactions t set removed_at = $3, removed_by = 'merge', feed_id = null where t.user_id = $1 and id = $2`,
    ),
    [db.userId, transactionId, at],
  );
  await writeMerged(db, existingId, mergeFields(existing, newer));
  await refreshFlows(db, [existingId]);
  await refreshReceiptMarks(db, [existingId, transactionId]);
  return true;
}

/**
 * Undoes a merge: both transactions stand again as they were, each under its own ids; what the bank has said of the
 * merged transaction since goes to the newer one. False when there is no such merge.
 */
export async function unmergeTransactions(db: UserDb, pair: MergePair): Promise<boolean> {
  const { existingId, transactionId } = pair;
  const [kept] = await db.query<{ before: unknown }>(
    `select before_merge as before from app.transaction_suggestions
      where user_id = $1 and transaction_id = $2 and existing_id = $3 and state = 'accepted' and before_merge is not null for update`,
    [db.userId, transactionId, existingId],
  );
  if (!kept) return false;
  const before = JSON.stringify(kept.before);
  await db.query(
    notingTransactions(`update app.transactions w set removed_at = null, removed_by = null, feed_id = case when b.feed_id is null then null else m.feed_id end,
       posted_on = case when b.feed_id is null then w.posted_on else m.posted_on end,
       amount_minor = case when b.feed_id is null then w.amount_minor else m.amount_minor end,
       status = case when b.feed_id is null then w.status else m.status end
     from jsonb_populate_record(null::app.transactions, $4::jsonb -> 'newer') b, app.transactions m
     where w.user_id = $1 and w.id = $2 and m.user_id = $1 and m.id = $3`),
    [db.userId, transactionId, existingId, before],
  );
  await db.query(
    notingTransactions(`update app.transactions t set (${MERGED.join(', ')}) = row(${MERGED.map((name) => `b.${name}`).join(', ')})
       from jsonb_populate_record(null::app.transactions, $3::jsonb -> 'existing') b where t.user_id = $1 and t.id = $2`),
    [db.userId, existingId, before],
  );
  await db.query(
    `update app.transaction_external_ids i set transaction_id = $2
       from jsonb_to_recordset($4::jsonb -> 'externalIds') as b(source text, external_id text)
      where i.user_id = $1 and i.transaction_id = $3 and i.source = b.source and i.external_id = b.external_id`,
    [db.userId, transactionId, existingId, before],
  );
  await changeMatches(
    db,
    `update app.receipt_matches m set transaction_id = $2
       where m.user_id = $1 and m.transaction_id = $3 and m.receipt_id in (select jsonb_array_elements_text($4::jsonb -> 'receiptIds')::uuid)`,
    [db.userId, transactionId, existingId, before],
    true,
  );
  await noteDecisions(db, [], [existingId]);
  await refitSplits(db, [existingId, transactionId]);
  await refreshReceiptMarks(db, [existingId, transactionId]);
  return true;
}

async function lockStanding(db: UserDb, id: Uuid): Promise<MergeableTransaction | null> {
  const [row] = await db.query<MergeableTransaction>(
    `select ${COLUMNS} from app.transactions where user_id = $1 and id = $2 and removed_at is null for update`,
    [db.userId, id],
  );
  return row ?? null;
}

async function rememberBefore(db: UserDb, { existingId, transactionId }: MergePair): Promise<void> {
  await db.query(
    `update app.transaction_suggestions s set before_merge = jsonb_build_object(
       'existing', (select to_jsonb(t) from app.transactions t where t.user_id = $1 and t.id = $3),
       'newer', (select to_jsonb(t) from app.transactions t where t.user_id = $1 and t.id = $2),
       'externalIds', coalesce((select jsonb_agg(jsonb_build_object('source', i.source, 'external_id', i.external_id))
                                  from app.transaction_external_ids i where i.user_id = $1
                                    and i.transaction_id = $2), '[]'),
       'receiptIds', coalesce((select jsonb_agg(distinct m.receipt_id) from app.receipt_matches m where m.user_id = $1 and m.transaction_id = $2
                                  and not exists (select from app.receipt_matches o where o.user_id = $1
                                    and o.transaction_id = $3 and o.receipt_id = m.receipt_id)), '[]'))
     where s.user_id = $1 and s.transaction_id = $2 and s.existing_id = $3`,
    [db.userId, transactionId, existingId],
  );
}

/** A pair that the user made goes on with the transaction that stays; those found by themselves are found anew. */
async function moveTransfers(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  const both = [from, to];
  await db.query(
    notingTransfers(
      `delete from app.transfers where user_id = $1 and decided_by = 'model' and (outflow_id = any($2::uuid[]) or inflow_id = any($2::uuid[]))`,
    ),
    [db.userId, both],
  );
  const isFree = `not exists (select from app.transfers o where o.user_id = $1 and (o.outflow_id = $3 or o.inflow_id = $3))`;
  for (const leg of ['outflow_id', 'inflow_id'])
    await db.query(`update app.transfers set ${leg} = $3 where user_id = $1 and ${leg} = $2 and ${isFree}`, [
      db.userId,
      from,
      to,
    ]);
  await db.query(
    notingTransfers('delete from app.transfers where user_id = $1 and (outflow_id = $2 or inflow_id = $2)'),
    [db.userId, from],
  );
}

/** Receipts of the leaving transaction; one that both transactions have stays with the transaction that stays. */
async function moveReceipts(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  await changeMatches(
    db,
    `update app.receipt_matches m set transaction_id = $3 where m.user_id = $1 and m.transaction_id = $2
       and not exists (select from app.receipt_matches o where o.user_id = $1 and o.transaction_id = $3 and o.receipt_id = m.receipt_id)`,
    [db.userId, from, to],
    true,
  );
  const left = 'delete from app.receipt_matches m where user_id = $1 and transaction_id = $2';
  await changeMatches(db, left, [db.userId, from], true);
  await noteDecisions(db, [], [from]);
}

async function writeMerged(db: UserDb, id: Uuid, row: MergeableTransaction): Promise<void> {
  const flow = firstFlowOf(row);
  await db.query(
    notingTransactions(`update app.transactions t set posted_on = $3, authorized_on = $4, amount_minor = $5, currency = $6, status = $7, original_description = $8,
       description = $9, description_source = $10, merchant = $11, merchant_key = $12, category = $13,
         category_source = $14, note = $15,
       feed_id = $16, flow = $17, split = $18::jsonb, described_on = $19, split_source = $20
      where t.user_id = $1 and id = $2`),
    [
      db.userId,
      id,
      row.postedOn,
      row.authorizedOn,
      row.amountMinor,
      row.currency,
      row.status,
      row.originalDescription,
      row.description,
      row.descriptionSource,
      row.merchant,
      row.merchantKey,
      row.category,
      row.categorySource,
      row.note,
      row.feedId,
      flow,
      row.split === null ? null : JSON.stringify(row.split),
      describedDate(row.originalDescription, row.postedOn),
      row.splitSource,
    ],
  );
  await refitSplits(db, [id]);
}
