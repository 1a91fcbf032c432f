import type { UserDb } from '#db/pool.ts';
import { findWeights } from '#db/repositories/matching/match-weights.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import { readAliases, readMasks } from './match-query.ts';

export type Learned = Pick<MatchInput, 'weights' | 'aliases'> & { readonly masks: readonly string[] };

/** What the person and their accounts have taught, apart from what is decided about single pairs. */
export async function readLearned(db: UserDb, isSandbox: boolean): Promise<Learned> {
  const weights = await findWeights(db, isSandbox);
  return {
    aliases: await readAliases(db),
    masks: await readMasks(db, isSandbox),
    ...(weights === null ? {} : { weights: weights.weights }),
  };
}
