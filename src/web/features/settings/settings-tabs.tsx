import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../../texts/en/settings.ts';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountTab } from './account-tab.tsx';
import { DataSourcesTab } from './data-sources-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import type { Settings } from './settings.ts';
import { SettingsFailed, SettingsLoading } from './settings-states.tsx';

export const TABS = ['data-sources', 'notifications', 'account', 'privacy'] as const;
export type Tab = (typeof TABS)[number];

interface SettingsTabsProps {
  readonly tab: Tab;
  readonly query: UseQueryResult<{ readonly settings: Settings }>;
  readonly onTab: (tab: Tab) => void;
}

/** The four tabs; each has its own loading state. */
export function SettingsTabs({ tab, query, onTab }: SettingsTabsProps) {
  const inState = (show: (ready: Settings) => ReactNode): ReactNode => {
    if (query.data) return <SectionBoundaries>{show(query.data.settings)}</SectionBoundaries>;
    if (query.isError) return <SettingsFailed error={query.error} onRetry={() => void query.refetch()} />;
    return <SettingsLoading />;
  };
  return (
    <Tabs<Tab>
      label={texts.title}
      value={tab}
      onChange={onTab}
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
  );
}
