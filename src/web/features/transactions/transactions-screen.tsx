import { useShownTransactions } from './use-shown-transactions.ts';
import './transactions.css';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/transactions.ts';
import { ImportLayer } from './import/import-layer.tsx';
import { Ledger } from './ledger.tsx';
import { ListHeader } from './list-header.tsx';
import { NoTransactionsYet } from './no-transactions-yet.tsx';
import { ProposedSplits } from './split/proposed-splits.tsx';

/** The Transactions screen. */
export function TransactionsScreen() {
  usePageTitle(texts.title);
  const { filter, list, totals } = useShownTransactions();
  const isEmpty = list.first !== undefined && list.transactions.length === 0;
  const isFirstRun = isEmpty && Object.keys(filter).every((key) => key === 'environment');
  return (
    <div className="page pb-24">
      <ListHeader filter={filter} first={list.first} isEmpty={isEmpty}>
        {!isFirstRun && (
          <ProposedSplits {...(filter.environment ? { environment: filter.environment } : {})} />
        )}
      </ListHeader>
      {isFirstRun ? <NoTransactionsYet /> : <Ledger filter={filter} list={list} totals={totals} />}
      <ImportLayer />
    </div>
  );
}
