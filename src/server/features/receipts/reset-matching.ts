import type { UserDb } from '#db/pool.ts';
import { insertWeights, listWeights } from '#db/repositories/matching/match-weights.ts';
import { countPairingAnswers } from '#db/repositories/matching/pairing-answers.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault } from '../../lib/fault.ts';
import type { HistoryBefore } from '../../lib/history/before.ts';
import { recordUndoableChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

type Weights = Extract<HistoryBefore, { kind: 'weights' }>;

/** Resets what the matcher learned from the user's answers; the answers themselves are kept. */
export async function resetMatching(
  services: Services,
  userId: string,
): Promise<{ done: true; eventId: string }> {
  const at = services.clock.now();
  const eventId = await services.db.withUser(userId, async (db) => {
    const { isSandbox } = await readScope(db, undefined, at);
    const [known] = await listWeights(db, isSandbox, 1);
    if ((await countPairingAnswers(db, isSandbox, known?.forgetsUntil ?? null)) === 0)
      throw new Fault('Conflict', ({ faults }) => faults.nothingLearned);
    const reset = { weights: {}, answers: 0, seen: 0, forgetsUntil: at };
    const version = await insertWeights(db, isSandbox, { kind: 'started_over', ...reset }, at);
    const detail = { kind: 'matchingReset', values: {} } as const;
    const before: Weights = { kind: 'weights', isSandbox, version };
    await markDerivationPending(db);
    return recordUndoableChange(services, db, [{ subject: subjectOf.matching(isSandbox), detail }], before);
  });
  await deriveAndAnnounce(services, userId, 'matchingReset');
  return { done: true, eventId: toWire('event', eventId) };
}

/** Restores the version of the weights before the recorded one; rejected if the matcher has learned since. */
export async function restoreWeights(
  services: Services,
  db: UserDb,
  { isSandbox, version }: Weights,
): Promise<Weights> {
  const [known, before] = await listWeights(db, isSandbox, 2);
  if (known?.version !== version) throw new Fault('Conflict', ({ faults }) => faults.learnedSince);
  const { weights, answers, seen, forgetsUntil } = before ?? EMPTY;
  const restored = { kind: 'taken_back', weights, answers, seen, forgetsUntil } as const;
  return {
    ...{ kind: 'weights', isSandbox },
    version: await insertWeights(db, isSandbox, restored, services.clock.now()),
  };
}

const EMPTY = { weights: {}, answers: 0, seen: 0, forgetsUntil: null } as const;
