import type { LedgerTransaction } from './ingest-types.ts';
import type { ImportVerdict } from './plan-import.ts';

/** A bank's word that an earlier transaction of its own was wrong. Source: OFX 2.3, 11.4.4.1. */
export interface Correction {
  /** The id under which the earlier transaction was told. */
  readonly externalId: string;
  readonly action: 'replace' | 'delete';
  /** The id of the transaction in this file that takes its place. */
  readonly replacedBy: string | null;
}

/** A stored transaction that the bank deletes. */
export interface Withdrawal {
  readonly transaction: LedgerTransaction;
  readonly reason: string;
}

export interface Corrected {
  /** One for each arriving transaction, in their order. */
  readonly verdicts: readonly ImportVerdict[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * Applies corrections of transactions from earlier files, `known` by the ids that were given then, to the verdicts on
 * the transactions that arrive. A replaced transaction is changed, not added, so that what the user set on it stays; a
 * deleted one is withdrawn. What is not known, was withdrawn before or was corrected before changes nothing, so that
 * the same file twice is once.
 */
export function applyCorrections(
  incoming: readonly { readonly externalId: string | null }[],
  verdicts: readonly ImportVerdict[],
  corrections: readonly Correction[],
  known: ReadonlyMap<string, LedgerTransaction>,
): Corrected {
  const withdrawals: Withdrawal[] = [];
  const replaced = new Map<string, LedgerTransaction>();
  for (const { externalId, action, replacedBy } of corrections) {
    const transaction = known.get(externalId);
    if (!transaction || transaction.isRemoved) continue;
    if (action === 'delete') withdrawals.push({ transaction, reason: 'The bank deleted this transaction' });
    else if (replacedBy !== null) replaced.set(replacedBy, transaction);
  }
  if (replaced.size === 0) return { verdicts, withdrawals };
  const corrected = verdicts.map((verdict, at): ImportVerdict => {
    const transaction = verdict.kind === 'add' ? replaced.get(incoming[at]?.externalId ?? '') : undefined;
    if (!transaction) return verdict;
    const what = ['Corrected by the bank'];
    return {
      kind: 'update',
      existingId: transaction.id,
      what,
      reason: 'The bank corrected this transaction',
    };
  });
  return { verdicts: corrected, withdrawals };
}
