import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import {
  deleteMatches,
  insertMatches,
  updateMatchConfidence,
} from '#db/repositories/receipt-matches/matcher.ts';
import { replaceSuggestions } from '#db/repositories/receipt-matches/suggestions.ts';
import { markProven, PROVABLE_CONFIDENCE_MIN, retractBankProof } from '#db/repositories/receipts/proof.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import type { Match } from '#domain/matching/match-types.ts';
import { type MatchPlan, planMatchUpdates, type StoredMatch } from '#domain/matching/plan-match-updates.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { MatchServices } from './derive-services.ts';
import type { MatchableReceipt } from './match-query.ts';

/**
 * Updates the stored matches and suggestions of these receipts to the matcher's current result. Receipts reopened by an
 * undo are not changed.
 */
export async function saveMatches(
  services: MatchServices,
  db: UserDb,
  known: readonly MatchableReceipt[],
  storedOfAll: readonly StoredMatch[],
  matchesOfAll: readonly Match[],
): Promise<void> {
  const reopened = new Set(known.flatMap((receipt) => (receipt.isReopened ? receipt.id : [])));
  const isOpen = ({ receiptId }: { readonly receiptId: string }): boolean => !reopened.has(receiptId);
  const receipts = known.filter((receipt) => !receipt.isReopened);
  const stored = storedOfAll.filter(isOpen);
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const plan = planMatchUpdates(
    stored,
    matchesOfAll.filter((match) => isOpen(match) && byId.get(match.receiptId)?.kind !== 'shipping'),
    (id) => {
      const receipt = byId.get(id);
      return receipt?.state === 'accepted' || (receipt?.confidence ?? 0) >= PROVABLE_CONFIDENCE_MIN;
    },
  );
  await applyPlan(services, db, plan, stored);
  const unmatched = new Set(plan.unmatchedIds);
  const matched = new Set([
    ...stored.map((join) => join.receiptId).filter((id) => !unmatched.has(id)),
    ...matchedIds(plan),
  ]);
  const unmatchedIds = receipts
    .flatMap((receipt) => (receipt.kind === 'shipping' ? [] : receipt.id))
    .filter((id) => !matched.has(id));
  await replaceSuggestions(
    db,
    unmatchedIds,
    plan.suggestions,
    () => services.ids.next(),
    services.clock.now(),
  );
}

function matchedIds({ matched }: MatchPlan): string[] {
  return matched.map(({ receiptId }) => receiptId);
}

async function applyPlan(
  services: MatchServices,
  db: UserDb,
  plan: MatchPlan,
  stored: readonly StoredMatch[],
): Promise<void> {
  const at = services.clock.now();
  const changed = new Set([...plan.unmatchedIds, ...matchedIds(plan)]);
  const previous = stored.filter((join) => changed.has(join.receiptId)).map((join) => join.transactionId);
  const current = plan.matched.flatMap((match) => match.allocations.map((part) => part.transactionId));
  await deleteMatches(db, plan.unmatchedIds);
  await retractBankProof(db, plan.unmatchedIds);
  await insertMatches(db, plan.matched, at);
  await markProven(db, matchedIds(plan), 'bank', userMessage('provenByBank'));
  await updateMatchConfidence(db, plan.updated);
  const transactionIds = [...new Set([...previous, ...current])];
  await refreshReceiptMarks(db, transactionIds);
  await refreshAfterTransactionChanges(db, transactionIds);
  await recordEvents(db, matchEvents(services, plan, stored, new Set(current)), at);
}

/** The history events of an applied plan. */
function matchEvents(
  services: MatchServices,
  plan: MatchPlan,
  stored: readonly StoredMatch[],
  current: ReadonlySet<string>,
): NewHistoryEvent[] {
  const changed = new Set([...plan.unmatchedIds, ...matchedIds(plan)]);
  const unmatched = stored.filter((join) => changed.has(join.receiptId) && !current.has(join.transactionId));
  return [
    ...unmatched.map(({ receiptId, transactionId }) => ({
      id: services.ids.next(),
      transactionId,
      receiptId,
      detail: { kind: 'receiptRemoved' as const, values: { by: 'contradicted' as const } },
    })),
    ...plan.matched.flatMap(({ receiptId, allocations, reasons }) =>
      allocations.map(({ transactionId }) => ({
        id: services.ids.next(),
        transactionId,
        receiptId,
        detail: { kind: 'receiptMatched' as const, values: { by: 'matched' as const, reasons } },
      })),
    ),
  ];
}
