import { NOT_YET, reconcile } from '../reconcile/reconcile.ts';
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
      /** The ledger holds it exactly so, and took what the file says of it then: there is nothing to do. */
      readonly kind: 'known';
      readonly reason: string;
    }
  | {
      readonly kind: 'update' | 'keep';
      readonly existingId: string;
      /** What changes on the stored transaction, in words; empty when nothing does. */
      readonly what: readonly string[];
      readonly reason: string;
    };

/** A row of a file with its verdict, before it is described. */
export type ImportDecision = Exclude<ImportVerdict, { kind: 'known' }> & {
  readonly incoming: IncomingTransaction;
};

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
  // Most transactions are new, or known, for the same reason: those share one verdict.
  const plain = { add: new Map<string, ImportVerdict>(), known: new Map<string, ImportVerdict>() };
  const shared = (verdict: ImportVerdict & { kind: 'add' | 'known' }): ImportVerdict => {
    const same = plain[verdict.kind].get(verdict.reason) ?? verdict;
    plain[verdict.kind].set(verdict.reason, same);
    return same;
  };
  return reconcile({ existing, incoming }).map((decision, at) => {
    const { reason, action } = decision;
    const transaction = incoming[at];
    const held = stored.get(decision.existingId ?? '');
    if (held && action === 'duplicate') {
      const isKnown = held.externalId !== null && held.externalId === transaction?.externalId;
      return isKnown
        ? shared({ kind: 'known', reason })
        : { kind: 'keep', existingId: held.id, what: UNCHANGED, reason };
    }
    if (held && action === 'posted') return { kind: 'update', existingId: held.id, what: POSTED, reason };
    const doubt = doubtOf(decision, held?.pending === true && transaction?.pending === false);
    const verdict = { kind: 'add', reason, doubt } as const;
    return doubt === null ? shared(verdict) : verdict;
  });
}

/** Of all transactions of a file that goes to an account that holds none around its days. */
export const ALL_NEW: ImportVerdict = { kind: 'add', reason: NOT_YET, doubt: null };
/** Of all transactions of a file that an account holds word for word. */
export const ALL_KNOWN: ImportVerdict = { kind: 'known', reason: 'Same day, amount and description' };

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
