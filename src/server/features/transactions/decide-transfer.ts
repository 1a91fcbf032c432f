import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import {
  confirmPair,
  declinePair,
  reopenPair,
  type TransferLegs,
  takeTransferCategory,
} from '#db/repositories/transfers.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { lockBoth, lockTransferOf } from './transfer-query.ts';

/** Says whether two rows are one movement between own accounts; either word is remembered. */
export async function decideTransfer(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'confirm' | 'refuse',
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const legs = await lockLegs(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
    if (decision === 'confirm') await confirmPair(db, legs);
    else await declinePair(db, legs, 0, services.clock.now());
    await tell(services, db, legs, decision === 'confirm' ? 'Paired as a transfer' : 'Not a transfer', true);
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

/** Ends the transfer a row is half of; the pair never comes back, and both rows count by what they are. */
export async function unpairTransfer(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const pair = await lockTransferOf(db, id);
    if (!pair) throw notFound();
    await declinePair(db, pair, pair.confidence, services.clock.now());
    await takeTransferCategory(db, [pair.outflowId, pair.inflowId]);
    await tell(services, db, pair, 'Not a transfer', true);
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

/** Takes a decision about two rows back: they are a question again, and both count until it is answered. */
export async function undoTransfer(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const legs = await lockLegs(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
    if (!(await reopenPair(db, legs))) throw new Fault('Conflict', faultTexts.noTransferDecision);
    await tell(services, db, legs, historyTexts.transferUndone, false);
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

/** The two rows as the halves of a transfer; two that cannot be one are refused. */
async function lockLegs(db: UserDb, one: string, other: string): Promise<TransferLegs> {
  const rows = await lockBoth(db, [one, other]);
  const [outflow, inflow] = rows;
  if (!outflow || !inflow) throw notFound();
  const isPossible =
    outflow.amountMinor < 0 &&
    inflow.amountMinor > 0 &&
    outflow.accountId !== inflow.accountId &&
    outflow.isSandbox === inflow.isSandbox;
  if (!isPossible) throw new Fault('ValidationFailed', faultTexts.notATransfer);
  return { outflowId: outflow.id, inflowId: inflow.id };
}

async function tell(
  services: Services,
  db: UserDb,
  { outflowId, inflowId }: TransferLegs,
  what: string,
  canUndo: boolean,
): Promise<void> {
  const ids = [outflowId, inflowId] as const;
  await recordEvents(
    db,
    ids.map((transactionId, at) => ({
      id: services.ids.next(),
      transactionId,
      source: 'user' as const,
      what,
      reason: '',
      topic: historyTopic.rows(outflowId, inflowId),
      undo: canUndo
        ? { kind: 'undoTransfer' as const, transactionId, otherId: ids[1 - at] ?? transactionId }
        : null,
    })),
    services.clock.now(),
  );
}

async function followUp(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'transactionsPaired',
  });
}
