import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../../lib/api-query.ts';

/** The finances shown: the user's own, other members', or both. */
export type FinanceScope = 'mine' | 'theirs' | 'ours';

/**
 * The scope in a URL's query, and the available scopes. A scope that is no longer available shows the user's own
 * finances.
 */
export function useFinanceScope(search: string): {
  readonly whose: FinanceScope;
  readonly options: readonly FinanceScope[];
} {
  const { data } = useQuery(apiQuery('getHousehold'));
  const options = scopesOf(data?.household);
  const named = new URLSearchParams(search).get('whose');
  const whose = named === 'theirs' || named === 'ours' ? named : 'mine';
  return { whose: data && !options.includes(whose) ? 'mine' : whose, options };
}

/** None without a household of two, and no "ours" for viewers, who share nothing. */
function scopesOf(household: ResponseOf<'getHousehold'>['household'] | undefined): readonly FinanceScope[] {
  if (!household || household.members.length < 2) return [];
  return household.role === 'viewer' ? ['mine', 'theirs'] : ['mine', 'theirs', 'ours'];
}
