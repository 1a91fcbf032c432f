import './insights.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { periodInSearch } from '../../lib/period.ts';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { texts } from '../../texts/en/insights.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Parts } from '../../ui/error-boundary.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WorldSwitch } from '../../ui/world-switch.tsx';
import { ChecksTab } from './checks/checks-tab.tsx';
import { useClaimYear } from './claims/use-claims.ts';
import { HealthTab } from './health/health-tab.tsx';
import type { Insights } from './insights.ts';
import { HealthLoading, SpendingLoading } from './insights-states.tsx';
import { SpendingTab } from './spending/spending-tab.tsx';
import { WorthTab } from './worth/worth-tab.tsx';

const VIEWS = ['spending', 'worth', 'checks', 'health'] as const;

/** Net worth and checks look at all that is known. */
const HAS_PERIOD: ReadonlySet<string> = new Set(['spending', 'health']);

/** Where the money went, and what of it can be claimed. */
export function InsightsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useAddress();
  const period = periodInSearch(params.toString());
  const world = oneOf(params.get('world'), ['live', 'sandbox']);
  const view = oneOf(params.get('view'), VIEWS) ?? 'spending';
  const query = useQuery({
    ...apiQuery('getInsights', { query: { ...period, ...(world ? { world } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const claims = useClaimYear(world, view === 'health');
  const { data } = query;
  const inState = (show: (ready: Insights) => React.ReactNode): React.ReactNode => {
    if (data) {
      return (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <Parts>{show(data)}</Parts>
        </div>
      );
    }
    if (query.isError)
      return (
        <div className="card">
          <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      );
    return view === 'health' ? <HealthLoading /> : <SpendingLoading />;
  };
  return (
    <div className="page">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3">
          <h1 className="title">{texts.title}</h1>
          {data && (
            <WorldSwitch
              world={data.world}
              worlds={data.worlds}
              onChange={(next) => change({ world: next })}
            />
          )}
        </div>
        {HAS_PERIOD.has(view) && (
          <PeriodPicker
            period={period}
            otherwise="last-30"
            onPeriod={(next) => change({ from: next?.from ?? null, to: next?.to ?? null })}
          />
        )}
      </div>
      {data && data.worlds.length === 0 && view !== 'checks' ? (
        <div className="card mt-6">
          <EmptyState
            title={texts.firstRun.title}
            reason={texts.firstRun.reason}
            action={
              <ButtonLink variant="primary" href="/settings?tab=data-sources">
                {texts.firstRun.connect}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Tabs
          label={texts.title}
          value={view}
          onChange={(next) => change({ view: next === 'spending' ? null : next, finding: null, claim: null })}
          tabs={[
            {
              value: 'spending',
              label: texts.tabs.spending,
              content: inState((ready) => <SpendingTab data={ready} />),
            },
            { value: 'worth', label: texts.tabs.worth, content: <WorthTab world={world} /> },
            { value: 'checks', label: texts.tabs.checks, content: <ChecksTab world={world} /> },
            {
              value: 'health',
              label: texts.tabs.health,
              // Both at once, so that nothing below the claims moves when they come.
              content: claims.isPending ? (
                <HealthLoading />
              ) : (
                inState((ready) => <HealthTab data={ready} claims={claims} />)
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
