import type { ReconcileTransaction } from '../reconcile/reconcile-types.ts';
import type { ComparedTransaction, IncomingTransaction, LedgerTransaction } from './ingest-types.ts';

/** A stored transaction as reconciliation compares it. */
export function fromLedger(transaction: LedgerTransaction): ReconcileTransaction {
  return compared(transaction, transaction.id, transaction.status === 'pending', transaction);
}

/** An arriving transaction as reconciliation compares it; it goes by its key in the batch. */
export function fromSource(transaction: IncomingTransaction): ReconcileTransaction {
  return compared(transaction, transaction.key, transaction.isPending, transaction);
}

/**
 * Transactions of a statement file and of the one account it goes to: those that arrive need not name the account yet,
 * and a file's merchant is read from its text on both sides, so that only the text counts.
 */
const OF_ONE_ACCOUNT = { accountId: '', merchant: null } as const;

/** A stored transaction of the account that a file goes to. */
export function fromAccount(transaction: ComparedTransaction): ReconcileTransaction {
  return compared(transaction, transaction.id, transaction.status === 'pending', OF_ONE_ACCOUNT);
}

/** A row of a file. */
export function fromFile(transaction: IncomingTransaction): ReconcileTransaction {
  return compared(transaction, transaction.key, transaction.isPending, OF_ONE_ACCOUNT);
}

function compared(
  transaction: Omit<ComparedTransaction, 'id' | 'status'>,
  id: string,
  pending: boolean,
  { accountId, merchant }: Pick<ReconcileTransaction, 'accountId' | 'merchant'>,
): ReconcileTransaction {
  const {
    postedOn,
    authorizedOn,
    amountMinor,
    currency,
    originalDescription: description,
    externalId,
  } = transaction;
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
