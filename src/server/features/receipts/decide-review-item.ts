import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import type { KeptScope } from '#db/repositories/kept-rows.ts';
import { setMessageStates } from '#db/repositories/mail/messages.ts';
import { learnAlias } from '#db/repositories/matching/merchant-aliases.ts';
import { keepAnswer } from '#db/repositories/matching/pairing-answers.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import {
  type ChosenTransaction,
  declineOthers,
  dropSuggestions,
  matchChosen,
} from '#db/repositories/receipt-matches/decisions.ts';
import { acceptReceipt, rejectReceipt, writeCorrections } from '#db/repositories/receipts/decisions.ts';
import { findReceipt, type StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { saveReviewDecision } from '#db/repositories/review-items.ts';
import { receiptsChanged } from '../../lib/announce-mailbox.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type Happened, recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import { correctFields } from './correct-fields.ts';
import { holdChosen, holdItem } from './decision-query.ts';
import { learnFromDecision } from './learn-from-decision.ts';
import { countReview } from './review-query.ts';

type Decision = BodyOf<'decideReviewItem'>;

/** Carries out what the user said about an item; its event restores how everything stood. */
export async function decideReviewItem(
  services: Services,
  userId: string,
  wireId: string,
  decision: Decision,
): Promise<{ done: true; eventId: string | null; waiting: number }> {
  const id = fromWire(wireId);
  const { value: waiting, eventId } = await services.db.withUser(userId, async (db) => {
    const item = await holdItem(db, id);
    const receipt = item && (await findReceipt(db, item.receiptId));
    if (!item || !receipt) throw notFound();
    if (item.state !== 'waiting') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    const named = await holdNamed(db, receipt, decision);
    const recorded = await recordChange(services, db, scopeOf(receipt, named), async () => ({
      value: await decide(
        services,
        db,
        { id, receipt, named: named.map((transaction) => transaction.id) },
        decision,
      ),
      events: eventsOf(
        receipt,
        decision,
        isMatched(decision) ? named.map((transaction) => transaction.id) : [],
      ),
      lessonsOf: receipt.messageId,
    }));
    await markDerivationPending(db);
    return recorded;
  });
  if (decision.decision !== 'rejected') await learnFromDecision(services, userId, id);
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId), waiting };
}

/** Whatever a decision may change: the receipt, its matches and question, its email, and what is learned. */
function scopeOf({ id, messageId }: StoredReceipt, named: readonly ChosenTransaction[]): KeptScope {
  return {
    ...{ receipts: [id], receipt_matches: [id], review_items: [id], pairing_answers: [id] },
    messages: messageId ? [messageId] : [],
    merchant_aliases: named.map((transaction) => transaction.originalDescription),
  };
}

function isMatched({ decision, transactionId }: Decision): boolean {
  return decision !== 'rejected' && Boolean(transactionId);
}

async function decide(
  services: Services,
  db: UserDb,
  {
    id,
    receipt,
    named,
  }: { readonly id: Uuid; readonly receipt: StoredReceipt; readonly named: readonly Uuid[] },
  decision: Decision,
): Promise<number> {
  const at = services.clock.now();
  const rows = isMatched(decision) ? named : [];
  // Not a receipt, or not a word about its transactions: that says nothing of pairings.
  if (decision.decision !== 'rejected' && decision.transactionId !== undefined)
    await keepAnswer(db, { id: services.ids.next(), receiptId: receipt.id, rows, at });
  await carryOut(db, receipt, decision, rows, at);
  if (receipt.messageId) {
    const [state, reason] =
      decision.decision === 'rejected'
        ? (['not_receipt', reasonTexts.notAReceipt] as const)
        : (['processed', reasonTexts.confirmed] as const);
    await setMessageStates(db, [{ id: receipt.messageId, state, reason }]);
  }
  const fields = Object.keys(decision.fields ?? {});
  await saveReviewDecision(db, id, { state: decision.decision, fields }, at);
  return (await countReview(db)).waiting;
}

/** The transactions that a decision names, locked; one that is not the user's own rejects the decision. */
async function holdNamed(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
): Promise<readonly ChosenTransaction[]> {
  const { transactionId, otherTransactionIds = [] } = decision;
  const ids = [...new Set([...(transactionId ? [transactionId] : []), ...otherTransactionIds].map(fromWire))];
  const held = ids.length === 0 ? [] : await holdChosen(db, receipt.id, ids);
  if (held.length < ids.length) throw new Fault('NotFound', ({ faults }) => faults.noSuchTransaction);
  // The chosen one first: its text is what the bank calls the merchant.
  return held.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function carryOut(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
  rows: readonly Uuid[],
  at: Date,
): Promise<void> {
  if (decision.decision === 'rejected') return rejectReceipt(db, receipt.id);
  await writeCorrections(db, receipt.id, correctFields(decision.fields ?? {}, receipt.currency));
  await acceptReceipt(db, receipt.id);
  if (rows.length > 0) return matchTo(db, receipt, rows, at);
  // Without a word about transactions the candidates were not looked at; a plain "none" refuses them all.
  if (decision.transactionId === null) await declineOthers(db, receipt.id, []);
  else await dropSuggestions(db, receipt.id);
}

/** Joins a receipt to the transaction, or to all transactions of an order that was charged in several. */
async function matchTo(db: UserDb, receipt: StoredReceipt, ids: readonly Uuid[], at: Date): Promise<void> {
  const transactions = await holdChosen(db, receipt.id, ids);
  const first = transactions.find((transaction) => transaction.id === ids[0]);
  await declineOthers(db, receipt.id, ids);
  await matchChosen(db, receipt.id, transactions, at);
  const fresh = await findReceipt(db, receipt.id);
  if (first && fresh?.merchant) await learnAlias(db, first.originalDescription, fresh.merchant);
}

/** What the history of the receipt and of its transactions says of a decision; undoing any of them undoes all of it. */
function eventsOf(
  { id: receiptId }: StoredReceipt,
  { decision, fields = {} }: Decision,
  rows: readonly Uuid[],
): [Happened, ...Happened[]] {
  const corrected = decision === 'corrected' ? Object.keys(fields) : [];
  return [
    { receiptId, detail: { kind: 'reviewed', values: { decision, fields: corrected } } },
    ...rows.map((transactionId) => ({
      ...{ receiptId, transactionId },
      detail: { kind: 'receiptMatched', values: { by: 'chosen' } } as const,
    })),
  ];
}
