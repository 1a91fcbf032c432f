import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { listClockFacts, saveClock } from '#db/repositories/receipt-clocks.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type ClockKind, historyTopic } from '#domain/ledger/history.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';

const NAMES = { return: 'Return date', warranty: 'Warranty' } as const;

/** Sets the last day of a return or a warranty by the person's word; notices follow from it. */
export async function setReceiptClock(
  services: Services,
  userId: string,
  { messageId: wireId, clock }: { readonly messageId: string; readonly clock: ClockKind },
  untilOn: CivilDate | 'rule' | null,
): Promise<void> {
  const messageId = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const facts = (await listClockFacts(db, [messageId])).get(messageId);
    if (!facts) throw notFound();
    if (facts.kind !== 'purchase') throw new Fault('ValidationFailed', faultTexts.notAPurchase);
    const own = facts.own[clock];
    const before = own === undefined ? 'rule' : own;
    if (before === untilOn) return;
    await saveClock(db, messageId, clock, untilOn);
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), messageId, source: 'user' },
          what: `${NAMES[clock]} ${untilOn === 'rule' ? historyTexts.byStorePolicy : untilOn === null ? 'cleared' : 'set'}`,
          reason: untilOn === 'rule' || untilOn === null ? '' : `until ${untilOn}`,
          topic: historyTopic.clock(messageId, clock),
          undo: { kind: 'setClock', messageId, clock, before },
        },
      ],
      services.clock.now(),
    );
    await oweDerivation(db, 'receipts');
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'receiptDeadlineChanged',
  });
}
