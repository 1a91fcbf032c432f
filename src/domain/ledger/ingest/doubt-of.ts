import type { Decision } from '../reconcile/reconcile-types.ts';
import type { Doubt } from './ingest-types.ts';

/** What is left for a person to decide about an arriving transaction. */
export function doubtOf(decision: Decision, maySettle: boolean): Doubt | null {
  if (decision.action !== 'suggest' || decision.existingId === null) return null;
  const { existingId, confidence } = decision;
  return { existingId, kind: maySettle ? 'posted' : 'duplicate', confidence };
}
