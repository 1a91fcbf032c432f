import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { messageOf } from '../../../lib/failure.ts';
import type { Period } from '../../../lib/period.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { WorldSwitch } from '../../../ui/world-switch.tsx';
import { SharedAccounts } from './shared-accounts.tsx';
import { SharedCategories } from './shared-categories.tsx';
import { SharedTotals } from './shared-totals.tsx';
import { SharedTransactions } from './shared-transactions.tsx';

export type Overview = ResponseOf<'getHouseholdOverview'>;
export type SharedMember = Overview['members'][number];

interface SharedViewProps {
  readonly whose: 'theirs' | 'ours';
  readonly period: Period | null;
  readonly world: Overview['world'] | null;
  readonly onWorld: (world: Overview['world']) => void;
}

/** What members share: net worth and accounts, spending by category, transactions. */
export function SharedView({ whose, period, world, onWorld }: SharedViewProps) {
  const asked = { whose, ...period, ...(world ? { world } : {}) };
  const query = useQuery({
    ...apiQuery('getHouseholdOverview', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data)
    return query.isError ? (
      <Card>
        <ErrorState
          title={texts.view.failed}
          message={messageOf(query.error, texts.view.failed)}
          action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
        />
      </Card>
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
        <WorldSwitch world={data.world} worlds={data.worlds} onChange={onWorld} />
      </div>
      {data.accounts.length === 0 ? (
        <NothingShared whose={whose} />
      ) : (
        <Parts>
          <SharedTotals data={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <SharedAccounts data={data} />
            <SharedCategories data={data} />
          </div>
          <SharedTransactions asked={asked} members={data.members} />
        </Parts>
      )}
    </div>
  );
}

function NothingShared({ whose }: Pick<SharedViewProps, 'whose'>) {
  return (
    <Card>
      <EmptyState
        title={texts.view.empty.title}
        reason={texts.view.empty[whose]}
        action={
          <Link href="/settings?tab=account&view=household" className="btn" data-variant="primary">
            {texts.view.empty.action}
          </Link>
        }
      />
    </Card>
  );
}

function SharedLoading() {
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {texts.view.loading}
      </p>
      <Card>
        <SkeletonLines count={3} className="p-5" />
      </Card>
      <Card title={texts.view.accounts}>
        <SkeletonLines count={4} className="card-body" />
      </Card>
      <Card title={texts.view.transactions}>
        <SkeletonLines count={8} className="card-body" />
      </Card>
    </div>
  );
}
