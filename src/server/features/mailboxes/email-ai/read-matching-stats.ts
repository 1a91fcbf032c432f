import type { UserDb } from '#db/pool.ts';
import { findUndoableEvents } from '#db/repositories/history.ts';
import { listWeights } from '#db/repositories/matching/match-weights.ts';
import { countPairingAnswers } from '#db/repositories/matching/pairing-answers.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { readScope } from '../../../lib/environment.ts';
import { subjectOf } from '../../../lib/history/subjects.ts';
import type { Services } from '../../../lib/services.ts';
import { toWire } from '../../../lib/wire-id.ts';

export async function readMatchingStats(services: Services, db: UserDb) {
  const { isSandbox } = await readScope(db, undefined, services.clock.now());
  const [known] = await listWeights(db, isSandbox, 1);
  return {
    learnedFrom: known?.answers ?? 0,
    answers: await countPairingAnswers(db, isSandbox, known?.forgetsUntil ?? null),
    answersMin: REFIT.answersMin,
    resetEventId: known?.kind === 'started_over' ? await readResetEvent(db, isSandbox) : null,
  };
}

async function readResetEvent(db: UserDb, isSandbox: boolean): Promise<string | null> {
  const subject = subjectOf.matching(isSandbox);
  const id = (await findUndoableEvents(db, [subject])).get(subject);
  return id === undefined ? null : toWire('event', id);
}
