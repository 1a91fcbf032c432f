import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { IS_CURRENT_TRANSFER } from '#db/repositories/transaction-suggestions.ts';
import type { TransferLegs } from '#db/repositories/transfers.ts';
import { toWire } from '../../lib/wire-id.ts';

type Detail = ResponseOf<'getTransaction'>;
type Transfer = NonNullable<Detail['transaction']['transfer']>;
type Suggestion = Detail['transferSuggestions'][number];

/** The other side of a transaction's transfer. */
export async function readTransfer(db: UserDb, id: string): Promise<Transfer | null> {
  const [other] = await db.query<Omit<Transfer, 'transactionId'> & { id: string }>(
    `select t.id, a.shown_name as "accountName", x.confidence, x.decided_by as "decidedBy" from app.transfers x
       join app.transactions t on t.user_id = $1
         and t.id = case when x.outflow_id = $2 then x.inflow_id else x.outflow_id end and t.removed_at is null
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where x.user_id = $1 and (x.outflow_id = $2 or x.inflow_id = $2) limit 1`,
    [db.userId, id],
  );
  if (!other) return null;
  const { id: otherId, ...transfer } = other;
  return { ...transfer, transactionId: toWire('transaction', otherId) };
}

/** Transactions suggested as the other side of a transfer, most confident first. */
export async function readTransferSuggestions(db: UserDb, id: string): Promise<Suggestion[]> {
  const rows = await db.query<Omit<Suggestion, 'transactionId'> & { id: string }>(
    `select t.id, t.description, t.original_description as "originalDescription", t.posted_on as "postedOn",
      t.amount_minor as "amountMinor",
            t.currency, t.status, a.shown_name as "accountName", s.confidence
       from app.transfer_suggestions s
       join app.transactions t on t.user_id = $1
         and t.id = case when s.outflow_id = $2 then s.inflow_id else s.outflow_id end and t.removed_at is null
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where s.user_id = $1 and s.state = 'open' and (s.outflow_id = $2 or s.inflow_id = $2)
        order by s.confidence desc, t.id limit 5`,
    [db.userId, id],
  );
  return rows.map(({ id: otherId, ...row }) => ({ ...row, transactionId: toWire('transaction', otherId) }));
}

/** Locks the transfer of a transaction. */
export async function lockTransferOfTransaction(
  db: UserDb,
  id: string,
): Promise<(TransferLegs & { readonly confidence: number }) | null> {
  const [pair] = await db.query<TransferLegs & { confidence: number }>(
    `select outflow_id as "outflowId", inflow_id as "inflowId", confidence from app.transfers x
      where x.user_id = $1 and (outflow_id = $2 or inflow_id = $2) and ${IS_CURRENT_TRANSFER} for update`,
    [db.userId, id],
  );
  return pair ?? null;
}

/** Locks two current transactions and returns them by amount, smallest first. */
export async function lockTransferCandidates(
  db: UserDb,
  ids: readonly [string, string],
): Promise<{ id: string; accountId: string; amountMinor: number; isSandbox: boolean }[]> {
  return db.query(
    `select id, account_id as "accountId", amount_minor as "amountMinor", is_sandbox as "isSandbox"
      from app.transactions
      where user_id = $1 and id = any($2::uuid[]) and removed_at is null order by amount_minor, id for update`,
    [db.userId, ids],
  );
}
