import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from '../../texts/en/insights.ts';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChecksTab } from './checks/checks-tab.tsx';
import { useClaimYear } from './claims/use-claims.ts';
import { HealthTab } from './health/health-tab.tsx';
import type { Insights } from './insights.ts';
import { HealthLoading, InsightsFailed, SpendingLoading } from './insights-states.tsx';
import { NetWorthTab } from './net-worth/net-worth-tab.tsx';
import { SpendingTab } from './spending/spending-tab.tsx';

export const VIEWS = ['spending', 'worth', 'checks', 'health'] as const;
export type View = (typeof VIEWS)[number];

interface InsightsTabsProps {
  readonly view: View;
  readonly environment: Insights['environment'] | null;
  readonly query: UseQueryResult<Insights>;
  readonly onView: (view: View) => void;
}

/** The Insights tabs. Spending and Health share one query. */
export function InsightsTabs({ view, environment, query, onView }: InsightsTabsProps) {
  const claims = useClaimYear(environment, view === 'health');
  const inState = (show: (ready: Insights) => React.ReactNode): React.ReactNode => {
    if (query.data) {
      return (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <SectionBoundaries>{show(query.data)}</SectionBoundaries>
        </div>
      );
    }
    if (query.isError) return <InsightsFailed error={query.error} onRetry={() => void query.refetch()} />;
    return view === 'health' ? <HealthLoading /> : <SpendingLoading />;
  };
  return (
    <Tabs
      label={texts.title}
      value={view}
      onChange={onView}
      tabs={[
        {
          value: 'spending',
          label: texts.tabs.spending,
          content: inState((ready) => <SpendingTab data={ready} />),
        },
        { value: 'worth', label: texts.tabs.worth, content: <NetWorthTab environment={environment} /> },
        { value: 'checks', label: texts.tabs.checks, content: <ChecksTab environment={environment} /> },
        {
          value: 'health',
          label: texts.tabs.health,
          // Wait for both, so that content below the claims doesn't shift.
          content: claims.isPending ? (
            <HealthLoading />
          ) : (
            inState((ready) => <HealthTab data={ready} claims={claims} />)
          ),
        },
      ]}
    />
  );
}
