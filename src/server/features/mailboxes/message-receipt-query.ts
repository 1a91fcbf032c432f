import type { UserDb, Uuid } from '#db/pool.ts';
import { copyVerdicts } from '#db/repositories/mail/messages.ts';
import { deleteReceipts, moveReceiptsToMessages } from '#db/repositories/receipts/receipts.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';

/** The receipts read from messages, by message ID. */
export async function findReceiptsByMessage(
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<Map<Uuid, { id: Uuid; orderKey: string | null }>> {
  const rows = await db.query<{ messageId: Uuid; id: Uuid; orderKey: string | null }>(
    `select message_id as "messageId", id, order_key as "orderKey" from app.receipts where user_id = $1
      and message_id = any($2::uuid[])`,
    [db.userId, messageIds],
  );
  return new Map(rows.map(({ messageId, ...receipt }) => [messageId, receipt]));
}

/** Messages of a mailbox that were read, each paired with a copy in another mailbox that was skipped as a duplicate. */
export async function listCopies(db: UserDb, mailboxId: Uuid): Promise<{ fromId: Uuid; toId: Uuid }[]> {
  return db.query<{ fromId: Uuid; toId: Uuid }>(
    `select distinct on (m.id) m.id as "fromId", t.id as "toId" from app.messages m
       join app.messages t on t.user_id = $1 and t.content_key = m.content_key and t.mailbox_id <> m.mailbox_id
      where m.user_id = $1 and m.mailbox_id = $2 and m.state not in ('new', 'failed', 'skipped')
        and t.state = 'skipped' and not t.is_forgotten
      order by m.id, t.received_at, t.id`,
    [db.userId, mailboxId],
  );
}

/** Transfers verdicts and receipts from messages to their copies. */
export async function transferToCopies(
  db: UserDb,
  pairs: readonly { readonly fromId: Uuid; readonly toId: Uuid }[],
): Promise<void> {
  await copyVerdicts(db, pairs);
  await moveReceiptsToMessages(db, pairs);
}

/**
 * Deletes the receipts of a mailbox: all of them, or only those not matched to a transaction from another source.
 * Returns their order keys.
 */
export async function deleteReceiptsOfMailbox(
  db: UserDb,
  mailboxId: Uuid,
  isAll: boolean,
): Promise<(string | null)[]> {
  const isSelected = `r.user_id = $1 and m.user_id = $1 and m.id = r.message_id and m.mailbox_id = $2
    and ($3 or not exists (select from app.receipt_matches x where x.user_id = $1 and x.receipt_id = r.id
    and x.state = 'matched' and x.transaction_id <> r.id))`;
  const values = [db.userId, mailboxId, isAll];
  const rows = await db.query<{ id: Uuid }>(
    `select distinct x.transaction_id as id from app.receipt_matches x, app.receipts r, app.messages m
      where x.user_id = $1 and x.receipt_id = r.id and ${isSelected}`,
    values,
  );
  const selected = await db.query<{ id: Uuid }>(
    `select r.id from app.receipts r, app.messages m where ${isSelected}`,
    values,
  );
  const orderKeys = await deleteReceipts(
    db,
    selected.map((row) => row.id),
  );
  const transactionIds = rows.map((row) => row.id);
  await refreshReceiptMarks(db, transactionIds);
  await refreshAfterTransactionChanges(db, transactionIds);
  return orderKeys;
}
