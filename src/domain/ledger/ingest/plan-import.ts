import { userMessage } from '../../messages/user-message.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { NOT_IN_LEDGER, SAME_DAY_AMOUNT_DESCRIPTION } from '../reconcile/reconcile-reasons.ts';
import type { ReconcileTransaction } from '../reconcile/reconcile-types.ts';
import { describeTransaction } from './describe-transaction.ts';
import type { IncomingTransaction, IngestChange, PossibleMatch } from './ingest-types.ts';
import { toPossibleMatch } from './possible-match.ts';

/** The verdict on one transaction of a file. `update` and `keep` name the stored transaction. */
export type ImportVerdict =
  | {
      readonly kind: 'add';
      readonly reason: string;
      readonly doubt: PossibleMatch | null;
    }
  | {
      /** The ledger already contains exactly this transaction from an earlier import: nothing to do. */
      readonly kind: 'known';
      readonly reason: string;
    }
  | {
      readonly kind: 'update' | 'keep';
      readonly existingId: string;
      /** The changes to the stored transaction as text; empty if there are none. */
      readonly what: readonly string[];
      readonly reason: string;
    };

/** A transaction of a file with its verdict, before it is described. */
export type ImportDecision = Exclude<ImportVerdict, { kind: 'known' }> & {
  readonly incoming: IncomingTransaction;
};

const UNCHANGED: readonly string[] = [];
const POSTED: readonly string[] = [userMessage('posted')];

/**
 * Compares the transactions of a statement file with the account in the ledger: `known` or `keep` if the ledger
 * contains the transaction, `add` for a new one (with the stored transaction it may be, if uncertain), `update` for a
 * pending transaction that the file shows as posted. Returns one verdict per transaction, in order. Both lists may have
 * 100,000 entries, so they contain only the compared fields (`fromFile`, `fromAccount`).
 */
export function planImport(
  incoming: readonly ReconcileTransaction[],
  existing: readonly ReconcileTransaction[],
): ImportVerdict[] {
  const stored = new Map(existing.map((transaction) => [transaction.id, transaction]));
  // Most transactions are new, or known, for the same reason: those share one verdict object.
  const plain = { add: new Map<string, ImportVerdict>(), known: new Map<string, ImportVerdict>() };
  const shared = (verdict: ImportVerdict & { kind: 'add' | 'known' }): ImportVerdict => {
    const same = plain[verdict.kind].get(verdict.reason) ?? verdict;
    plain[verdict.kind].set(verdict.reason, same);
    return same;
  };
  return reconcile({ existing, incoming }).map((decision, index) => {
    const { reason, action } = decision;
    const transaction = incoming[index];
    const storedTransaction = stored.get(decision.existingId ?? '');
    if (storedTransaction && action === 'duplicate') {
      const isKnown =
        storedTransaction.externalId !== null && storedTransaction.externalId === transaction?.externalId;
      return isKnown
        ? shared({ kind: 'known', reason })
        : { kind: 'keep', existingId: storedTransaction.id, what: UNCHANGED, reason };
    }
    if (storedTransaction && action === 'posted')
      return { kind: 'update', existingId: storedTransaction.id, what: POSTED, reason };
    const doubt = toPossibleMatch(
      decision,
      storedTransaction?.pending === true && transaction?.pending === false,
    );
    const verdict = { kind: 'add', reason, doubt } as const;
    return doubt === null ? shared(verdict) : verdict;
  });
}

/** Verdict on every transaction of a file if the account has no transactions around those days. */
export const ALL_NEW: ImportVerdict = { kind: 'add', reason: NOT_IN_LEDGER, doubt: null };
/** Verdict on every transaction of a file that the account already contains verbatim. */
export const ALL_KNOWN: ImportVerdict = { kind: 'known', reason: SAME_DAY_AMOUNT_DESCRIPTION };

/** Converts a decision into a ledger change, with the transaction as the ledger will show it. */
export function toIngestChange(decision: ImportDecision, accountId: string): IngestChange {
  const incoming = { ...decision.incoming, accountId };
  const { reason } = decision;
  if (decision.kind === 'keep') return { kind: 'keep', incoming, existingId: decision.existingId, reason };
  const transaction = describeTransaction(incoming);
  if (decision.kind === 'add') return { kind: 'add', incoming, transaction, reason, doubt: decision.doubt };
  const { existingId, what } = decision;
  return { kind: 'update', incoming, transaction, existingId, what, reason };
}
