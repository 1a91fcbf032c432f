import type { UserDb, Uuid } from '#db/pool.ts';
import type { ChargeToFind } from '#domain/syncing/charge-search.ts';

/** A current charge, with its environment and whether a receipt explains it. */
export interface FoundCharge extends ChargeToFind {
  readonly isSandbox: boolean;
  readonly hasReceipt: boolean;
  readonly hasSuggestedMatch: boolean;
}

/** The charge to search email for. `hasSuggestedMatch`: a receipt was suggested for it and awaits a decision. */
export async function findCharge(db: UserDb, id: Uuid): Promise<FoundCharge | null> {
  const [row] = await db.query<FoundCharge>(
    `select posted_on as "postedOn", authorized_on as "authorizedOn", merchant, amount_minor as "amountMinor", currency,
            original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency",
              is_sandbox as "isSandbox", has_receipt as "hasReceipt",
            exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = t.id
              and m.state = 'suggested') as "hasSuggestedMatch"
       from app.transactions t where t.user_id = $1 and id = $2 and removed_at is null`,
    [db.userId, id],
  );
  return row ?? null;
}

/**
 * The messages of a mailbox that are already stored. `canBeRead`: the body was never read, because the message was
 * skipped by its headers or failed.
 */
export async function listStoredMessages(
  db: UserDb,
  mailboxId: Uuid,
  providerIds: readonly string[],
): Promise<{ id: Uuid; providerMessageId: string; canBeRead: boolean }[]> {
  return db.query(
    `select id, provider_message_id as "providerMessageId",
            state in ('skipped', 'failed') and reader_version is null and not is_forgotten
              and not has_user_verdict as "canBeRead"
       from app.messages where user_id = $1 and mailbox_id = $2 and provider_message_id = any($3::text[])`,
    [db.userId, mailboxId, providerIds],
  );
}

/** Number of these messages that contain a purchase, a refund or a subscription. */
export async function countReceipts(db: UserDb, messageIds: readonly Uuid[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from app.receipts where user_id = $1 and message_id = any($2::uuid[])
      and kind <> 'shipping'`,
    [db.userId, messageIds],
  );
  return row?.count ?? 0;
}
