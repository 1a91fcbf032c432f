import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { isFailure, messageOf } from '../../lib/failure.ts';
import { useConsentResult } from '../../lib/mail-sync/use-consent-result.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Parts } from '../../ui/error-boundary.tsx';
import { ArrowLeft, RefreshCw } from '../../ui/icons/common.tsx';
import { LoadingLine } from '../../ui/loading.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { AccountTab } from './account-tab.tsx';
import { DataSourcesTab } from './data-sources-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';

export type Settings = ResponseOf<'getSettings'>['settings'];

const TABS = ['data-sources', 'notifications', 'account', 'privacy'] as const;
type Tab = (typeof TABS)[number];

/** Connections, notifications, profile and privacy. */
export function SettingsScreen() {
  usePageTitle(texts.title);
  useConsentResult();
  const search = useSearch();
  const [, navigate] = useLocation();
  const tab = tabInSearch(search);
  const query = useQuery(apiQuery('getSettings'));
  const settings = query.data?.settings;
  return (
    <div className="page max-w-[calc(880px+2*var(--gutter))]">
      <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => navigate('/dashboard')}>
        <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
        {texts.back}
      </Button>
      <SettingsHead isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      <Tabs<Tab>
        label={texts.title}
        value={tab}
        onChange={(next) => navigate(`/settings?tab=${next}`, { replace: true })}
        tabs={[
          {
            value: 'data-sources',
            label: texts.tabs.dataSources,
            content: inState((ready) => <DataSourcesTab settings={ready} />),
          },
          {
            value: 'notifications',
            label: texts.tabs.notifications,
            content: inState((ready) => <NotificationsTab settings={ready} />),
          },
          {
            value: 'account',
            label: texts.tabs.account,
            content: inState((ready) => <AccountTab settings={ready} />),
          },
          {
            value: 'privacy',
            label: texts.tabs.privacy,
            content: inState((ready) => <PrivacyTab settings={ready} />),
          },
        ]}
      />
    </div>
  );

  function inState(show: (ready: Settings) => React.ReactNode): React.ReactNode {
    if (settings) return <Parts>{show(settings)}</Parts>;
    if (query.isError) return <SettingsFailed error={query.error} onRetry={() => void query.refetch()} />;
    return <SettingsLoading />;
  }
}

function SettingsHead({
  isFetching,
  onRefresh,
}: {
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}) {
  return (
    <div className="mt-2 mb-5 flex items-center justify-between gap-4">
      <h1 className="title">{texts.title}</h1>
      <Tooltip text={texts.refresh.hint}>
        <Button
          variant="quiet"
          iconOnly
          aria-label={texts.refresh.label}
          isBusy={isFetching}
          onClick={onRefresh}
        >
          <RefreshCw
            aria-hidden
            size={16}
            strokeWidth={1.5}
            className={isFetching ? 'animate-spin' : undefined}
          />
        </Button>
      </Tooltip>
    </div>
  );
}

function SettingsLoading() {
  return (
    <div className="grid gap-4">
      <LoadingLine text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <Card>
        <SkeletonLines count={3} className="p-5" />
      </Card>
    </div>
  );
}

function SettingsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Card>
      <ErrorState
        title={texts.failure.title}
        message={texts.failure.message(messageOf(error, texts.failure.unknown))}
        meaning={texts.failure.meaning}
        requestId={isFailure(error) ? error.requestId : undefined}
        action={
          <Button variant="primary" onClick={onRetry}>
            {texts.failure.retry}
          </Button>
        }
      />
    </Card>
  );
}

function tabInSearch(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'data-sources';
}
