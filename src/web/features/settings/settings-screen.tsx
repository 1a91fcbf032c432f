import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { useConsentResult } from '../../lib/mail-sync/use-consent-result.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/settings.ts';
import { SettingsHeader } from './settings-header.tsx';
import { SettingsTabs, TABS, type Tab } from './settings-tabs.tsx';

/** The Settings screen. */
export function SettingsScreen() {
  usePageTitle(texts.title);
  useConsentResult();
  const search = useSearch();
  const [, navigate] = useLocation();
  const tab = tabInSearch(search);
  const query = useQuery(apiQuery('getSettings'));
  return (
    <div className="page max-w-[calc(880px+2*var(--gutter))]">
      <SettingsHeader isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      <SettingsTabs
        tab={tab}
        query={query}
        onTab={(next) => navigate(`/settings?tab=${next}`, { replace: true })}
      />
    </div>
  );
}

function tabInSearch(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'data-sources';
}
