import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { forgetAnswer, keepParting } from '#db/repositories/pairing-answers.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { declineJoin, restoreJoin } from './receipt-query.ts';

/** Parts a receipt from a row for good: the pair is remembered as declined, and both look for another partner. */
export async function unmatchReceipt(
  services: Services,
  userId: string,
  wireTransactionId: string,
  wireReceiptId: string,
): Promise<void> {
  const pair = { transactionId: fromWire(wireTransactionId), receiptId: fromWire(wireReceiptId) };
  const at = services.clock.now();
  await services.db.withUser(userId, async (db) => {
    await keepParting(db, { id: services.ids.next(), ...pair, at });
    if (!(await declineJoin(db, pair.receiptId, pair.transactionId, at))) throw notFound();
    await refreshFlows(db, [pair.transactionId]);
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), ...pair, source: 'user', what: historyTexts.receiptRemoved },
          reason: historyTexts.neverAgain,
          topic: historyTopic.match(pair.receiptId, pair.transactionId),
          undo: { kind: 'putReceiptBack', ...pair },
        },
      ],
      at,
    );
    await oweDerivation(db);
  });
  await receiptsChanged(services, userId);
}

/** Joins a receipt again that the person took off. */
export async function putReceiptBack(
  services: Services,
  userId: string,
  wireTransactionId: string,
  wireReceiptId: string,
): Promise<void> {
  const pair = { transactionId: fromWire(wireTransactionId), receiptId: fromWire(wireReceiptId) };
  const at = services.clock.now();
  await services.db.withUser(userId, async (db) => {
    const changed = await restoreJoin(db, pair.receiptId, pair.transactionId, at);
    if (changed.length === 0) throw notFound();
    await forgetAnswer(db, pair.receiptId, 'parted');
    await refreshFlows(db, changed);
    await recordEvents(
      db,
      [
        {
          ...{
            id: services.ids.next(),
            ...pair,
            source: 'user',
            what: historyTexts.receiptMatched,
            reason: '',
          },
          topic: historyTopic.match(pair.receiptId, pair.transactionId),
          undo: { kind: 'takeReceiptOff', ...pair },
        },
      ],
      at,
    );
    await oweDerivation(db);
  });
  await receiptsChanged(services, userId);
}
