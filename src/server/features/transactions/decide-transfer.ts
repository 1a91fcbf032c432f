import type { UserDb, Uuid } from '#db/pool.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { takeTransferCategory } from '#db/repositories/transactions/edits.ts';
import { confirmPair, declinePair, type TransferLegs } from '#db/repositories/transfers.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Recorded } from './tell-split.ts';
import { lockBoth, lockTransferOf } from './transfer-query.ts';

/** Says whether two transactions are one movement between own accounts; either word is remembered. */
export async function decideTransfer(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'confirm' | 'refuse',
): Promise<Recorded> {
  const eventId = await services.db.withUser(userId, async (db) => {
    const legs = await lockLegs(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
    return decision === 'confirm'
      ? record(services, db, legs, 'transferConfirmed', () => confirmPair(db, legs))
      : record(services, db, legs, 'transferRefused', () => declinePair(db, legs, 0, services.clock.now()));
  });
  return followUp(services, userId, eventId);
}

/**
 * Ends the transfer a transaction is half of; the pair never returns, and both transactions count by what they are.
 */
export async function unpairTransfer(services: Services, userId: string, wireId: string): Promise<Recorded> {
  const id = fromWire(wireId);
  const eventId = await services.db.withUser(userId, async (db) => {
    const pair = await lockTransferOf(db, id);
    if (!pair) throw notFound();
    return record(services, db, pair, 'transferRefused', async () => {
      await declinePair(db, pair, pair.confidence, services.clock.now());
      await takeTransferCategory(db, [pair.outflowId, pair.inflowId]);
    });
  });
  return followUp(services, userId, eventId);
}

/** The two transactions as the halves of a transfer; two that cannot be one are refused. */
async function lockLegs(db: UserDb, one: string, other: string): Promise<TransferLegs> {
  const transactions = await lockBoth(db, [one, other]);
  const [outflow, inflow] = transactions;
  if (!outflow || !inflow) throw notFound();
  const isPossible =
    outflow.amountMinor < 0 &&
    inflow.amountMinor > 0 &&
    outflow.accountId !== inflow.accountId &&
    outflow.isSandbox === inflow.isSandbox;
  if (!isPossible) throw new Fault('ValidationFailed', ({ faults }) => faults.notATransfer);
  return { outflowId: outflow.id, inflowId: inflow.id };
}

/** Decides about a pair, and records it with every pair and question that either transaction had. */
async function record(
  services: Services,
  db: UserDb,
  { outflowId, inflowId }: TransferLegs,
  kind: 'transferConfirmed' | 'transferRefused',
  carryOut: () => Promise<void>,
): Promise<Uuid | null> {
  const ids = [outflowId, inflowId];
  const scope = { transactions: ids, transfers: ids, transfer_suggestions: ids };
  const { eventId } = await recordChange(services, db, scope, async () => {
    await carryOut();
    const detail = { kind, values: {} };
    return {
      value: null,
      events: [
        { transactionId: outflowId, detail },
        { transactionId: inflowId, detail },
      ],
    };
  });
  await markDerivationPending(db);
  return eventId;
}

async function followUp(services: Services, userId: string, eventId: Uuid | null): Promise<Recorded> {
  await deriveAndAnnounce(services, userId, 'transactionsPaired');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
