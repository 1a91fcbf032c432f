import { userMessage } from '../../messages/user-message.ts';
import type { LedgerTransaction } from './ingest-types.ts';
import type { ImportVerdict } from './plan-import.ts';

/** A bank's correction of a transaction it sent earlier. Source: OFX 2.3, section 11.4.4.1. */
export interface Correction {
  /** The id the earlier transaction was sent with. */
  readonly externalId: string;
  readonly action: 'replace' | 'delete';
  /** The id of the transaction in this file that replaces it. */
  readonly replacedBy: string | null;
}

/** A stored transaction that the bank deletes. */
export interface Deletion {
  readonly transaction: LedgerTransaction;
  readonly reason: string;
}

export interface CorrectionResult {
  /** One verdict per arriving transaction, in the same order. */
  readonly verdicts: readonly ImportVerdict[];
  readonly deletions: readonly Deletion[];
}

/**
 * Applies corrections of transactions from earlier files to the verdicts on the arriving transactions. `known` maps the
 * ids of earlier transactions to the stored ones. A replaced transaction is updated instead of added, so the user's
 * edits stay; a deleted one is removed. Corrections of unknown, removed or already corrected transactions are ignored,
 * so importing the same file twice changes nothing.
 */
export function applyCorrections(
  incoming: readonly { readonly externalId: string | null }[],
  verdicts: readonly ImportVerdict[],
  corrections: readonly Correction[],
  known: ReadonlyMap<string, LedgerTransaction>,
): CorrectionResult {
  const deletions: Deletion[] = [];
  const replaced = new Map<string, LedgerTransaction>();
  for (const { externalId, action, replacedBy } of corrections) {
    const transaction = known.get(externalId);
    if (!transaction || transaction.isRemoved) continue;
    if (action === 'delete') deletions.push({ transaction, reason: userMessage('deletedByBank') });
    else if (replacedBy !== null) replaced.set(replacedBy, transaction);
  }
  if (replaced.size === 0) return { verdicts, deletions };
  const corrected = verdicts.map((verdict, index): ImportVerdict => {
    const transaction = verdict.kind === 'add' ? replaced.get(incoming[index]?.externalId ?? '') : undefined;
    if (!transaction) return verdict;
    const what = [userMessage('correctedByBank')];
    return {
      kind: 'update',
      existingId: transaction.id,
      what,
      reason: userMessage('correctedByBank'),
    };
  });
  return { verdicts: corrected, deletions };
}
