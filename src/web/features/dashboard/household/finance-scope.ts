import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

/** Whose finances the dashboard shows. */
export type FinanceScope = 'mine' | 'theirs' | 'ours';

/** The choice in an address. */
export function parseFinanceScope(search: string): FinanceScope {
  const whose = new URLSearchParams(search).get('whose');
  return whose === 'theirs' || whose === 'ours' ? whose : 'mine';
}

/** What there is to choose from: nothing for who shares no household, and no "ours" for who shares nothing. */
export function useFinanceScopes(): readonly FinanceScope[] {
  const household = useQuery(apiQuery('getHousehold')).data?.household;
  if (!household || household.members.length < 2) return [];
  return household.role === 'viewer' ? ['mine', 'theirs'] : ['mine', 'theirs', 'ours'];
}
