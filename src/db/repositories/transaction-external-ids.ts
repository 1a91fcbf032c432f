import type { UserDb, Uuid } from '../pool.ts';

/** Remembers that a source knows transactions by these ids; an id that is known already stays with its transaction. */
export async function rememberExternalIds(
  db: UserDb,
  source: string,
  rows: readonly { readonly accountId: Uuid; readonly externalId: string; readonly transactionId: Uuid }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into app.transaction_external_ids (user_id, account_id, source, external_id, transaction_id)
     select $1, a, $2, e, t from unnest($3::uuid[], $4::text[], $5::uuid[]) as n(a, e, t)
     on conflict do nothing`,
    [
      db.userId,
      source,
      rows.map((row) => row.accountId),
      rows.map((row) => row.externalId),
      rows.map((row) => row.transactionId),
    ],
  );
}
