import type { UserDb } from '#db/pool.ts';
import { findWeights, insertWeights, type StoredWeights } from '#db/repositories/matching/match-weights.ts';
import {
  countPairingAnswers,
  listPairingAnswers,
  listUncontestedMatches,
} from '#db/repositories/matching/pairing-answers.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { refitWeights } from '#domain/matching/refit-weights.ts';
import type { MatchServices } from './derive-services.ts';

/**
 * The matcher's weights for one environment, refitted if the user has given enough new answers. Null until the first
 * refit. The caller holds the derivation lock.
 */
export async function learnWeights(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
): Promise<StoredWeights['weights'] | null> {
  const known = await findWeights(db, isSandbox);
  const forgetsUntil = known?.forgetsUntil ?? null;
  const answerCount = await countPairingAnswers(db, isSandbox, forgetsUntil);
  if (Math.abs(answerCount - (known?.seen ?? 0)) < REFIT.everyAnswers) return known?.weights ?? null;
  const refit = refitWeights(
    await listPairingAnswers(db, isSandbox, forgetsUntil, REFIT.answersMax),
    await listUncontestedMatches(db, isSandbox, REFIT.undisputedMax),
  );
  const weights = refit?.weights ?? {};
  await insertWeights(
    db,
    isSandbox,
    { kind: 'learned', weights, answers: refit?.answers ?? 0, seen: answerCount, forgetsUntil },
    services.clock.now(),
  );
  return weights;
}
