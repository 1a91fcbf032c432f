import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { type Period, periodInSearch } from '../../lib/period.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Parts } from '../../ui/error-boundary.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardFailed, DashboardLoading } from './dashboard-states.tsx';
import { FirstRun } from './first-run.tsx';
import { SummaryCards } from './summary-cards.tsx';

export type Dashboard = ResponseOf<'getDashboard'>;
export type World = Dashboard['world'];

const WHILE_IMPORTING_MS = 3_000;

/** What came in, what went out, and what needs the person. */
export function DashboardScreen() {
  usePageTitle(texts.title);
  const search = useSearch();
  const [, navigate] = useLocation();
  const period = periodInSearch(search);
  const world = worldInSearch(search);
  const query = useQuery({
    ...apiQuery('getDashboard', { query: { ...period, ...(world ? { world } : {}) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isImporting ? WHILE_IMPORTING_MS : false),
  });
  const { data } = query;
  const show = (nextPeriod: Period | null, nextWorld: World | null): void => {
    const params = new URLSearchParams({
      ...nextPeriod,
      ...(nextWorld ? { world: nextWorld } : {}),
    }).toString();
    navigate(params === '' ? '/dashboard' : `/dashboard?${params}`, { replace: true });
  };
  return (
    <div className="page">
      <DashboardHead
        data={data ?? null}
        period={period}
        onPeriod={(next) => show(next, world)}
        onWorld={(next) => show(period, next)}
      />
      {data ? (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <Content data={data} />
        </div>
      ) : query.isError ? (
        <DashboardFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DashboardLoading />
      )}
    </div>
  );
}

function Content({ data }: { readonly data: Dashboard }) {
  const isFirstRun = data.transactions.length === 0 && data.totals.accounts === 0 && !data.isImporting;
  return (
    <div className="grid gap-5">
      <Parts>
        <SummaryCards data={data} />
      </Parts>
      {isFirstRun ? <FirstRun data={data} /> : <DashboardCards data={data} />}
    </div>
  );
}

function worldInSearch(search: string): World | null {
  const world = new URLSearchParams(search).get('world');
  return world === 'live' || world === 'sandbox' ? world : null;
}
