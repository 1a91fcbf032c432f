import type { UserDb } from '#db/pool.ts';
import { renamePromisedRefunds } from '#db/repositories/mail/promised-refunds.ts';
import { IS_NAMED_BY_USER, renameReceipts } from '#db/repositories/receipts/names.ts';
import { IS_LEARNED_NAME, type Renaming, renameTransactions } from '#db/repositories/transactions/names.ts';

/**
 * All names set automatically: merchants of transactions, receipts and promised refunds, and descriptions learned from
 * receipts.
 */
export async function listAutomaticNames(db: UserDb): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select merchant as name from app.transactions where user_id = $1 and not is_from_receipt
     union select t.description from app.transactions t where t.user_id = $1 and ${IS_LEARNED_NAME}
     union select merchant from app.promised_refunds where user_id = $1 and merchant is not null
     union select r.merchant from app.receipts r where r.user_id = $1 and r.merchant is not null
       and not ${IS_NAMED_BY_USER}`,
    [db.userId],
  );
  return rows.map((row) => row.name);
}

/** Applies renamings; names set by the user are kept. */
export async function renameMerchants(db: UserDb, renamings: readonly Renaming[]): Promise<void> {
  await renameReceipts(db, renamings);
  await renamePromisedRefunds(db, renamings);
  await renameTransactions(db, renamings);
}
