import { parseDescribedDate } from '#domain/ledger/described-date.ts';
import { resolveInitialFlow } from '#domain/ledger/flow.ts';
import { type MergeableTransaction, mergeFields } from '#domain/ledger/merge-fields.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { recordMatchDecisions, trackTransactionChanges } from '../matching/match-changes.ts';
import { moveMatchesToTransaction, restoreMovedMatches } from '../receipt-matches/move-matches.ts';
import { moveExternalIds, restoreExternalIds } from '../transaction-external-ids.ts';
import { lockMergedPair, saveStateBeforeMerge } from '../transaction-suggestions.ts';
import { moveTransfers } from '../transfers.ts';
import { refreshAfterTransactionChanges } from './flows.ts';
import { refreshReceiptMarks } from './receipt-marks.ts';
import { refitSplits } from './splits.ts';

/** The older transaction, which remains, and the newer one, which is merged into it. */
export interface MergePair {
  readonly existingId: Uuid;
  readonly transactionId: Uuid;
}

const COLUMNS = `posted_on as "postedOn", authorized_on as "authorizedOn", amount_minor as "amountMinor", currency,
  original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency", status,
  original_description as "originalDescription", description, description_source as "descriptionSource", merchant,
    merchant_key as "merchantKey",
  category, category_source as "categorySource", note, split, split_source as "splitSource", feed_id as "feedId"`;

/** Columns that a merge may change on the remaining transaction. */
const MERGED = [
  'posted_on',
  'authorized_on',
  'described_on',
  'amount_minor',
  'currency',
  'original_amount_minor',
  'original_currency',
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
 * Merges two transactions: the older one takes the IDs, receipts and latest bank data of the newer one, which is
 * removed. The earlier state is saved first, so that the merge can be undone. Returns false if either transaction no
 * longer exists.
 */
export async function mergeTransactions(db: UserDb, pair: MergePair, at: Date): Promise<boolean> {
  const { existingId, transactionId } = pair;
  const existing = await lockExisting(db, existingId);
  const newer = await lockExisting(db, transactionId);
  if (!existing || !newer) return false;
  await saveStateBeforeMerge(db, pair);
  await moveExternalIds(db, transactionId, existingId);
  await moveMatchesToTransaction(db, transactionId, existingId);
  await moveTransfers(db, transactionId, existingId);
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set removed_at = $3, removed_by = 'merge', feed_id = null where t.user_id = $1
        and id = $2`,
    ),
    [db.userId, transactionId, at],
  );
  await writeMerged(db, existingId, mergeFields(existing, newer));
  await refreshAfterTransactionChanges(db, [existingId]);
  await refreshReceiptMarks(db, [existingId, transactionId]);
  return true;
}

/**
 * Undoes a merge: restores both transactions with their own IDs. Bank updates that the merged transaction received
 * since go to the newer one. Returns false if there is no such merge.
 */
export async function unmergeTransactions(db: UserDb, pair: MergePair): Promise<boolean> {
  const { existingId, transactionId } = pair;
  const locked = await lockMergedPair(db, pair);
  if (!locked) return false;
  const before = JSON.stringify(locked.before);
  await db.query(
    trackTransactionChanges(`update app.transactions w set removed_at = null, removed_by = null,
      feed_id = case when b.feed_id is null then null else m.feed_id end,
       posted_on = case when b.feed_id is null then w.posted_on else m.posted_on end,
       amount_minor = case when b.feed_id is null then w.amount_minor else m.amount_minor end,
       original_amount_minor = case when b.feed_id is null then w.original_amount_minor
         else m.original_amount_minor end,
       original_currency = case when b.feed_id is null then w.original_currency else m.original_currency end,
       status = case when b.feed_id is null then w.status else m.status end
     from jsonb_populate_record(null::app.transactions, $4::jsonb -> 'newer') b, app.transactions m
     where w.user_id = $1 and w.id = $2 and m.user_id = $1 and m.id = $3`),
    [db.userId, transactionId, existingId, before],
  );
  await db.query(
    trackTransactionChanges(`update app.transactions t
      set (${MERGED.join(', ')}) = row(${MERGED.map((name) => `b.${name}`).join(', ')})
       from jsonb_populate_record(null::app.transactions, $3::jsonb -> 'existing') b where t.user_id = $1
       and t.id = $2`),
    [db.userId, existingId, before],
  );
  await restoreExternalIds(db, existingId, transactionId, locked.before.externalIds);
  await restoreMovedMatches(db, existingId, transactionId, locked.before.receiptIds);
  await recordMatchDecisions(db, [], [existingId]);
  await refitSplits(db, [existingId, transactionId]);
  await refreshReceiptMarks(db, [existingId, transactionId]);
  return true;
}

async function lockExisting(db: UserDb, id: Uuid): Promise<MergeableTransaction | null> {
  const [row] = await db.query<MergeableTransaction>(
    `select ${COLUMNS} from app.transactions where user_id = $1 and id = $2 and removed_at is null for update`,
    [db.userId, id],
  );
  return row ?? null;
}

async function writeMerged(db: UserDb, id: Uuid, row: MergeableTransaction): Promise<void> {
  const flow = resolveInitialFlow(row);
  await db.query(
    trackTransactionChanges(`update app.transactions t set posted_on = $3, authorized_on = $4, amount_minor = $5,
      currency = $6, status = $7, original_description = $8,
       description = $9, description_source = $10, merchant = $11, merchant_key = $12, category = $13,
         category_source = $14, note = $15,
       feed_id = $16, flow = $17, split = $18::jsonb, described_on = $19, split_source = $20,
       original_amount_minor = $21, original_currency = $22
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
      parseDescribedDate(row.originalDescription, row.postedOn),
      row.splitSource,
      row.originalAmountMinor,
      row.originalCurrency,
    ],
  );
  await refitSplits(db, [id]);
}
