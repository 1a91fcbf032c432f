import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../api-query.ts';

type Profile = ResponseOf<'getSettings'>['settings']['profile'];
export type Answers = Pick<Profile, 'goals' | 'healthAccounts' | 'keepsEvidence'>;

const NONE: Answers = { goals: [], healthAccounts: [], keepsEvidence: false };

/** What the user has answered so far, so that setup goes on where they left it. */
export function useAnswers(): Answers {
  return useQuery(apiQuery('getSettings')).data?.settings.profile ?? NONE;
}
