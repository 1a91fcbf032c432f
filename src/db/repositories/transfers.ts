import type { TransferPair } from '#domain/ledger/transfers/transfer-types.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { trackTransferChanges } from './matching/match-changes.ts';
import { IS_CURRENT_TRANSFER, OPEN_TRANSFERS } from './transaction-suggestions.ts';
import { refreshAfterTransactionChanges } from './transactions/flows.ts';

export type TransferLegs = Pick<TransferPair, 'outflowId' | 'inflowId'>;

const OUT_COLUMNS = `outflow_id as "outflowId", inflow_id as "inflowId"`;

const IS_ONE_OF = `(outflow_id, inflow_id) in (select * from unnest($2::uuid[], $3::uuid[]))`;

/** The user's decisions about transfers. */
export interface UserTransferDecisions {
  /** Transfers made by the user; the pairing does not change their transactions. */
  readonly made: readonly TransferPair[];
  /** Transfers that the user asked to decide again. */
  readonly reopened: readonly TransferPair[];
  /** Transfers that the user declined. */
  readonly declined: readonly TransferLegs[];
}

/** All decisions of the user about transfers, in a stable order. */
export async function listUserTransferDecisions(db: UserDb): Promise<UserTransferDecisions> {
  const pairs = await db.query<TransferPair & { readonly decision: keyof UserTransferDecisions }>(
    `select ${OUT_COLUMNS}, confidence, 'made' as decision from app.transfers x
      where x.user_id = $1 and decided_by = 'user' and ${IS_CURRENT_TRANSFER}
     union all
     select ${OUT_COLUMNS}, confidence, 'reopened' from ${OPEN_TRANSFERS}
      where s.user_id = $1 and reopened_at is not null
     union all
     select ${OUT_COLUMNS}, confidence, 'declined' from app.transfer_suggestions
      where user_id = $1 and state = 'declined'
     order by 1, 2`,
    [db.userId],
  );
  const { made = [], reopened = [], declined = [] } = Object.groupBy(pairs, ({ decision }) => decision);
  return { made, reopened, declined };
}

/** All transfers, including those made by the user. */
export async function listTransferPairs(db: UserDb): Promise<TransferPair[]> {
  return db.query<TransferPair>(
    `select ${OUT_COLUMNS}, confidence from app.transfers x where x.user_id = $1 and ${IS_CURRENT_TRANSFER}`,
    [db.userId],
  );
}

/**
 * Whether none of these transactions is in a transfer or an open suggestion, and fewer than `questionsMax` suggestions
 * are open.
 */
export async function areUnpaired(db: UserDb, ids: readonly Uuid[], questionsMax: number): Promise<boolean> {
  const isOneOf = '(outflow_id = any($2::uuid[]) or inflow_id = any($2::uuid[]))';
  const [row] = await db.query<{ areFree: boolean }>(
    `select not exists (select from app.transfers where user_id = $1 and ${isOneOf})
       and not exists (select from app.transfer_suggestions where user_id = $1 and ${isOneOf})
       and (select count(*) < $3 from app.transfer_suggestions where user_id = $1 and state = 'open') as "areFree"`,
    [db.userId, ids, questionsMax],
  );
  return row?.areFree ?? false;
}

/**
 * Replaces the automatic transfers among these transactions; the user's transfers and reopened suggestions are
 * retained. Unchanged transfers are not written: only differences are saved and recorded for the next matching.
 */
export async function replaceModelPairs(
  db: UserDb,
  pairs: readonly TransferPair[],
  isAmong: (id: Uuid) => boolean,
): Promise<void> {
  const stored = await db.query<TransferPair>(
    `select ${OUT_COLUMNS}, confidence from app.transfers where user_id = $1 and decided_by = 'model'`,
    [db.userId],
  );
  const { gone, added } = difference(stored.filter(isIn(isAmong)), pairs);
  if (gone.length > 0)
    await db.query(
      trackTransferChanges(
        `delete from app.transfers x where x.user_id = $1 and decided_by = 'model' and ${IS_ONE_OF}`,
        '1',
        true,
      ),
      [db.userId, ...legColumns(gone)],
    );
  if (added.length > 0)
    await db.query(
      trackTransferChanges(
        `insert into app.transfers as x (user_id, outflow_id, inflow_id, confidence, decided_by)
       select own.user_id, f.*, 'model' from app.profiles own, unnest($2::uuid[], $3::uuid[],
         $4::real[]) as f(outflow_id, inflow_id, confidence)
        where own.user_id = $1 and not exists (select from ${OPEN_TRANSFERS}
          where s.user_id = $1 and s.reopened_at is not null
            and (s.outflow_id in (f.outflow_id, f.inflow_id) or s.inflow_id in (f.outflow_id, f.inflow_id)))
       on conflict do nothing`,
        '1',
        true,
      ),
      [db.userId, ...columns(added)],
    );
}

