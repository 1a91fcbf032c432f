import type { LedgerRow } from './ingest-types.ts';
import type { ImportVerdict } from './plan-import.ts';

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
  /** One for each arriving row, in their order. */
  readonly verdicts: readonly ImportVerdict[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * Applies corrections of rows from earlier files, `known` by the ids that were given then, to the verdicts on the
 * rows that arrive. A replaced row is changed, not added, so that what the person set on it stays; a deleted one is
 * withdrawn. What is not known, was withdrawn before or was corrected before changes nothing, so that the same file
 * twice is once.
 */
export function applyCorrections(
  incoming: readonly { readonly externalId: string | null }[],
  verdicts: readonly ImportVerdict[],
  corrections: readonly Correction[],
  known: ReadonlyMap<string, LedgerRow>,
): Corrected {
  const withdrawals: Withdrawal[] = [];
  const replaced = new Map<string, LedgerRow>();
  for (const { externalId, action, replacedBy } of corrections) {
    const row = known.get(externalId);
    if (!row || row.isRemoved) continue;
    if (action === 'delete') withdrawals.push({ row, reason: 'The bank deleted this transaction' });
    else if (replacedBy !== null) replaced.set(replacedBy, row);
  }
  if (replaced.size === 0) return { verdicts, withdrawals };
  const corrected = verdicts.map((verdict, at): ImportVerdict => {
    const row = verdict.kind === 'add' ? replaced.get(incoming[at]?.externalId ?? '') : undefined;
    if (!row) return verdict;
    const what = ['Corrected by the bank'];
    return {
      kind: 'update',
      existingId: row.id,
      what,
      reason: 'The bank corrected this transaction',
      isKnown: false,
    };
  });
  return { verdicts: corrected, withdrawals };
}
