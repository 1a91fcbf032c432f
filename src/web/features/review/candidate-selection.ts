import { type Candidate, candidateTransactions, type Decision } from './review-types.ts';

/** A candidate by its key, null for none of them, undefined without a selection. */
export type Selection = string | null | undefined;

interface Selected {
  readonly selection: Selection;
  readonly candidate: Candidate | undefined;
  /** Its transactions as decision fields. */
  readonly matched: Pick<Decision, 'transactionId' | 'otherTransactionIds'>;
}

export function candidateKey(candidate: Candidate): string {
  return [candidate, ...candidate.others].map((transaction) => transaction.transactionId).join('+');
}

/**
 * Finds the user's choice among the current candidates; before a choice, the most likely candidate is selected. A
 * chosen candidate that is gone is not replaced by another one, and matches are rejected only if the user chose none.
 */
export function findSelected(candidates: readonly Candidate[], choice: Selection): Selected {
  if (choice === null)
    return {
      selection: null,
      candidate: undefined,
      matched: candidates.length > 0 ? { transactionId: null } : {},
    };
  const candidate =
    choice === undefined ? candidates[0] : candidates.find((one) => candidateKey(one) === choice);
  if (!candidate) return { selection: undefined, candidate, matched: {} };
  return { selection: candidateKey(candidate), candidate, matched: candidateTransactions(candidate) };
}
