import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../api-query.ts';

type Profile = ResponseOf<'getSettings'>['settings']['profile'];
export type OnboardingAnswers = Pick<Profile, 'goals' | 'healthAccounts' | 'keepsEvidence'>;

const NONE: OnboardingAnswers = { goals: [], healthAccounts: [], keepsEvidence: false };

/**
 * The user's saved onboarding answers, so that setup resumes where they left it. While they load, nothing can be
 * selected, because the loaded answers would overwrite it.
 */
export function useOnboardingAnswers(): { readonly saved: OnboardingAnswers; readonly isKnown: boolean } {
  const { data, isPending } = useQuery(apiQuery('getSettings'));
  return { saved: data?.settings.profile ?? NONE, isKnown: !isPending };
}
