import type { ReconcileRow } from '../reconcile/reconcile-types.ts';
import type { ComparedRow, IncomingRow, LedgerRow } from './ingest-types.ts';

/** A stored row as reconciliation compares it. */
export function fromLedger(row: LedgerRow): ReconcileRow {
  return compared(row, row.id, row.status === 'pending', row);
}

/** An arriving row as reconciliation compares it; it goes by its key in the batch. */
export function fromSource(row: IncomingRow): ReconcileRow {
  return compared(row, row.key, row.isPending, row);
}

/**
 * Rows of a statement file and of the one account it goes to: those that arrive need not name the account yet, and a
 * file's merchant is read from its text on both sides, so that only the text counts.
 */
const OF_ONE_ACCOUNT = { accountId: '', merchant: null } as const;

/** A stored row of the account that a file goes to. */
export function fromAccount(row: ComparedRow): ReconcileRow {
  return compared(row, row.id, row.status === 'pending', OF_ONE_ACCOUNT);
}

/** A row of a file. */
export function fromFile(row: IncomingRow): ReconcileRow {
  return compared(row, row.key, row.isPending, OF_ONE_ACCOUNT);
}

function compared(
  row: Omit<ComparedRow, 'id' | 'status'>,
  id: string,
  pending: boolean,
  { accountId, merchant }: Pick<ReconcileRow, 'accountId' | 'merchant'>,
): ReconcileRow {
  const { postedOn, authorizedOn, amountMinor, currency, originalDescription: description, externalId } = row;
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
