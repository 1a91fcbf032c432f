import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import { type JoinPlan, type StoredJoin, settleJoins } from '#domain/matching/settle-joins.ts';
import type { Services } from '../../lib/services.ts';
import { acceptAsProven, withdrawProof } from './bank-proof.ts';
import {
  deleteJoins,
  readAliases,
  readCandidates,
  readDeclined,
  readJoinable,
  readOwnJoins,
  restateJoins,
  writeJoins,
} from './join-store.ts';
import { settleReceiptRows } from './settle-receipt-rows.ts';
import { replaceSuggestions } from './write-suggestions.ts';

/** How far a receipt looks for its row: holds and pre-authorisations before, slow shipments after. */
const DAYS_BEFORE = 15;
const DAYS_AFTER = 75;
/** A doubtful reading is believed when the bank shows its amount at its merchant. */
const PROVEN_FROM = 0.5;

/**
 * Joins receipts to the rows that paid them. Sure pairs are joined, likely ones wait for the person. What the matcher
 * joined before is worked out anew each time, so that the state never hangs on what arrived first; what a person decided
 * is never touched. Gives the number of receipts joined or entered as rows since a moment.
 */
export async function joinReceipts(services: Services, userId: string, since: Date): Promise<number> {
  return services.db.withUser(userId, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('join|' || $1::text, 0))", [userId]);
    for (const isSandbox of [false, true]) {
      await joinWorld(services, db, isSandbox);
      await settleReceiptRows(services, db, isSandbox);
    }
    const [row] = await db.query<{ joined: number }>(
      `select count(distinct receipt_id) as joined from app.receipt_matches where user_id = $1 and state = 'matched' and decided_at >= $2`,
      [userId, since],
    );
    return row?.joined ?? 0;
  });
}

async function joinWorld(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const receipts = await readJoinable(db, isSandbox);
  const stored = await readOwnJoins(db, isSandbox);
  const days = receipts.map((receipt) => receipt.purchasedOn);
  const [first, last] = [days[0], days.at(-1)];
  const isEmpty = first === undefined || last === undefined;
  if (isEmpty && stored.length === 0) return;
  const transactions = isEmpty
    ? []
    : await readCandidates(db, isSandbox, addDays(first, -DAYS_BEFORE), addDays(last, DAYS_AFTER));
  const { matches } = matchReceipts({
    transactions,
    receipts,
    aliases: await readAliases(db),
    declined: await readDeclined(db),
  });
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
  services: Services,
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
  services: Services,
  plan: JoinPlan,
  stored: readonly StoredJoin[],
  taken: ReadonlySet<string>,
): NewHistoryEvent[] {
  const changed = new Set([...plan.partedIds, ...plan.joined.map((match) => match.receiptId)]);
  const parted = stored.filter((join) => changed.has(join.receiptId) && !taken.has(join.transactionId));
  return [
    ...parted.map(({ receiptId, transactionId }) => ({
      id: services.ids.next(),
      ...{ transactionId, receiptId },
      topic: historyTopic.match(receiptId, transactionId),
      what: 'Receipt taken off',
      reason: 'what is known now no longer supports it',
    })),
    ...plan.joined.flatMap(({ receiptId, allocations, reasons }) =>
      allocations.map(({ transactionId }) => ({
        id: services.ids.next(),
        ...{ transactionId, receiptId },
        topic: historyTopic.match(receiptId, transactionId),
        undo: { kind: 'takeReceiptOff' as const, transactionId, receiptId },
        what: 'Receipt joined',
        reason: reasons.join(', ') || 'amount, date and merchant agree',
      })),
    ),
  ];
}
