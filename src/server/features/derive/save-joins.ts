import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import type { Match } from '#domain/matching/match-types.ts';
import { type JoinPlan, type StoredJoin, settleJoins } from '#domain/matching/settle-joins.ts';
import { deleteJoins, type JoinableReceipt, restateJoins, writeJoins } from './join-query.ts';
import type { JoinNeeds } from './needs.ts';
import { acceptAsProven, withdrawProof } from './proof-query.ts';
import { replaceSuggestions } from './suggestion-query.ts';

/** A doubtful reading is believed when the bank shows its amount at its merchant. */
const PROVEN_FROM = 0.5;

/** Brings what is stored of these receipts, joins and questions, in step with what the matcher says of them now. */
export async function saveJoins(
  services: JoinNeeds,
  db: UserDb,
  receipts: readonly JoinableReceipt[],
  stored: readonly StoredJoin[],
  matches: readonly Match[],
): Promise<void> {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const plan = settleJoins(
    stored,
    matches.filter((match) => byId.get(match.receiptId)?.kind !== 'shipping'),
    (id) => {
      const receipt = byId.get(id);
      return receipt?.state === 'accepted' || (receipt?.confidence ?? 0) >= PROVEN_FROM;
    },
  );
  await carryOut(services, db, plan, stored);
  const parted = new Set(plan.partedIds);
  const joined = new Set([
    ...stored.map((join) => join.receiptId).filter((id) => !parted.has(id)),
    ...plan.joined.map((match) => match.receiptId),
  ]);
  const asked = receipts
    .flatMap((receipt) => (receipt.kind === 'shipping' ? [] : receipt.id))
    .filter((id) => !joined.has(id));
  await replaceSuggestions(db, asked, plan.suggestions, () => services.ids.next(), services.clock.now());
}

async function carryOut(
  services: JoinNeeds,
  db: UserDb,
  plan: JoinPlan,
  stored: readonly StoredJoin[],
): Promise<void> {
  const at = services.clock.now();
  const changed = new Set([...plan.partedIds, ...plan.joined.map((match) => match.receiptId)]);
  const left = stored.filter((join) => changed.has(join.receiptId)).map((join) => join.transactionId);
  const taken = plan.joined.flatMap((match) => match.allocations.map((part) => part.transactionId));
  await deleteJoins(db, plan.partedIds);
  await withdrawProof(db, plan.partedIds);
  await writeJoins(db, plan.joined, at);
  await acceptAsProven(
    db,
    plan.joined.map((match) => match.receiptId),
  );
  await restateJoins(db, plan.restated);
  const rows = [...new Set([...left, ...taken])];
  await refreshReceiptMarks(db, rows);
  await refreshFlows(db, rows);
  await recordEvents(db, joinEvents(services, plan, stored, new Set(taken)), at);
}

/** What the history of rows and receipts says of a settled plan. */
function joinEvents(
  services: JoinNeeds,
  plan: JoinPlan,
  stored: readonly StoredJoin[],
  taken: ReadonlySet<string>,
): NewHistoryEvent[] {
  const changed = new Set([...plan.partedIds, ...plan.joined.map((match) => match.receiptId)]);
  const parted = stored.filter((join) => changed.has(join.receiptId) && !taken.has(join.transactionId));
  return [
    ...parted.map(({ receiptId, transactionId }) => ({
      id: services.ids.next(),
      transactionId,
      receiptId,
      detail: { kind: 'receiptRemoved' as const, values: { by: 'contradicted' as const } },
    })),
    ...plan.joined.flatMap(({ receiptId, allocations, reasons }) =>
      allocations.map(({ transactionId }) => ({
        id: services.ids.next(),
        transactionId,
        receiptId,
        detail: { kind: 'receiptMatched' as const, values: { by: 'matched' as const, reasons } },
      })),
    ),
  ];
}
