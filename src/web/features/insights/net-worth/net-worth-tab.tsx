import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { QueryContent } from '../query-content.tsx';
import { AccountBalances } from './account-balances.tsx';
import { ChangeCard } from './change-card.tsx';
import { CurrentNetWorth } from './current-net-worth.tsx';
import { type NetWorth, NetWorthChart } from './net-worth-chart.tsx';

/** The net worth tab: assets minus liabilities by month. */
export function NetWorthTab({ environment }: { readonly environment: 'live' | 'sandbox' | null }) {
  const query = useQuery(apiQuery('getNetWorth', { query: environment ? { environment } : {} }));
  return (
    <QueryContent query={query} failed={texts.failed}>
      {(data) => <Content data={data} />}
    </QueryContent>
  );
}

function Content({ data }: { readonly data: NetWorth }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const now = data.months.at(-1);
  const activeIndex = Math.min(chosen ?? data.months.length - 1, data.months.length - 1);
  const active = data.months[activeIndex];
  if (!now || data.accounts.length === 0) return <NoBalances />;
  return (
    <div className="grid gap-5">
      <SectionBoundaries>
        <CurrentNetWorth now={now} currency={data.currency} />
        <NetWorthChart data={data} activeIndex={activeIndex} onActive={setChosen} />
        {active && <ChangeCard data={data} month={active} />}
        <AccountBalances accounts={data.accounts} />
      </SectionBoundaries>
    </div>
  );
}

function NoBalances() {
  return (
    <div className="card">
      <EmptyState
        title={texts.none.title}
        reason={texts.none.reason}
        action={
          <ButtonLink variant="primary" href="/settings?tab=data-sources">
            {texts.none.add}
          </ButtonLink>
        }
      />
    </div>
  );
}
