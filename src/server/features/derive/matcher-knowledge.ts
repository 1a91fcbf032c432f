import type { UserDb } from '#db/pool.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import type { MatchServices } from './derive-services.ts';
import { learnWeights } from './learn-weights.ts';
import { readAccountMasks, readAliases } from './match-query.ts';

export type MatcherKnowledge = Pick<MatchInput, 'weights' | 'aliases'> & {
  readonly masks: readonly string[];
};

/** Everything the user's answers and accounts teach the matcher, except decisions about single pairs. */
export async function readMatcherKnowledge(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
): Promise<MatcherKnowledge> {
  const weights = await learnWeights(services, db, isSandbox);
  return {
    aliases: await readAliases(db),
    masks: await readAccountMasks(db, isSandbox),
    ...(weights === null ? {} : { weights }),
  };
}
