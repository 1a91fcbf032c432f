import type { UserDb, Uuid } from '#db/pool.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { clearTransferCategory } from '#db/repositories/transactions/edits.ts';
import { confirmTransfer, declineTransfer, type TransferLegs } from '#db/repositories/transfers.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { UndoableResult } from './record-split.ts';
import { lockTransferCandidates, lockTransferOfTransaction } from './transfer-query.ts';

/**
 * Saves the decision whether two transactions are a transfer between the user's own accounts. Both answers are
 * remembered.
 */
export async function decideTransfer(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'confirm' | 'refuse',
): Promise<UndoableResult> {
  const eventId = await services.db.withUser(userId, async (db) => {
    const legs = await lockTransferLegs(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
    return decision === 'confirm'
      ? recordDecision(services, db, legs, 'transferConfirmed', () => confirmTransfer(db, legs))
      : recordDecision(services, db, legs, 'transferRefused', () =>
          declineTransfer(db, legs, 0, services.clock.now()),
        );
  });
  return deriveAndRespond(services, userId, eventId);
}

/** Unpairs the transfer of a transaction. The pair is never suggested again, and each transaction counts on its own. */
export async function unpairTransfer(
  services: Services,
  userId: string,
  wireId: string,
): Promise<UndoableResult> {
  const id = fromWire(wireId);
  const eventId = await services.db.withUser(userId, async (db) => {
    const pair = await lockTransferOfTransaction(db, id);
    if (!pair) throw notFound();
    return recordDecision(services, db, pair, 'transferRefused', async () => {
      await declineTransfer(db, pair, pair.confidence, services.clock.now());
      await clearTransferCategory(db, [pair.outflowId, pair.inflowId]);
    });
  });
  return deriveAndRespond(services, userId, eventId);
}

/** Locks the two sides of a transfer; throws if they cannot form one. */
async function lockTransferLegs(db: UserDb, one: string, other: string): Promise<TransferLegs> {
  const transactions = await lockTransferCandidates(db, [one, other]);
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

/** Applies a decision about a pair and records every pair and suggestion of either transaction for undo. */
async function recordDecision(
  services: Services,
  db: UserDb,
  { outflowId, inflowId }: TransferLegs,
  kind: 'transferConfirmed' | 'transferRefused',
  applyDecision: () => Promise<void>,
): Promise<Uuid | null> {
  const ids = [outflowId, inflowId];
  const scope = { transactions: ids, transfers: ids, transfer_suggestions: ids };
  const { eventId } = await recordChange(services, db, scope, async () => {
    await applyDecision();
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

async function deriveAndRespond(
  services: Services,
  userId: string,
  eventId: Uuid | null,
): Promise<UndoableResult> {
  await deriveAndAnnounce(services, userId, 'transactionsPaired');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
