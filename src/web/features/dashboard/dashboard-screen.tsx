import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { type ComparedPeriod, parseComparedPeriod, parsePeriod } from '../../lib/period.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardFailed, DashboardLoading } from './dashboard-states.tsx';
import { type FinanceScope, useFinanceScope } from './household/finance-scope.ts';
import { InvitationNotice } from './household/invitation-notice.tsx';
import { useDashboard } from './use-dashboard.ts';

export type Dashboard = ResponseOf<'getDashboard'>;
export type Environment = Dashboard['environment'];

const SharedView = lazy(() =>
  import('./household/shared-view.tsx').then((module) => ({ default: module.SharedView })),
);

/** The Dashboard screen. */
export function DashboardScreen() {
  usePageTitle(texts.title);
  const search = useSearch();
  const [, navigate] = useLocation();
  const period = parseComparedPeriod(search);
  const environment = environmentInSearch(search);
  const { whose, options } = useFinanceScope(search);
  const query = useDashboard(period, environment, whose === 'mine');
  const { data } = query;
  const show = (
    nextPeriod: ComparedPeriod | null,
    nextEnvironment: Environment | null,
    nextWhose: FinanceScope = whose,
  ): void => {
    const params = new URLSearchParams({
      ...(nextWhose === 'mine' ? {} : { whose: nextWhose }),
      ...nextPeriod,
      ...(nextEnvironment ? { environment: nextEnvironment } : {}),
    }).toString();
    navigate(params === '' ? '/dashboard' : `/dashboard?${params}`, { replace: true });
  };
  return (
    <div className="page">
      <DashboardHeader
        data={whose === 'mine' ? (data ?? null) : null}
        period={period}
        whose={whose}
        options={options}
        onWhose={(next) => show(period, null, next)}
        onPeriod={(next) => show(next, environment)}
        onEnvironment={(next) => show(period, next)}
      />
      <InvitationNotice />
      {whose !== 'mine' ? (
        <Suspense fallback={null}>
          <SharedView
            whose={whose}
            period={parsePeriod(search)}
            environment={environment}
            onEnvironment={(next) => show(period, next)}
          />
        </Suspense>
      ) : data ? (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <DashboardContent data={data} />
        </div>
      ) : query.isError ? (
        <DashboardFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DashboardLoading />
      )}
    </div>
  );
}

function environmentInSearch(search: string): Environment | null {
  const environment = new URLSearchParams(search).get('environment');
  return environment === 'live' || environment === 'sandbox' ? environment : null;
}
