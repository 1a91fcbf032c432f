import type { ReconcileRow } from '../reconcile/reconcile-types.ts';
import type { IncomingRow, LedgerRow } from './ingest-types.ts';

/** A stored row as reconciliation compares it. */
export function fromLedger(row: LedgerRow): ReconcileRow {
  const { id, accountId, postedOn, authorizedOn, amountMinor, currency, merchant, externalId } = row;
  const description = row.originalDescription;
  const pending = row.status === 'pending';
  return {
    id,
    accountId,
    postedOn,
    authorizedOn,
    amountMinor,
    currency,
    description,
    merchant,
    pending,
    externalId,
  };
}

/** An arriving row as reconciliation compares it; it goes by its key in the batch. */
export function fromSource(row: IncomingRow): ReconcileRow {
  const { key, accountId, postedOn, authorizedOn, amountMinor, currency, merchant, externalId } = row;
  const description = row.originalDescription;
  const pending = row.isPending;
  return {
    id: key,
    accountId,
    postedOn,
    authorizedOn,
    amountMinor,
    currency,
    description,
    merchant,
    pending,
    externalId,
  };
}