/** Replaces the transfer suggestions among these transactions; declined and reopened ones are retained. */
export async function replaceTransferSuggestions(
  db: UserDb,
  pairs: readonly TransferPair[],
  isAmong: (id: Uuid) => boolean,
): Promise<void> {
  const stored = await db.query<TransferPair>(
    `select ${OUT_COLUMNS}, confidence from app.transfer_suggestions
      where user_id = $1 and state = 'open' and reopened_at is null`,
    [db.userId],
  );
  const { gone, added } = difference(stored.filter(isIn(isAmong)), pairs);
  if (gone.length > 0)
    await db.query(
      `delete from app.transfer_suggestions
        where user_id = $1 and state = 'open' and reopened_at is null and ${IS_ONE_OF}`,
      [db.userId, ...legColumns(gone)],
    );
  if (added.length > 0)
    await db.query(
      `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state)
       select own.user_id, n.*, 'open' from app.profiles own, unnest($2::uuid[], $3::uuid[], $4::real[]) n
      where own.user_id = $1 on conflict do nothing`,
      [db.userId, ...columns(added)],
    );
}

/** Makes two transactions a transfer by the user's decision; removes other transfers and suggestions of either one. */
export async function confirmTransfer(db: UserDb, { outflowId, inflowId }: TransferLegs): Promise<void> {
  const both = [outflowId, inflowId];
  const parted = await db.query<TransferLegs>(
    trackTransferChanges(
      `delete from app.transfers x
        where x.user_id = $1 and (outflow_id = any($2::uuid[]) or inflow_id = any($2::uuid[]))`,
      OUT_COLUMNS,
    ),
    [db.userId, both],
  );
  const unasked = await db.query<TransferLegs>(
    `delete from app.transfer_suggestions where user_id = $1 and state = 'open' and (outflow_id = any($2::uuid[])
      or inflow_id = any($2::uuid[])) returning ${OUT_COLUMNS}`,
    [db.userId, both],
  );
  await db.query(
    'delete from app.transfer_suggestions where user_id = $1 and outflow_id = $2 and inflow_id = $3',
    [db.userId, outflowId, inflowId],
  );
  await db.query(
    trackTransferChanges(
      `insert into app.transfers as x (user_id, outflow_id, inflow_id, confidence, decided_by)
        values ($1, $2, $3, 1, 'user')`,
    ),
    [db.userId, outflowId, inflowId],
  );
  const touched = [...parted, ...unasked].flatMap((pair) => [pair.outflowId, pair.inflowId]);
  await refreshAfterTransactionChanges(db, [...both, ...touched]);
}

/** Records that two transactions are no transfer; removes their transfer if there is one. */
export async function declineTransfer(
  db: UserDb,
  { outflowId, inflowId }: TransferLegs,
  confidence: number,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state, decided_at)
      values ($1, $2, $3, $4, 'declined', $5)
     on conflict (user_id, outflow_id, inflow_id) do update set state = 'declined', decided_at = excluded.decided_at`,
    [db.userId, outflowId, inflowId, confidence, at],
  );
  await db.query(
    trackTransferChanges(
      'delete from app.transfers x where x.user_id = $1 and outflow_id = $2 and inflow_id = $3',
    ),
    [db.userId, outflowId, inflowId],
  );
  await refreshAfterTransactionChanges(db, [outflowId, inflowId]);
}

/** Whether a pair has one of these transactions; its other one may have been removed. */
function isIn(isAmong: (id: Uuid) => boolean): (pair: TransferPair) => boolean {
  return ({ outflowId, inflowId }) => isAmong(outflowId) || isAmong(inflowId);
}

/**
 * The stored transfers to delete, which are no longer found or have another confidence, and the found ones to insert.
 */
function difference(
  stored: readonly TransferPair[],
  found: readonly TransferPair[],
): { readonly gone: readonly TransferPair[]; readonly added: readonly TransferPair[] } {
  const [known, current] = [new Set(stored.map(pairText)), new Set(found.map(pairText))];
  return {
    gone: stored.filter((pair) => !current.has(pairText(pair))),
    added: found.filter((pair) => !known.has(pairText(pair))),
  };
}

/** Confidence has three digits and is stored with about seven, so rounding makes it comparable. */
function pairText({ outflowId, inflowId, confidence }: TransferPair): string {
  return `${outflowId} ${inflowId} ${confidence.toFixed(3)}`;
}

function legColumns(pairs: readonly TransferLegs[]): [string[], string[]] {
  return [pairs.map(({ outflowId }) => outflowId), pairs.map(({ inflowId }) => inflowId)];
}

function columns(pairs: readonly TransferPair[]): [string[], string[], number[]] {
  return [...legColumns(pairs), pairs.map((pair) => pair.confidence)];
}

/** Moves the user's transfer to the remaining transaction; automatic transfers are derived again. */
export async function moveTransfers(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  const both = [from, to];
  await db.query(
    trackTransferChanges(
      `delete from app.transfers x where x.user_id = $1 and decided_by = 'model' and (outflow_id = any($2::uuid[])
        or inflow_id = any($2::uuid[]))`,
    ),
    [db.userId, both],
  );
  const isFree = `not exists (select from app.transfers o where o.user_id = $1 and (o.outflow_id = $3
    or o.inflow_id = $3))`;
  for (const leg of ['outflow_id', 'inflow_id'])
    await db.query(`update app.transfers set ${leg} = $3 where user_id = $1 and ${leg} = $2 and ${isFree}`, [
      db.userId,
      from,
      to,
    ]);
  await db.query(
    trackTransferChanges(
      'delete from app.transfers x where x.user_id = $1 and (outflow_id = $2 or inflow_id = $2)',
    ),
    [db.userId, from],
  );
}
