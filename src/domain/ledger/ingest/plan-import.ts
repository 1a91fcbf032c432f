import { reconcile } from '../reconcile/reconcile.ts';
import type { ReconcileTransaction } from '../reconcile/reconcile-types.ts';
import { describeTransaction } from './describe-transaction.ts';
import { doubtOf } from './doubt-of.ts';
import type { Doubt, IncomingTransaction, IngestChange } from './ingest-types.ts';

/** What becomes of one row of a file. `update` and `keep` name the stored transaction. */
export type ImportVerdict =
  | {
      readonly kind: 'add';
      readonly reason: string;
      readonly doubt: Doubt | null;
    }
  | {
      readonly kind: 'update' | 'keep';
      readonly existingId: string;
      /** What changes on the stored transaction, in words; empty when nothing does. */
      readonly what: readonly string[];
      readonly reason: string;
      /** The ledger knows the transaction by this very id already: what the file says of it was taken then. */
      readonly isKnown: boolean;
    };

/** A row of a file with its verdict, before it is described. */
export type ImportDecision = ImportVerdict & { readonly incoming: IncomingTransaction };

const UNCHANGED: readonly string[] = [];
const POSTED: readonly string[] = ['Posted'];

/**
 * Decides what the transactions of one account of a statement file do to that account in the ledger: `keep` for a
 * transaction it holds already, `add` for a new one (with the transaction it may be, when that is in doubt), `update`
 * for a pending transaction that the file settles. One verdict for each transaction, in their order. Both sides may be
 * a hundred thousand transactions: they come as `fromFile` and `fromAccount` make them, which is all that is compared.
 */
export function judgeImport(
  incoming: readonly ReconcileTransaction[],
  existing: readonly ReconcileTransaction[],
): ImportVerdict[] {
  const stored = new Map(existing.map((transaction) => [transaction.id, transaction]));
  // Most transactions are new for the same reason: those share one verdict.
  const plain = new Map<string, ImportVerdict>();
  const add = (reason: string): ImportVerdict => {
    const verdict = plain.get(reason) ?? { kind: 'add', reason, doubt: null };
    plain.set(reason, verdict);
    return verdict;
  };
  return reconcile({ existing, incoming }).map((decision, at) => {
    const { reason, action } = decision;
    const transaction = incoming[at];
    const held = stored.get(decision.existingId ?? '');
    if (held && action === 'duplicate') {
      const isKnown = held.externalId !== null && held.externalId === transaction?.externalId;
      return { kind: 'keep', existingId: held.id, what: UNCHANGED, reason, isKnown };
    }
    if (held && action === 'posted')
      return { kind: 'update', existingId: held.id, what: POSTED, reason, isKnown: false };
    const doubt = doubtOf(decision, held?.pending === true && transaction?.pending === false);
    return doubt === null ? add(reason) : { kind: 'add', reason, doubt };
  });
}

/** A decision about a transaction of the account with the transaction as the ledger will show it. */
export function describeDecision(decision: ImportDecision, accountId: string): IngestChange {
  const incoming = { ...decision.incoming, accountId };
  const { reason } = decision;
  if (decision.kind === 'keep') return { kind: 'keep', incoming, existingId: decision.existingId, reason };
  const transaction = describeTransaction(incoming);
  if (decision.kind === 'add') return { kind: 'add', incoming, transaction, reason, doubt: decision.doubt };
  const { existingId, what } = decision;
  return { kind: 'update', incoming, transaction, existingId, what, reason };
}
