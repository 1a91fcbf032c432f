import type { UserDb } from '#db/pool.ts';
import { addWeights, listWeights } from '#db/repositories/match-weights.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { countAnswers } from '#db/repositories/pairing-answers.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';

/** Forgets what the person's answers taught the matcher; the answers themselves stay where they were given. */
export async function startMatchingOver(services: Services, userId: string): Promise<void> {
  const at = services.clock.now();
  await change(services, userId, async (db, isSandbox) => {
    const [known] = await listWeights(db, isSandbox, 1);
    if ((await countAnswers(db, isSandbox, known?.forgetsUntil ?? null)) === 0)
      throw new Fault('Conflict', faultTexts.nothingLearned);
    await addWeights(
      db,
      isSandbox,
      { kind: 'started_over', weights: {}, answers: 0, seen: 0, forgetsUntil: at },
      at,
    );
  });
}

/** Takes the last starting over back: what was learned before counts again. */
export async function undoStartOver(services: Services, userId: string): Promise<void> {
  await change(services, userId, async (db, isSandbox) => {
    const [known, before] = await listWeights(db, isSandbox, 2);
    if (known?.kind !== 'started_over') throw new Fault('Conflict', faultTexts.learnedSince);
    const { weights, answers, seen, forgetsUntil } = before ?? EMPTY;
    await addWeights(
      db,
      isSandbox,
      { kind: 'taken_back', weights, answers, seen, forgetsUntil },
      services.clock.now(),
    );
  });
}

const EMPTY = { weights: {}, answers: 0, seen: 0, forgetsUntil: null } as const;

async function change(
  services: Services,
  userId: string,
  act: (db: UserDb, isSandbox: boolean) => Promise<void>,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const { isSandbox } = await readScope(db, undefined, services.clock.now());
    await act(db, isSandbox);
    await oweDerivation(db);
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, { kind: 'changed', fact: 'matchingReset' });
}
