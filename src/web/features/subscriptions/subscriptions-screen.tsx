import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { oneOf, useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { EnvironmentTitle } from '../../ui/environment-title.tsx';
import { AnnouncedCard } from './announced-card.tsx';
import { CalendarView } from './calendar-view.tsx';
import { CostHeadline } from './cost-headline.tsx';
import { StreamList } from './stream-list.tsx';
import { NoSubscriptions, SubscriptionsFailed, SubscriptionsLoading } from './subscriptions-states.tsx';
import { VIEWS, ViewSwitch } from './view-switch.tsx';

/** The Subscriptions screen. */
export function SubscriptionsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useUrlState();
  const view = oneOf(params.get('view'), VIEWS) ?? 'list';
  const environment = oneOf(params.get('environment'), ['live', 'sandbox']);
  const query = useQuery({
    ...apiQuery('listSubscriptions', { query: environment ? { environment } : {} }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <div className="page">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <EnvironmentTitle
          title={texts.title}
          shown={data}
          onEnvironment={(next) => change({ environment: next })}
        />
        {data && data.subscriptions.length + data.announced.length > 0 && (
          <ViewSwitch view={view} onView={(next) => change({ view: next === 'list' ? null : next })} />
        )}
      </div>
      {data ? (
        data.subscriptions.length + data.announced.length === 0 ? (
          <NoSubscriptions hasTransactions={data.environments.length > 0} />
        ) : (
          <div
            aria-busy={query.isPlaceholderData}
            className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <CostHeadline data={data} />
            {view === 'list' ? (
              <>
                <AnnouncedCard announced={data.announced} />
                <StreamList data={data} />
              </>
            ) : (
              <CalendarView data={data} />
            )}
          </div>
        )
      ) : query.isError ? (
        <SubscriptionsFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SubscriptionsLoading />
      )}
    </div>
  );
}
