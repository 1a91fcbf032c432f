import type { UserDb } from '../../pool.ts';

/** Saves how the bank writes a merchant. */
export async function upsertMerchantAlias(db: UserDb, description: string, merchant: string): Promise<void> {
  await db.query(
    'insert into app.merchant_aliases (user_id, description, merchant) values ($1, $2, $3) on conflict do nothing',
    [db.userId, description, merchant],
  );
}
