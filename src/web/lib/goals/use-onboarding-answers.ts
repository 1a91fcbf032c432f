import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../api-query.ts';

type Profile = ResponseOf<'getSettings'>['settings']['profile'];
export type OnboardingAnswers = Pick<Profile, 'goals' | 'healthAccounts' | 'keepsEvidence'>;

const NONE: OnboardingAnswers = { goals: [], healthAccounts: [], keepsEvidence: false };

/**
 * What the user has answered so far, so that setup goes on where they left it. Until it is known nothing may be chosen:
 * a choice would be made against answers that are about to appear.
 */
export function useOnboardingAnswers(): { readonly saved: OnboardingAnswers; readonly isKnown: boolean } {
  const { data, isPending } = useQuery(apiQuery('getSettings'));
  return { saved: data?.settings.profile ?? NONE, isKnown: !isPending };
}
