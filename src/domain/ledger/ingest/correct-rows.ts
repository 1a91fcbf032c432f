import type { LedgerRow } from './ingest-types.ts';
import type { ImportDecision } from './plan-import.ts';

/** A bank's word that an earlier row of its own was wrong. Source: OFX 2.3, 11.4.4.1. */
export interface Correction {
  /** The id under which the earlier row was told. */
  readonly externalId: string;
  readonly action: 'replace' | 'delete';
  /** The id of the row in this file that takes its place. */
  readonly replacedBy: string | null;
}

/** A stored row that the bank deletes. */
export interface Withdrawal {
  readonly row: LedgerRow;
  readonly reason: string;
}

export interface Corrected {
  readonly decisions: readonly ImportDecision[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * Applies corrections of rows from earlier files, `known` by the ids that were given then. A replaced row is changed,
 * not added, so that what the person set on it stays; a deleted one is withdrawn. What is not known, was withdrawn
 * before or was corrected before changes nothing, so that the same file twice is once.
 */
export function applyCorrections(
  decisions: readonly ImportDecision[],
  corrections: readonly Correction[],
  known: ReadonlyMap<string, LedgerRow>,
): Corrected {
  const withdrawals: Withdrawal[] = [];
  const replaced = new Map<string, LedgerRow>();
  for (const { externalId, action, replacedBy } of corrections) {
    const row = known.get(externalId);
    if (!row || row.isRemoved) continue;
    if (action === 'delete') withdrawals.push({ row, reason: 'The bank deleted this row' });
    else if (replacedBy !== null) replaced.set(replacedBy, row);
  }
  if (replaced.size === 0) return { decisions, withdrawals };
  const corrected = decisions.map((decision): ImportDecision => {
    const { incoming } = decision;
    const row = decision.kind === 'add' ? replaced.get(incoming.externalId ?? '') : undefined;
    if (!row) return decision;
    const what = ['Corrected by the bank'];
    return {
      kind: 'update',
      incoming,
      existingId: row.id,
      what,
      reason: 'The bank corrected this row',
      isKnown: false,
    };
  });
  return { decisions: corrected, withdrawals };
}
