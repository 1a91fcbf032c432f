import type { Dashboard } from './dashboard-screen.tsx';

/** The transactions behind a figure of the dashboard: same period, same world, and a filter. */
export function transactionsHref(
  data: Pick<Dashboard, 'period' | 'world' | 'worlds'>,
  filter: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ from: data.period.from, to: data.period.to, ...filter });
  if (data.worlds.length > 1) params.set('world', data.world);
  return `/transactions?${params}`;
}
