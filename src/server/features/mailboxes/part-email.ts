import type { UserDb, Uuid } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { rematchAll } from '#db/repositories/join-states.ts';
import { setStandsAlone } from '#db/repositories/messages.ts';
import { findOrderKey } from '#db/repositories/order-mails.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { regroup } from './regroup-mails.ts';

/** Parts an email from the order it was merged with: it tells of a purchase of its own, and is not merged again. */
export async function partEmail(services: Services, userId: string, wireId: string): Promise<void> {
  await change(services, userId, fromWire(wireId), true);
}

/** Takes the parting back: the email is told apart by its order again. */
export async function undoPartEmail(services: Services, userId: string, wireId: string): Promise<void> {
  await change(services, userId, fromWire(wireId), false);
}

async function change(
  services: Services,
  userId: string,
  messageId: Uuid,
  standsAlone: boolean,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const order = await findOrderKey(db, messageId);
    if (order === null) throw notFound();
    if (order.key === null) throw new Fault('Conflict', faultTexts.noPurchase);
    if (!(await setStandsAlone(db, messageId, standsAlone)))
      throw new Fault('Conflict', standsAlone ? faultTexts.alreadySeparate : faultTexts.notSeparated);
    if (!standsAlone) await tell(services, db, messageId, standsAlone);
    await regroup(services, db, [order.key]);
    if (standsAlone) await tell(services, db, messageId, standsAlone);
    await rematchAll(db);
    await oweDerivation(db, 'receipts');
  });
  await receiptsChanged(services, userId);
}

/** The last word of the two says how it is taken back: merging again tells of itself. */
async function tell(services: Services, db: UserDb, messageId: Uuid, standsAlone: boolean): Promise<void> {
  await recordEvents(
    db,
    [
      {
        ...{ id: services.ids.next(), messageId, source: 'user' },
        what: standsAlone ? historyTexts.separatePurchase : historyTexts.separationUndone,
        reason: standsAlone ? historyTexts.notMergedAgain : '',
        topic: historyTopic.order(messageId),
        undo: standsAlone ? { kind: 'mergeAgain', messageId } : null,
      },
    ],
    services.clock.now(),
  );
}
