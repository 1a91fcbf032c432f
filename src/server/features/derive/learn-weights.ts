import type { UserDb } from '#db/pool.ts';
import { holdMatches } from '#db/repositories/matching/match-states.ts';
import { addWeights, findWeights } from '#db/repositories/matching/match-weights.ts';
import { countAnswers, listAnswers, listStanding } from '#db/repositories/matching/pairing-answers.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { refitWeights } from '#domain/matching/refit-weights.ts';
import type { MatchNeeds } from './needs.ts';
import { listWorlds } from './transactions-query.ts';

/** Refits the matcher's weights to what the user answered, where enough was answered since the last time. */
export async function learnWeights(services: MatchNeeds, userId: string): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdMatches(db);
    for (const isSandbox of await listWorlds(db)) await learnIn(services, db, isSandbox);
  });
}

async function learnIn(services: MatchNeeds, db: UserDb, isSandbox: boolean): Promise<void> {
  const known = await findWeights(db, isSandbox);
  const forgetsUntil = known?.forgetsUntil ?? null;
  const seen = await countAnswers(db, isSandbox, forgetsUntil);
  if (Math.abs(seen - (known?.seen ?? 0)) < REFIT.everyAnswers) return;
  const refit = refitWeights(
    await listAnswers(db, isSandbox, forgetsUntil, REFIT.answersMax),
    await listStanding(db, isSandbox, REFIT.standingMax),
  );
  const weights = refit?.weights ?? {};
  await addWeights(
    db,
    isSandbox,
    { kind: 'learned', weights, answers: refit?.answers ?? 0, seen, forgetsUntil },
    services.clock.now(),
  );
}
