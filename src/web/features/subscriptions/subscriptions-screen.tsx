import { useQuery } from '@tanstack/react-query';
import { minorToNumber } from '#domain/money/money.ts';
import { isRunningSubscription } from '#domain/recurring/running.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { formatCount } from '../../lib/format/money.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { BigAmount } from '../../ui/amount.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { CalendarDays, List } from '../../ui/icons/ledger.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingLine } from '../../ui/loading.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { WorldSwitch } from '../../ui/world-switch.tsx';
import { AnnouncedCard } from './announced-card.tsx';
import { CalendarView } from './calendar-view.tsx';
import type { Subscriptions } from './stream.ts';
import { StreamList } from './stream-list.tsx';

const VIEWS = ['list', 'calendar'] as const;

/** Recurring charges: what each costs, when next, and what changed. */
export function SubscriptionsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useAddress();
  const view = oneOf(params.get('view'), VIEWS) ?? 'list';
  const world = oneOf(params.get('world'), ['live', 'sandbox']);
  const query = useQuery(apiQuery('listSubscriptions', { query: world ? { world } : {} }));
  const { data } = query;
  return (
    <div className="page">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
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
        {data && data.subscriptions.length + data.announced.length > 0 && (
          <Segments
            label={texts.view.label}
            value={view}
            options={[
              { value: 'list', label: <ViewName icon={List} name={texts.view.list} /> },
              { value: 'calendar', label: <ViewName icon={CalendarDays} name={texts.view.calendar} /> },
            ]}
            onChange={(next) => change({ view: next === 'list' ? null : next })}
          />
        )}
      </div>
      {data ? (
        data.subscriptions.length + data.announced.length === 0 ? (
          <NoneYet hasTransactions={data.worlds.length > 0} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Headline data={data} />
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
        <div className="card">
          <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <SubscriptionsLoading />
      )}
    </div>
  );
}

function ViewName({ icon: Icon, name }: { readonly icon: typeof List; readonly name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      {name}
    </span>
  );
}

function Headline({ data }: { readonly data: Subscriptions }) {
  const running = data.subscriptions.filter(isRunningSubscription);
  const raised = running.filter((stream) => stream.status === 'price_up').length;
  const trials = running.filter((stream) => stream.status === 'trial').length;
  const notes = [
    texts.cost.running(formatCount(running.length)),
    trials > 0 && texts.cost.onTrial(formatCount(trials)),
    raised > 0 && texts.cost.raised(formatCount(raised)),
  ].filter(Boolean);
  return (
    <section
      className="card grid grid-cols-2 gap-y-4 sm:grid-cols-[auto_auto_1fr]"
      aria-label={texts.cost.title}
    >
      <Figure name={texts.cost.month} minor={data.monthlyCostMinor} currency={data.currency} />
      <Figure name={texts.cost.year} minor={data.yearlyCostMinor} currency={data.currency} />
      <p className="col-span-2 self-end px-4 pb-5 text-13 text-muted sm:col-span-1 sm:px-5 sm:text-right">
        {texts.cost.notes(notes.join(', '))}
      </p>
    </section>
  );
}

function Figure(props: { readonly name: string; readonly minor: number; readonly currency: string }) {
  return (
    <div className="grid gap-1 px-4 pt-4 pb-1 sm:pr-8 sm:pb-5 sm:pl-5">
      <span className="label">{props.name}</span>
      <BigAmount decimal={minorToNumber(props.minor, props.currency)} currency={props.currency} />
    </div>
  );
}

function NoneYet({ hasTransactions }: { readonly hasTransactions: boolean }) {
  return (
    <div className="card">
      <EmptyState
        title={texts.none.title}
        reason={hasTransactions ? texts.none.withTransactions : texts.none.withoutTransactions}
        action={
          hasTransactions ? (
            <ButtonLink href="/transactions?import=open">{texts.none.import}</ButtonLink>
          ) : (
            <ButtonLink variant="primary" href="/settings?tab=data-sources">
              {texts.none.connect}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

function SubscriptionsLoading() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LoadingLine text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="card grid grid-cols-2 gap-6 p-5 sm:grid-cols-[auto_auto_1fr] sm:gap-10">
        {[texts.cost.month, texts.cost.year].map((name) => (
          <div key={name} className="grid gap-2">
            <span className="label">{name}</span>
            <Skeleton className="h-8 w-28 sm:w-36" />
          </div>
        ))}
      </div>
      <Card title={texts.groups.subscriptions}>
        <SkeletonLines count={8} className="card-body" />
      </Card>
    </div>
  );
}
