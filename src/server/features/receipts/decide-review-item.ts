import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { setMessageState } from '#db/repositories/messages.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { keepAnswer } from '#db/repositories/pairing-answers.ts';
import { findReceipt, type StoredReceipt } from '#db/repositories/receipts.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import { correctFields } from './correct-fields.ts';
import {
  acceptReceipt,
  declineOthers,
  dropSuggestions,
  holdChosen,
  holdItem,
  joinChosen,
  type LearnedAlias,
  learnAlias,
  readBefore,
  rejectReceipt,
  saveDecision,
  writeCorrections,
} from './decision-query.ts';
import { learnFromDecision } from './learn-from-decision.ts';
import { countReview } from './review-query.ts';

type Decision = BodyOf<'decideReviewItem'>;

/** Carries out what the person said about an item, and remembers how it stood so that it can be taken back. */
export async function decideReviewItem(
  services: Services,
  userId: string,
  wireId: string,
  decision: Decision,
): Promise<{ done: true; waiting: number }> {
  const id = fromWire(wireId);
  const at = services.clock.now();
  const waiting = await services.db.withUser(userId, async (db) => {
    const item = await holdItem(db, id);
    const receipt = item && (await findReceipt(db, item.receiptId));
    if (!item || !receipt) throw notFound();
    if (item.state !== 'waiting') throw new Fault('Conflict', faultTexts.alreadyDecided);
    const before = await readBefore(db, receipt);
    const named = await holdNamed(db, receipt, decision);
    const rows = decision.transactionId && decision.decision !== 'rejected' ? named : [];
    // Not a receipt, or not a word about its rows: that says nothing of pairings.
    const hasAnswer =
      decision.decision !== 'rejected' &&
      decision.transactionId !== undefined &&
      (await keepAnswer(db, { id: services.ids.next(), receiptId: receipt.id, rows, at }));
    const learned = await carryOut(db, receipt, decision, rows, at);
    if (receipt.messageId) {
      const [state, reason] =
        decision.decision === 'rejected'
          ? (['not_receipt', reasonTexts.notAReceipt] as const)
          : (['processed', reasonTexts.confirmed] as const);
      await setMessageState(db, receipt.messageId, state, reason);
    }
    await saveDecision(db, id, decision.decision, { ...before, learned, hasAnswer }, at);
    await recordEvents(db, eventsOf(services, id, receipt, decision, rows), at);
    await oweDerivation(db);
    return (await countReview(db)).waiting;
  });
  if (decision.decision !== 'rejected') await learnFromDecision(services, userId, id);
  await receiptsChanged(services, userId);
  return { done: true, waiting };
}

/** The transactions that a decision names, locked; one that is not the user's own rejects the decision. */
async function holdNamed(db: UserDb, receipt: StoredReceipt, decision: Decision): Promise<Uuid[]> {
  const { transactionId, otherTransactionIds = [] } = decision;
  const ids = [...new Set([...(transactionId ? [transactionId] : []), ...otherTransactionIds].map(fromWire))];
  const held = ids.length === 0 ? [] : await holdChosen(db, receipt.id, ids);
  if (held.length < ids.length) throw new Fault('NotFound', faultTexts.noSuchTransaction);
  return ids;
}

async function carryOut(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
  rows: readonly Uuid[],
  at: Date,
): Promise<LearnedAlias | null> {
  if (decision.decision === 'rejected') {
    await rejectReceipt(db, receipt.id);
    return null;
  }
  await writeCorrections(db, receipt.id, correctFields(decision.fields ?? {}, receipt.currency));
  await acceptReceipt(db, receipt.id);
  if (rows.length > 0) return joinTo(db, receipt, rows, at);
  // Without a word about rows the candidates were not looked at; a plain "none" refuses them all.
  if (decision.transactionId === null) await declineOthers(db, receipt.id, []);
  else await dropSuggestions(db, receipt.id);
  return null;
}

/** Joins a receipt to the row, or to all rows of an order that was charged in several. */
async function joinTo(
  db: UserDb,
  receipt: StoredReceipt,
  ids: readonly Uuid[],
  at: Date,
): Promise<LearnedAlias | null> {
  const rows = await holdChosen(db, receipt.id, ids);
  const first = rows.find((row) => row.id === ids[0]);
  await declineOthers(db, receipt.id, ids);
  await joinChosen(db, receipt.id, rows, at);
  const fresh = await findReceipt(db, receipt.id);
  return first && fresh?.merchant ? learnAlias(db, first.originalDescription, fresh.merchant) : null;
}

const WORDS = {
  confirmed: 'Confirmed',
  corrected: 'Corrected',
  rejected: 'Not a receipt',
} as const;

/** What the history of the receipt and of its rows says of a decision; any of them takes the whole decision back. */
function eventsOf(
  services: Services,
  reviewItemId: Uuid,
  receipt: StoredReceipt,
  decision: Decision,
  rows: readonly Uuid[],
): NewHistoryEvent[] {
  const undo = { kind: 'undoReview' as const, reviewItemId };
  const named = Object.keys(decision.fields ?? {}).map((name) => FIELD_NAMES[name] ?? name);
  const mine = { source: 'user' as const, receiptId: receipt.id, undo };
  return [
    {
      ...{ id: services.ids.next(), ...mine, what: WORDS[decision.decision] },
      reason: decision.decision === 'corrected' && named.length > 0 ? named.join(', ') : '',
      topic: historyTopic.review(receipt.id),
    },
    ...rows.map((transactionId) => ({
      ...{ id: services.ids.next(), ...mine, transactionId, what: historyTexts.receiptMatched },
      reason: 'chosen in AI Review',
      topic: historyTopic.match(receipt.id, transactionId),
    })),
  ];
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  purchasedOn: 'date',
  orderId: 'order number',
  cardLast4: 'card',
};
