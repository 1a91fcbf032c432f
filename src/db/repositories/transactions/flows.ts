import { type Flow, type FlowFacts, resolveFlow } from '#domain/ledger/flow.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { markTransactionCounterpartiesPending } from '../matching/match-states.ts';
import {
  IS_CATEGORY_SET_BY_USER,
  IS_HELD,
  IS_POSSIBLE_TRANSFER,
  IS_TRANSFER,
} from '../transaction-suggestions.ts';

/** SQL expression: the IDs of the user's accounts that are excluded from the totals; `$1` is the user. */
export const UNCOUNTED_ACCOUNTS = '(select id from app.accounts where user_id = $1 and not is_counted)';

const IS_PROVEN_REFUND = `exists (select from app.receipt_matches m join app.receipts r on r.user_id = $1
  and r.id = m.receipt_id
  where m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched' and r.kind = 'refund')`;

/**
 * Updates what depends on changed transactions: how they and the transactions they may have replaced count, from
 * accounts, categories, receipts, transfers and suggestions. The next derivation detects streams and category questions
 * of their counterparties again. Every function that changes one of these must call it.
 */
export async function refreshAfterTransactionChanges(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await refreshFlows(db, ids);
  await markTransactionCounterpartiesPending(db, ids);
}

async function refreshFlows(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  const rows = await db.query<FlowFacts & { id: Uuid; flow: Flow }>(
    `select t.id, t.flow, t.amount_minor as "amountMinor", t.category, ${IS_HELD} as "isHeld",
            t.account_id in ${UNCOUNTED_ACCOUNTS} as "isExcluded",
            ${IS_PROVEN_REFUND} as "isProvenRefund",
            (${IS_TRANSFER} or ${IS_POSSIBLE_TRANSFER}) as "isPaired", ${IS_CATEGORY_SET_BY_USER} as "isUserCategory"
       from app.transactions t where t.user_id = $1 and t.id = any(array(
         select unnest($2::uuid[]) union select existing_id from app.transaction_suggestions
          where user_id = $1 and transaction_id = any($2::uuid[])))`,
    [db.userId, ids],
  );
  await updateFlows(
    db,
    rows.flatMap((row) => (resolveFlow(row) === row.flow ? [] : [{ id: row.id, flow: resolveFlow(row) }])),
  );
}

/** Updates how all transactions of an account count, after the account's setting changed. */
export async function refreshAccountFlows(db: UserDb, accountId: Uuid): Promise<void> {
  const rows = await db.query<{ id: Uuid }>(
    'select id from app.transactions where user_id = $1 and account_id = $2',
    [db.userId, accountId],
  );
  await refreshAfterTransactionChanges(
    db,
    rows.map((row) => row.id),
  );
}

/**
 * Updates transactions after their suggestions changed: a pending transaction with an open suggestion is held, one
 * without counts again.
 */
export async function refreshHeldTransactions(db: UserDb): Promise<void> {
  const rows = await db.query<{ id: Uuid }>(
    `select id from app.transactions
      where user_id = $1 and (flow = 'held' or id in (select existing_id from app.transaction_suggestions
        where user_id = $1 and kind = 'posted' and state = 'open'))`,
    [db.userId],
  );
  await refreshAfterTransactionChanges(
    db,
    rows.map((row) => row.id),
  );
}

/** Saves how transactions count. */
export async function updateFlows(
  db: UserDb,
  changes: readonly { readonly id: Uuid; readonly flow: Flow }[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    `update app.transactions t set flow = n.flow from unnest($2::uuid[], $3::text[]) as n(id, flow)
      where t.user_id = $1 and t.id = n.id`,
    [db.userId, changes.map((change) => change.id), changes.map((change) => change.flow)],
  );
}
