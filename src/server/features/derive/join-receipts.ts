import type { UserDb } from '#db/pool.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { listMatchable, type StoredReceipt, setReceiptState } from '#db/repositories/receipts.ts';
import { recordEvents } from '#db/repositories/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { Match, MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';
import type { Services } from '../../lib/services.ts';
import {
  readAliases,
  readCandidates,
  readDeclined,
  readMatchedReceiptIds,
  replaceSuggestions,
  saveMatch,
} from './join-store.ts';

/** How far a receipt looks for its row: holds and pre-authorisations before, slow shipments after. */
const DAYS_BEFORE = 15;
const DAYS_AFTER = 75;
/** A doubtful reading is believed when the bank shows its amount at its merchant. */
const PROVEN_FROM = 0.5;

/**
 * Joins receipts to the rows that paid them. Sure pairs are joined, likely ones wait for the person. What a person
 * decided is never touched. Gives the number of receipts joined since a moment.
 */
export async function joinReceipts(services: Services, userId: string, since: Date): Promise<number> {
  return services.db.withUser(userId, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('join|' || $1::text, 0))", [userId]);
    for (const isSandbox of [false, true]) await joinWorld(services, db, isSandbox);
    const [row] = await db.query<{ joined: number }>(
      `select count(distinct receipt_id) as joined from app.receipt_matches where user_id = $1 and state = 'matched' and decided_at >= $2`,
      [userId, since],
    );
    return row?.joined ?? 0;
  });
}

async function joinWorld(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const matched = await readMatchedReceiptIds(db);
  const receipts = (await listMatchable(db, isSandbox)).filter((receipt) => !matched.has(receipt.id));
  const days = receipts.map((receipt) => receipt.purchasedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const transactions: MatchTransaction[] = await readCandidates(
    db,
    isSandbox,
    addDays(first, -DAYS_BEFORE),
    addDays(last, DAYS_AFTER),
  );
  const aliases = await readAliases(db);
  const declined = await readDeclined(db);
  const { matches } = matchReceipts({
    transactions,
    receipts: receipts.map(toMatchReceipt),
    aliases,
    declined,
  });
  const byReceipt = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const suggestions: Match[] = [];
  for (const match of matches) {
    const receipt = byReceipt.get(match.receiptId);
    if (!receipt) continue;
    const isProven = receipt.state === 'accepted' || receipt.confidence >= PROVEN_FROM;
    if (match.decision === 'auto' && isProven) await join(services, db, receipt, match);
    else suggestions.push(match);
  }
  await replaceSuggestions(db, receipts, suggestions, () => services.ids.next(), services.clock.now());
}

async function join(services: Services, db: UserDb, receipt: StoredReceipt, match: Match): Promise<void> {
  const at = services.clock.now();
  await saveMatch(db, match, 'matcher', at);
  if (receipt.state === 'proposed') {
    // The bank row proves what the reader was unsure of: there is nothing left to ask.
    await setReceiptState(db, receipt.id, 'accepted');
    if (receipt.messageId) {
      await db.query(
        `update app.messages set state = 'processed', reason = 'The bank row confirms it.' where user_id = $1 and id = $2`,
        [db.userId, receipt.messageId],
      );
    }
  }
  await db.query(
    `delete from app.review_items where user_id = $1 and receipt_id = $2 and state = 'waiting'`,
    [db.userId, receipt.id],
  );
  const ids = match.allocations.map((allocation) => allocation.transactionId);
  await refreshReceiptMarks(db, ids);
  const reason = match.reasons.join(', ') || 'amount, date and merchant agree';
  await recordEvents(
    db,
    ids.map((transactionId) => ({ id: services.ids.next(), transactionId, what: 'Receipt joined', reason })),
    at,
  );
}

function toMatchReceipt(receipt: StoredReceipt): MatchReceipt {
  return {
    id: receipt.id,
    kind: receipt.kind,
    merchant: receipt.merchant,
    orderId: receipt.orderId,
    purchasedOn: receipt.purchasedOn,
    receivedAt: receipt.receivedAt.toISOString().slice(0, 10),
    currency: receipt.currency,
    totalMinor: receipt.totalMinor,
    chargedMinor: receipt.chargedMinor,
    tipMinor: receipt.tipMinor,
    cardLast4: receipt.cardLast4,
    fromDomain: receipt.fromDomain,
  };
}
