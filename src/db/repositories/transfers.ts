import { type FlowFacts, flowOf } from '#domain/ledger/flow.ts';
import type { TransferPair } from '#domain/ledger/transfers/transfer-types.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { UNCOUNTED } from './accounts.ts';
import { notingTransfers } from './match-changes.ts';
import { IS_HELD, IS_OWN_WORD, IS_PAIRED } from './transaction-suggestions.ts';

export type TransferLegs = Pick<TransferPair, 'outflowId' | 'inflowId'>;

const OUT_COLUMNS = `outflow_id as "outflowId", inflow_id as "inflowId"`;

/** Pairs that the user made; the pairing leaves their transactions alone. */
export async function listUserPairs(db: UserDb): Promise<TransferPair[]> {
  return db.query<TransferPair>(
    `select ${OUT_COLUMNS}, confidence from app.transfers where user_id = $1 and decided_by = 'user'`,
    [db.userId],
  );
}

/** Pairs that the person refused. */
export async function listDeclinedPairs(db: UserDb): Promise<TransferLegs[]> {
  return db.query<TransferLegs>(
    `select ${OUT_COLUMNS} from app.transfer_suggestions where user_id = $1 and state = 'declined'`,
    [db.userId],
  );
}

/**
 * Replaces what the pairing found by itself among these transactions; the user's own pairs and reopened questions stay.
 */
export async function replaceModelPairs(
  db: UserDb,
  pairs: readonly TransferPair[],
  among: readonly Uuid[],
): Promise<void> {
  await db.query(
    notingTransfers(
      `delete from app.transfers where user_id = $1 and decided_by = 'model' and outflow_id = any($2::uuid[])`,
    ),
    [db.userId, among],
  );
  await db.query(
    notingTransfers(`insert into app.transfers (user_id, outflow_id, inflow_id, confidence, decided_by)
     select $1, n.*, 'model' from unnest($2::uuid[], $3::uuid[], $4::real[]) as n(outflow_id, inflow_id, confidence)
      where not exists (select from app.transfer_suggestions s
        where s.user_id = $1 and s.state = 'open' and s.reopened_at is not null
          and (s.outflow_id in (n.outflow_id, n.inflow_id) or s.inflow_id in (n.outflow_id, n.inflow_id)))
     on conflict do nothing`),
    [db.userId, ...columns(pairs)],
  );
}

/** Replaces what is asked about among these transactions; what was refused or reopened stays. */
export async function replaceTransferSuggestions(
  db: UserDb,
  pairs: readonly TransferPair[],
  among: readonly Uuid[],
): Promise<void> {
  await db.query(
    `delete from app.transfer_suggestions
      where user_id = $1 and state = 'open' and reopened_at is null and outflow_id = any($2::uuid[])`,
    [db.userId, among],
  );
  await db.query(
    `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state)
     select $1, *, 'open' from unnest($2::uuid[], $3::uuid[], $4::real[]) on conflict do nothing`,
    [db.userId, ...columns(pairs)],
  );
}

/** Pairs that the user asked to decide again. */
export async function listReopenedPairs(db: UserDb): Promise<TransferPair[]> {
  return db.query<TransferPair>(
    `select ${OUT_COLUMNS}, confidence from app.transfer_suggestions
      where user_id = $1 and state = 'open' and reopened_at is not null`,
    [db.userId],
  );
}

/** Makes two transactions one transfer by the user's word; other pairs and questions about either end. */
export async function confirmPair(db: UserDb, { outflowId, inflowId }: TransferLegs): Promise<void> {
  const both = [outflowId, inflowId];
  const parted = await db.query<TransferLegs>(
    notingTransfers(
      'delete from app.transfers where user_id = $1 and (outflow_id = any($2::uuid[]) or inflow_id = any($2::uuid[]))',
      OUT_COLUMNS,
    ),
    [db.userId, both],
  );
  const unasked = await db.query<TransferLegs>(
    `delete from app.transfer_suggestions where user_id = $1 and state = 'open' and (outflow_id = any($2::uuid[]) or inflow_id = any($2::uuid[])) returning ${OUT_COLUMNS}`,
    [db.userId, both],
  );
  await db.query(
    'delete from app.transfer_suggestions where user_id = $1 and outflow_id = $2 and inflow_id = $3',
    [db.userId, outflowId, inflowId],
  );
  await db.query(
    notingTransfers(
      `insert into app.transfers (user_id, outflow_id, inflow_id, confidence, decided_by) values ($1, $2, $3, 1, 'user')`,
    ),
    [db.userId, outflowId, inflowId],
  );
  const touched = [...parted, ...unasked].flatMap((pair) => [pair.outflowId, pair.inflowId]);
  await refreshFlows(db, [...both, ...touched]);
}

/** Remembers that two transactions are no transfer of each other; a pair they made ends. */
export async function declinePair(
  db: UserDb,
  { outflowId, inflowId }: TransferLegs,
  confidence: number,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state, decided_at) values ($1, $2, $3, $4, 'declined', $5)
     on conflict (user_id, outflow_id, inflow_id) do update set state = 'declined', decided_at = excluded.decided_at`,
    [db.userId, outflowId, inflowId, confidence, at],
  );
  await db.query(
    notingTransfers('delete from app.transfers where user_id = $1 and outflow_id = $2 and inflow_id = $3'),
    [db.userId, outflowId, inflowId],
  );
  await refreshFlows(db, [outflowId, inflowId]);
}

/**
 * A transaction that the user says is no transfer: where only a guess called it one, it is without a category again.
 */
export async function takeTransferCategory(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    `update app.transactions set category = case when amount_minor < 0 then 'OTHER_OTHER' else 'INCOME_OTHER' end, category_source = 'user'
      where user_id = $1 and id = any($2::uuid[]) and category_source <> 'user' and flow = 'transfer'`,
    [db.userId, ids],
  );
  await refreshFlows(db, ids);
}

/** Brings all transactions of an account in step with what it is to the totals now. */
export async function refreshAccountFlows(db: UserDb, accountId: Uuid): Promise<void> {
  const rows = await db.query<{ id: Uuid }>(
    'select id from app.transactions where user_id = $1 and account_id = $2',
    [db.userId, accountId],
  );
  await refreshFlows(
    db,
    rows.map((row) => row.id),
  );
}

/** Brings transactions in step with the pairs and doubts about them. */
export async function refreshFlows(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.query<FlowFacts & { id: Uuid }>(
    `select t.id, t.amount_minor as "amountMinor", t.category, ${IS_HELD} as "isHeld", t.account_id in ${UNCOUNTED} as "isExcluded", ${IS_PROVEN_REFUND} as "isProvenRefund",
            ${IS_PAIRED} as "isPaired", ${IS_OWN_WORD} as "isOwnWord"
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[])`,
    [db.userId, ids],
  );
  await db.query(
    'update app.transactions t set flow = n.flow from unnest($2::uuid[], $3::text[]) as n(id, flow) where t.user_id = $1 and t.id = n.id and t.flow <> n.flow',
    [db.userId, rows.map((row) => row.id), rows.map(flowOf)],
  );
}

const IS_PROVEN_REFUND = `exists (select from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
  where m.user_id = t.user_id and m.transaction_id = t.id and m.state = 'matched' and r.kind = 'refund')`;

function columns(pairs: readonly TransferPair[]): [string[], string[], number[]] {
  return [
    pairs.map((pair) => pair.outflowId),
    pairs.map((pair) => pair.inflowId),
    pairs.map((pair) => pair.confidence),
  ];
}
