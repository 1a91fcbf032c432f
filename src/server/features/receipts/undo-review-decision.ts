import { recordEvents } from '#db/repositories/history.ts';
import { takeBackLesson } from '#db/repositories/mail-lessons.ts';
import { setMessageState } from '#db/repositories/messages.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { forgetAnswer } from '#db/repositories/pairing-answers.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { forgetAlias, holdItem, restoreMatches, restoreReceipt, saveDecision } from './decision-query.ts';

/** Puts receipt, matches, message and what was learned back as they stood, and the item back into the queue. */
export async function undoReviewDecision(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const item = await holdItem(db, id);
    if (!item) throw notFound();
    if (item.state === 'waiting' || item.before === null)
      throw new Fault('Conflict', faultTexts.noDecisionToUndo);
    const { receipt, matches, message, learned } = item.before;
    if (item.before.hasAnswer) await forgetAnswer(db, item.receiptId, 'reviewed');
    const rows = await restoreMatches(db, item.receiptId, matches);
    await restoreReceipt(db, receipt);
    if (receipt.messageId) await takeBackLesson(db, receipt.messageId);
    if (message && receipt.messageId)
      await setMessageState(db, receipt.messageId, message.state, message.reason);
    if (learned) await forgetAlias(db, learned);
    await saveDecision(db, id, 'waiting', null, null);
    await refreshReceiptMarks(db, rows);
    await refreshFlows(db, rows);
    const mine = { source: 'user' as const, receiptId: receipt.id, reason: '' };
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), ...mine, what: historyTexts.decisionUndone },
          topic: historyTopic.review(receipt.id),
        },
        ...rows.map((transactionId) => ({
          ...{ id: services.ids.next(), ...mine, transactionId, what: historyTexts.receiptRemoved },
          reason: historyTexts.itsDecisionUndone,
          topic: historyTopic.match(receipt.id, transactionId),
        })),
      ],
      services.clock.now(),
    );
    await oweDerivation(db);
  });
  await receiptsChanged(services, userId);
}
