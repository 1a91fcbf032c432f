import type { ReconcileTransaction } from '../reconcile/reconcile-types.ts';
import type { ComparedTransaction, IncomingTransaction, LedgerTransaction } from './ingest-types.ts';

/** Converts a stored transaction for reconciliation. */
export function fromLedger(transaction: LedgerTransaction): ReconcileTransaction {
  return toReconcileTransaction(transaction, transaction.id, transaction.status === 'pending', transaction);
}

/** Converts an arriving transaction for reconciliation; its id is its key in the batch. */
export function fromSource(transaction: IncomingTransaction): ReconcileTransaction {
  return toReconcileTransaction(transaction, transaction.key, transaction.isPending, transaction);
}

/**
 * Fields for comparing a statement file with its one account. The file may not name the account yet, and merchants are
 * derived from the text on both sides, so only the text counts.
 */
const OF_ONE_ACCOUNT = { accountId: '', merchant: null } as const;

/** Converts a stored transaction of the account a file is imported into. */
export function fromAccount(transaction: ComparedTransaction): ReconcileTransaction {
  return toReconcileTransaction(
    transaction,
    transaction.id,
    transaction.status === 'pending',
    OF_ONE_ACCOUNT,
  );
}

/** Converts a transaction of a statement file. */
export function fromFile(transaction: IncomingTransaction): ReconcileTransaction {
  return toReconcileTransaction(transaction, transaction.key, transaction.isPending, OF_ONE_ACCOUNT);
}

function toReconcileTransaction(
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
