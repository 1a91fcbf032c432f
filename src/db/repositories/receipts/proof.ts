import type { UserDb, Uuid } from '../../pool.ts';
import { setMessageStates } from '../mail/messages.ts';
import { deleteWaitingItems, restoreProvenItems } from '../review-items.ts';
import { changeReceipts } from './receipts.ts';

/**
 * A bank transaction proves what the reader was unsure of: the receipts are accepted and no longer asked about. How
 * they stood is kept, for the case that the transaction turns out to belong elsewhere.
 */
export async function acceptAsProven(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await changeReceipts(
    db,
    `update app.receipts r set state = 'accepted', proven_from = jsonb_build_object(
       'message', (select jsonb_build_object('state', s.state, 'reason', s.reason) from app.messages s
         where s.user_id = $1 and s.id = r.message_id),
       'item', (select jsonb_build_object('id', v.id, 'reason', v.reason, 'confidence', v.confidence)
         from app.review_items v
                 where v.user_id = $1 and v.receipt_id = r.id and v.state = 'waiting'))
      where r.user_id = $1 and r.id = any($2::uuid[]) and r.state = 'proposed'`,
    [db.userId, receiptIds],
  );
  const proven = await db.query<{ id: Uuid }>(
    `select message_id as id from app.receipts
      where user_id = $1 and id = any($2::uuid[]) and proven_from is not null and message_id is not null`,
    [db.userId, receiptIds],
  );
  await setMessageStates(
    db,
    proven.map(({ id }) => ({ id, state: 'processed', reason: 'The bank transaction confirms it.' })),
  );
  await deleteWaitingItems(db, receiptIds);
}

/** The proof is gone: what was doubtful is doubtful again, and asked about as before. */
export async function withdrawProof(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  const proven = `r.user_id = $1 and r.id = any($2::uuid[]) and r.proven_from is not null and r.state = 'accepted'`;
  const before = await db.query<{ id: Uuid; state: string; reason: string }>(
    `select r.message_id as id, r.proven_from->'message'->>'state' as state,
      r.proven_from->'message'->>'reason' as reason
       from app.receipts r where ${proven} and r.message_id is not null
         and r.proven_from->'message'->>'state' is not null`,
    [db.userId, receiptIds],
  );
  await setMessageStates(db, before);
  await restoreProvenItems(db, receiptIds);
  await changeReceipts(
    db,
    `update app.receipts r set state = 'proposed', proven_from = null where ${proven}`,
    [db.userId, receiptIds],
  );
}
