import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { call } from '../../../lib/api-client.ts';
import { queryKeyOf } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/household.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CategoryChip } from '../../../ui/category-chip.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { categoryName } from './shared-categories.tsx';
import { nameOf } from './shared-totals.tsx';
import type { SharedMember } from './shared-view.tsx';

type Transaction = ResponseOf<'listHouseholdTransactions'>['transactions'][number];

interface SharedTransactionsProps {
  readonly asked: QueryOf<'getHouseholdOverview'>;
  readonly members: readonly SharedMember[];
}

/** Transactions of shared accounts, newest first, each with its member's name. */
export function SharedTransactions({ asked, members }: SharedTransactionsProps) {
  const query = useInfiniteQuery({
    queryKey: queryKeyOf('listHouseholdTransactions', { query: asked }),
    queryFn: ({ pageParam, signal }) =>
      call('listHouseholdTransactions', {
        query: { ...asked, ...(pageParam === null ? {} : { cursor: pageParam }) },
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
        <TransactionTable transactions={transactions} members={members} />
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

function TransactionTable({
  transactions,
  members,
}: {
  readonly transactions: readonly Transaction[];
  readonly members: readonly SharedMember[];
}) {
  const memberName = (id: string): string => nameOf(members.find((member) => member.id === id));
  return (
    <DataTable
      caption={texts.view.transactionsCaption}
      className="table-fixed"
      rows={transactions}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'date',
          head: texts.view.date,
          className: 'w-21 sm:w-30 whitespace-nowrap',
          cell: ({ date }) => (
            <>
              <DateText date={date} className="text-13 text-muted max-sm:hidden" />
              <DateText date={date} style="short" className="text-13 text-muted sm:hidden" />
            </>
          ),
        },
        {
          id: 'description',
          head: texts.view.description,
          cell: (transaction) => (
            <Description transaction={transaction} memberName={memberName(transaction.memberId)} />
          ),
        },
        {
          id: 'amount',
          head: texts.view.amount,
          align: 'end',
          className: 'w-27 sm:w-32',
          cell: ({ amountMinor, currency, type, isPending }) => (
            <Amount
              minor={amountMinor}
              currency={currency}
              signs={type === 'transfer' ? 'minus' : 'inflow'}
              tone={type === 'transfer' || isPending ? 'muted' : 'plain'}
            />
          ),
        },
      ]}
    />
  );
}

function Description({
  transaction: { description, accountName, items, parts, isRefund, isPending },
  memberName,
}: {
  readonly transaction: Transaction;
  readonly memberName: string;
}) {
  const names = items.map(({ name }) => name ?? texts.view.privateItems).join(', ');
  const [first] = parts;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className={description === null ? 'truncate text-muted' : 'truncate font-medium'}>
          {description ?? texts.view.privateTransaction}
        </p>
        {names !== '' && <p className="truncate text-13 text-muted">{names}</p>}
        <p className="truncate text-13 text-muted">
          {memberName} · {accountName}
        </p>
      </div>
      <span className="hidden shrink-0 items-center gap-1.5 md:flex">
        {isRefund && <Badge tone="good">{texts.view.refund}</Badge>}
        {isPending && <Badge>{texts.view.pending}</Badge>}
        {first && (
          <CategoryChip
            name={parts.map(({ category }) => categoryName(category)).join(', ')}
            category={parts.length === 1 ? (first.category ?? undefined) : undefined}
          />
        )}
      </span>
    </div>
  );
}
