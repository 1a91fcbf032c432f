import type { UserDb, Uuid } from '#db/pool.ts';
import type { ChosenTransaction } from '#db/repositories/receipt-matches/decisions.ts';

export interface LockedItem {
  readonly receiptId: Uuid;
  readonly state: string;
}

/** Locks a review item until the transaction ends. */
export async function lockReviewItem(db: UserDb, id: Uuid): Promise<LockedItem | null> {
  const [item] = await db.query<LockedItem>(
    'select receipt_id as "receiptId", state from app.review_items where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  return item ?? null;
}

/** Locks the transactions the user chose for a receipt. Removed ones are missing from the result. */
export async function lockChosenTransactions(
  db: UserDb,
  receiptId: Uuid,
  transactionIds: readonly Uuid[],
): Promise<ChosenTransaction[]> {
  return db.query<ChosenTransaction>(
    `select t.id, original_description as "originalDescription",
            coalesce((select m.amount_minor from app.receipt_matches m where m.user_id = $1 and m.receipt_id = $3
              and m.transaction_id = t.id
                        and m.state = 'suggested' order by m.option limit 1), abs(t.amount_minor)) as "amountMinor"
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and removed_at is null
         order by t.id for update of t`,
    [db.userId, transactionIds, receiptId],
  );
}
