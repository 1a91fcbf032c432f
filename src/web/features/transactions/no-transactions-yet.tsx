import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Empty state without any transactions. */
export function NoTransactionsYet() {
  const { change } = useUrlState();
  const bank = useBankLink();
  return (
    <div className="pt-6">
      <div className="card">
        <EmptyState
          title={texts.firstRun.title}
          reason={texts.firstRun.reason}
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" isBusy={bank.isBusy} onClick={() => void bank.start()}>
                {texts.firstRun.connectBank}
              </Button>
              <Button onClick={() => change({ import: 'open' })}>{texts.importStatement}</Button>
            </div>
          }
        />
      </div>
    </div>
  );
}
