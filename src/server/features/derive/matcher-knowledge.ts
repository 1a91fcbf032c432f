import type { UserDb } from '#db/pool.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import { type DeriveScope, listMasks, type MatchServices } from './derive-services.ts';
import { learnWeights } from './learn-weights.ts';
import { readAliases } from './match-query.ts';

export type MatcherKnowledge = Pick<MatchInput, 'weights' | 'aliases'> & {
  readonly masks: readonly string[];
};

/** Everything the user's answers and accounts teach the matcher, except decisions about single pairs. */
export async function readMatcherKnowledge(
  services: MatchServices,
  db: UserDb,
  scope: Pick<DeriveScope, 'accounts'>,
  isSandbox: boolean,
): Promise<MatcherKnowledge> {
  const [weights, aliases] = await Promise.all([learnWeights(services, db, isSandbox), readAliases(db)]);
  return {
    aliases,
    masks: listMasks(scope, isSandbox),
    ...(weights === null ? {} : { weights }),
  };
}
