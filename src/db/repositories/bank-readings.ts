import type { UserDb, Uuid } from '../pool.ts';

/** The outcome of one sync: every received transaction is in exactly one of the counts from `added` to `leftOut`. */
export interface BankReading {
  readonly id: Uuid;
  readonly at: Date;
  readonly requestId: string | null;
  readonly reported: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly leftOut: number;
  readonly withdrawn: number;
}

/** Older readings of a connection are deleted. */
const READINGS_MAX = 60;

export async function recordReading(db: UserDb, connectionId: Uuid, reading: BankReading): Promise<void> {
  await db.query(
    `insert into app.bank_readings (user_id, connection_id, id, at, request_id, reported, added, changed, unchanged,
      rejected, left_out, withdrawn)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      db.userId,
      connectionId,
      reading.id,
      reading.at,
      reading.requestId,
      reading.reported,
      reading.added,
      reading.changed,
      reading.unchanged,
      reading.rejected,
      reading.leftOut,
      reading.withdrawn,
    ],
  );
  await db.query(
    `delete from app.bank_readings where user_id = $1 and connection_id = $2 and id not in
       (select id from app.bank_readings where user_id = $1 and connection_id = $2 order by at desc, id desc
         limit ${READINGS_MAX})`,
    [db.userId, connectionId],
  );
}

/** The newest readings of a connection, newest first. */
export async function listReadings(db: UserDb, connectionId: Uuid, limit: number): Promise<BankReading[]> {
  return db.query<BankReading>(
    `select id, at, request_id as "requestId", reported, added, changed, unchanged, rejected,
      left_out as "leftOut", withdrawn
       from app.bank_readings where user_id = $1 and connection_id = $2 order by at desc, id desc limit $3`,
    [db.userId, connectionId, limit],
  );
}

/** A quarantined transaction. `transactionKey`: the provider's ID, or else a hash of the received content. */
export interface QuarantinedTransaction {
  readonly transactionKey: string;
  readonly accountId: Uuid | null;
  readonly reason: string;
  readonly raw: string;
}

/** Quarantines transactions; one that is received again is stored once. */
export async function quarantineTransactions(
  db: UserDb,
  connectionId: Uuid,
  rows: readonly QuarantinedTransaction[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into app.rejected_transactions (user_id, connection_id, transaction_key, account_id, reason, raw,
      first_at, last_at)
     select own.user_id, $2, n.key, n.account, n.reason, n.raw, $3, $3
       from app.profiles own, unnest($4::text[], $5::uuid[], $6::text[], $7::text[]) as n(key, account, reason, raw)
      where own.user_id = $1
     on conflict (user_id, connection_id, transaction_key) do update
       set reason = excluded.reason, raw = excluded.raw, account_id = excluded.account_id, last_at = excluded.last_at`,
    [
      db.userId,
      connectionId,
      at,
      rows.map((row) => row.transactionKey),
      rows.map((row) => row.accountId),
      rows.map((row) => row.reason),
      rows.map((row) => row.raw),
    ],
  );
}

/** Deletes quarantined transactions that can be imported now or that the provider has removed. */
export async function deleteQuarantined(
  db: UserDb,
  connectionId: Uuid,
  transactionKeys: readonly string[],
): Promise<void> {
  if (transactionKeys.length === 0) return;
  await db.query(
    `delete from app.rejected_transactions where user_id = $1 and connection_id = $2
      and transaction_key = any($3::text[])`,
    [db.userId, connectionId, transactionKeys],
  );
}

/** Quarantined transactions of a connection, newest first. */
export async function listQuarantined(
  db: UserDb,
  connectionId: Uuid,
  limit: number,
): Promise<{ reason: string; raw: string; accountName: string | null; firstAt: Date }[]> {
  return db.query(
    `select r.reason, r.raw, a.shown_name as "accountName", r.first_at as "firstAt" from app.rejected_transactions r
       left join app.accounts a on a.user_id = $1 and a.id = r.account_id
      where r.user_id = $1 and r.connection_id = $2 order by r.first_at desc, r.transaction_key limit $3`,
    [db.userId, connectionId, limit],
  );
}

/** The number of quarantined transactions per connection. */
export async function countQuarantined(db: UserDb): Promise<Map<Uuid, number>> {
  const rows = await db.query<{ id: Uuid; count: number }>(
    'select connection_id as id, count(*) as count from app.rejected_transactions where user_id = $1 group by 1',
    [db.userId],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}
