import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import type { Period } from '../../../lib/period.ts';
import { texts } from '../../../texts/en/household.ts';
import { EnvironmentSwitch } from '../../../ui/environment-switch.tsx';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import type { Overview } from './overview.ts';
import { SharedAccounts } from './shared-accounts.tsx';
import { SharedCategories } from './shared-categories.tsx';
import { NothingShared, SharedFailed, SharedLoading } from './shared-states.tsx';
import { SharedTotals } from './shared-totals.tsx';
import { SharedTransactions } from './shared-transactions.tsx';

interface SharedViewProps {
  readonly whose: 'theirs' | 'ours';
  readonly period: Period | null;
  readonly environment: Overview['environment'] | null;
  readonly onEnvironment: (environment: Overview['environment']) => void;
}

/** The shared finances of a household: net worth, accounts, spending by category and transactions. */
export function SharedView({ whose, period, environment, onEnvironment }: SharedViewProps) {
  const asked = { whose, ...period, ...(environment ? { environment } : {}) };
  const query = useQuery({
    ...apiQuery('getHouseholdOverview', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data)
    return query.isError ? (
      <SharedFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <SharedLoading />
    );
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={query.isPlaceholderData ? 'grid gap-5 opacity-60' : 'grid gap-5'}
    >
      <div className="flex flex-wrap items-center gap-3 text-muted">
        <p>{texts.view.lead[whose]}</p>
        <EnvironmentSwitch
          environment={data.environment}
          environments={data.environments}
          onChange={onEnvironment}
        />
      </div>
      {data.accounts.length === 0 ? (
        <NothingShared whose={whose} />
      ) : (
        <SectionBoundaries>
          <SharedTotals data={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <SharedAccounts data={data} />
            <SharedCategories data={data} />
          </div>
          <SharedTransactions asked={asked} members={data.members} />
        </SectionBoundaries>
      )}
    </div>
  );
}
