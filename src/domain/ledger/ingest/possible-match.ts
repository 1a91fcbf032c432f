import type { Decision } from '../reconcile/reconcile-types.ts';
import type { PossibleMatch } from './ingest-types.ts';

/**
 * Returns the question the user must decide about an arriving transaction, or null if the decision is clear.
 * `maySettle`: the arriving transaction may be the posted version of a pending one.
 */
export function toPossibleMatch(decision: Decision, maySettle: boolean): PossibleMatch | null {
  if (decision.action !== 'suggest' || decision.existingId === null) return null;
  const { existingId, confidence } = decision;
  return { existingId, kind: maySettle ? 'posted' : 'duplicate', confidence };
}
