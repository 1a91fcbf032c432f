import type { UserDb, Uuid } from '#db/pool.ts';
import type { SearchedCharge } from '#domain/syncing/charge-search.ts';

/** A current charge, with its environment and whether a receipt explains it. */
export interface FoundCharge extends SearchedCharge {
  readonly isSandbox: boolean;
  readonly hasReceipt: boolean;
  readonly isAsked: boolean;
}

/** The charge that email is looked for; `isAsked`: a receipt may belong to it and waits for the person. */
export async function findCharge(db: UserDb, id: Uuid): Promise<FoundCharge | null> {
  const [row] = await db.query<FoundCharge>(
    `select posted_on as "postedOn", authorized_on as "authorizedOn", merchant, amount_minor as "amountMinor", currency,
            original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency",
              is_sandbox as "isSandbox", has_receipt as "hasReceipt",
            exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = t.id
              and m.state = 'suggested') as "isAsked"
       from app.transactions t where t.user_id = $1 and id = $2 and removed_at is null`,
    [db.userId, id],
  );
  return row ?? null;
}

/**
 * Which of these messages of a mailbox were looked at: those whose body was, and those passed over by their headers.
 */
export async function listKnown(
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

/** How many of these messages tell of a purchase, a refund or a plan. */
export async function countReceipts(db: UserDb, messageIds: readonly Uuid[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from app.receipts where user_id = $1 and message_id = any($2::uuid[])
      and kind <> 'shipping'`,
    [db.userId, messageIds],
  );
  return row?.count ?? 0;
}
