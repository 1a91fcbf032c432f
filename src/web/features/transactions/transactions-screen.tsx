import './transactions.css';
import { useMemo } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAddress } from '../../lib/use-address.ts';
import { texts } from '../../texts/en/transactions.ts';
import { ImportLayer } from './import/import-layer.tsx';
import { Ledger } from './ledger.tsx';
import { ListHead } from './list-head.tsx';
import { NoTransactionsYet } from './no-transactions-yet.tsx';
import { ProposedSplits } from './split/proposed-splits.tsx';
import { filterOf, sortOf } from './transaction-filter.ts';
import { useTotals } from './use-totals.ts';
import { useMeantFilter, useTransactionList } from './use-transaction-list.ts';

/** Every transaction, searchable, explained by its receipt. */
export function TransactionsScreen() {
  usePageTitle(texts.title);
  const { params } = useAddress();
  const typed = useMemo(() => filterOf(params), [params]);
  const sort = sortOf(params);
  const filter = useMeantFilter(typed, sort);
  const list = useTransactionList(filter, sort);
  const totals = useTotals(filter);
  const isEmpty = list.first !== undefined && list.transactions.length === 0;
  const isFirstRun = isEmpty && Object.keys(filter).every((key) => key === 'world');
  return (
    <div className="page pb-24">
      <ListHead filter={filter} first={list.first} isEmpty={isEmpty}>
        {!isFirstRun && <ProposedSplits {...(filter.world ? { world: filter.world } : {})} />}
      </ListHead>
      {isFirstRun ? <NoTransactionsYet /> : <Ledger filter={filter} list={list} totals={totals} />}
      <ImportLayer />
    </div>
  );
}
