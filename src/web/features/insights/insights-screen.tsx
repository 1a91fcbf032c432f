import './insights.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { periodInSearch } from '../../lib/period.ts';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WorldSwitch } from '../../ui/world-switch.tsx';
import { ChecksTab } from './checks/checks-tab.tsx';
import { HealthTab } from './health/health-tab.tsx';
import type { Insights } from './insights.ts';
import { HealthLoading, SpendingLoading } from './insights-states.tsx';
import { SpendingTab } from './spending/spending-tab.tsx';
import { WorthTab } from './worth/worth-tab.tsx';

const VIEWS = ['spending', 'worth', 'checks', 'health'] as const;

/** Where the money went, and what of it can be claimed. */
export function InsightsScreen() {
  usePageTitle('Insights');
  const { params, change } = useAddress();
  const period = periodInSearch(params.toString());
  const world = oneOf(params.get('world'), ['live', 'sandbox']);
  const view = oneOf(params.get('view'), VIEWS) ?? 'spending';
  const query = useQuery({
    ...apiQuery('getInsights', { query: { ...period, ...(world ? { world } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const inState = (show: (ready: Insights) => React.ReactNode): React.ReactNode => {
    if (data) {
      return (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
        >
          {show(data)}
        </div>
      );
    }
    if (query.isError)
      return (
        <div className="card">
          <LoadFailed
            title="Your insights could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </div>
      );
    return view === 'health' ? <HealthLoading /> : <SpendingLoading />;
  };
  return (
    <div className="page">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3">
          <h1 className="title">Insights</h1>
          {data && (
            <WorldSwitch
              world={data.world}
              worlds={data.worlds}
              onChange={(next) => change({ world: next })}
            />
          )}
        </div>
        <PeriodPicker
          period={period}
          otherwise="last-30"
          onPeriod={(next) => change({ from: next?.from ?? null, to: next?.to ?? null })}
        />
      </div>
      {data && data.worlds.length === 0 ? (
        <div className="card">
          <EmptyState
            title="Nothing to look into yet"
            reason="Insights are made of your rows and of the receipts that explain them. Both are a minute away."
            action={
              <ButtonLink variant="primary" href="/settings?tab=data-sources">
                Connect a bank
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Tabs
          label="Insights"
          value={view}
          onChange={(next) => change({ view: next === 'spending' ? null : next, finding: null })}
          tabs={[
            {
              value: 'spending',
              label: 'Spending',
              content: inState((ready) => <SpendingTab data={ready} />),
            },
            { value: 'worth', label: 'Net worth', content: <WorthTab world={world} /> },
            { value: 'checks', label: 'Checks', content: <ChecksTab world={world} /> },
            { value: 'health', label: 'Health', content: inState((ready) => <HealthTab data={ready} />) },
          ]}
        />
      )}
    </div>
  );
}
