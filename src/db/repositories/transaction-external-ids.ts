import { type ArrayLiteral, arrayLiteral } from '../array-literal.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** Saves the IDs of transactions at a source; a known ID stays with its transaction. */
export async function insertExternalIds(
  db: UserDb,
  source: string,
  rows: readonly { readonly accountId: Uuid; readonly externalId: string; readonly transactionId: Uuid }[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertExternalIdColumns(db, source, {
    accountIds: arrayLiteral(rows.map((row) => row.accountId)),
    externalIds: arrayLiteral(rows.map((row) => row.externalId)),
    transactionIds: arrayLiteral(rows.map((row) => row.transactionId)),
  });
}

/** The same by column; entries without an external ID are skipped. */
export async function insertExternalIdColumns(
  db: UserDb,
  source: string,
  columns: {
    readonly accountIds: ArrayLiteral;
    readonly externalIds: ArrayLiteral;
    readonly transactionIds: ArrayLiteral;
  },
): Promise<void> {
  await db.query(
    `insert into app.transaction_external_ids (user_id, account_id, source, external_id, transaction_id)
     select own.user_id, a, $2, e, t
       from app.profiles own, unnest($3::uuid[], $4::text[], $5::uuid[]) as n(a, e, t)
      where own.user_id = $1 and e is not null
     on conflict do nothing`,
    [db.userId, source, columns.accountIds, columns.externalIds, columns.transactionIds],
  );
}

/** Moves the external IDs of a transaction to another one. */
export async function moveExternalIds(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  await db.query(
    'update app.transaction_external_ids set transaction_id = $3 where user_id = $1 and transaction_id = $2',
    [db.userId, from, to],
  );
}

/** Moves some of the external IDs of a transaction back to another one. */
export async function restoreExternalIds(
  db: UserDb,
  from: Uuid,
  to: Uuid,
  ids: readonly { readonly source: string; readonly external_id: string }[],
): Promise<void> {
  await db.query(
    `update app.transaction_external_ids i set transaction_id = $3
       from unnest($4::text[], $5::text[]) as b(source, external_id)
      where i.user_id = $1 and i.transaction_id = $2 and i.source = b.source and i.external_id = b.external_id`,
    [db.userId, from, to, ids.map(({ source }) => source), ids.map(({ external_id }) => external_id)],
  );
}
