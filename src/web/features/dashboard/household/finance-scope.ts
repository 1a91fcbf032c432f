import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

/** The finances shown: the user's own, other members', or both. */
export type FinanceScope = 'mine' | 'theirs' | 'ours';

/** Parses the scope from a URL's query. */
export function parseFinanceScope(search: string): FinanceScope {
  const whose = new URLSearchParams(search).get('whose');
  return whose === 'theirs' || whose === 'ours' ? whose : 'mine';
}

/** The available scopes: none without a household of two, and no "ours" for viewers, who share nothing. */
export function useFinanceScopes(): readonly FinanceScope[] {
  const household = useQuery(apiQuery('getHousehold')).data?.household;
  if (!household || household.members.length < 2) return [];
  return household.role === 'viewer' ? ['mine', 'theirs'] : ['mine', 'theirs', 'ours'];
}
