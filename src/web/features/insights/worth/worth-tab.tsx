import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Asked } from '../asked.tsx';
import { AccountBalances } from './account-balances.tsx';
import { ChangeCard } from './change-card.tsx';
import { type Worth, WorthChart } from './worth-chart.tsx';
import { WorthNow } from './worth-now.tsx';

/** What the accounts hold together, less what is owed, month by month. */
export function WorthTab({ environment }: { readonly environment: 'live' | 'sandbox' | null }) {
  const query = useQuery(apiQuery('getNetWorth', { query: environment ? { environment } : {} }));
  return (
    <Asked query={query} failed={texts.failed}>
      {(data) => <Content data={data} />}
    </Asked>
  );
}

function Content({ data }: { readonly data: Worth }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const now = data.months.at(-1);
  const activeIndex = Math.min(chosen ?? data.months.length - 1, data.months.length - 1);
  const active = data.months[activeIndex];
  if (!now || data.accounts.length === 0) return <NoBalances />;
  return (
    <div className="grid gap-5">
      <Parts>
        <WorthNow now={now} currency={data.currency} />
        <WorthChart data={data} activeIndex={activeIndex} onActive={setChosen} />
        {active && <ChangeCard data={data} month={active} />}
        <AccountBalances accounts={data.accounts} />
      </Parts>
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
