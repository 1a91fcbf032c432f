import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { call } from '../../../lib/api-client.ts';
import { queryKeyOf } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { SharedMember } from './overview.ts';
import { SharedTransactionTable } from './shared-transaction-table.tsx';

const PAGE = 25;

interface SharedTransactionsProps {
  readonly asked: QueryOf<'getHouseholdOverview'>;
  readonly members: readonly SharedMember[];
}

/** Transactions of shared accounts with their member, newest first. */
export function SharedTransactions({ asked, members }: SharedTransactionsProps) {
  const query = useInfiniteQuery({
    queryKey: queryKeyOf('listHouseholdTransactions', { query: asked }),
    queryFn: ({ pageParam, signal }) =>
      call('listHouseholdTransactions', {
        query: { ...asked, limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
  const transactions = query.data?.pages.flatMap((page) => page.transactions) ?? [];
  return (
    <Card title={texts.view.transactions}>
      {query.data === undefined ? (
        query.isError ? (
          <p role="alert" className="card-body text-brick">
            {texts.view.failed}
          </p>
        ) : (
          <SkeletonLines count={8} className="card-body" />
        )
      ) : transactions.length === 0 ? (
        <p className="card-body text-muted">{texts.view.none}</p>
      ) : (
        <SharedTransactionTable transactions={transactions} members={members} />
      )}
      {query.hasNextPage && (
        <div className="border-t px-4 py-4 sm:px-5">
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.view.more}
          </Button>
        </div>
      )}
      {members.length > 1 && (
        <p className="border-t px-4 py-3 text-13 text-muted sm:px-5">{texts.view.transfers}</p>
      )}
    </Card>
  );
}
