import type { Queryable } from '../pool.ts';

/** Records a webhook. Returns false if it was received before. */
export async function insertWebhook(db: Queryable, hash: Buffer): Promise<boolean> {
  const fresh = await db.query(
    'insert into sys.webhooks (body_hash) values ($1) on conflict do nothing returning 1',
    [hash],
  );
  return fresh.length > 0;
}
