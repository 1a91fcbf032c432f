import type { UserDb } from '#db/pool.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import { learnWeights } from './learn-weights.ts';
import { readAliases, readMasks } from './match-query.ts';
import type { MatchNeeds } from './needs.ts';

export type Learned = Pick<MatchInput, 'weights' | 'aliases'> & { readonly masks: readonly string[] };

/** What the person and their accounts have taught, apart from what is decided about single pairs. */
export async function readLearned(services: MatchNeeds, db: UserDb, isSandbox: boolean): Promise<Learned> {
  const weights = await learnWeights(services, db, isSandbox);
  return {
    aliases: await readAliases(db),
    masks: await readMasks(db, isSandbox),
    ...(weights === null ? {} : { weights }),
  };
}
