import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function TransactionsScreen() {
  usePageTitle('Transactions');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Transactions</h1>
      <Loading />
    </div>
  );
}
