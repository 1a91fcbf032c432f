import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';
import { EnvironmentSwitch } from '../../ui/environment-switch.tsx';
import { AddTransactionDialog } from './add-transaction-dialog.tsx';
import { ListActions } from './list-actions.tsx';
import type { Filter } from './transaction-filter.ts';
import type { TransactionPage } from './transaction-types.ts';
import { useExport } from './use-export.ts';

interface ListHeaderProps {
  readonly filter: Filter;
  readonly first: TransactionPage | undefined;
  readonly isEmpty: boolean;
  /** Shown next to the title on wide screens, so that content below doesn't shift. */
  readonly children: ReactNode;
}

/** Title, environment switch and list actions. */
export function ListHeader({ filter, first, isEmpty, children }: ListHeaderProps) {
  const { change } = useUrlState();
  const exporting = useExport();
  const [isAdding, setAdding] = useState(false);
  const accounts = useQuery(apiQuery('listAccounts')).data?.accounts ?? [];
  const manualTargets = accounts.filter(
    ({ isSandbox, source }) =>
      (!first || isSandbox === (first.environment === 'sandbox')) && source !== 'receipts',
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-3">
        <h1 className="title">{texts.title}</h1>
        {first && (
          <EnvironmentSwitch
            environment={first.environment}
            environments={first.environments}
            onChange={(environment) => change({ environment })}
          />
        )}
      </div>
      {children}
      <ListActions
        onAdd={() => setAdding(true)}
        onImport={() => change({ import: 'open' })}
        onExport={() => exporting.exportFilter(filter)}
        exportProgress={exporting.progress}
        isExporting={exporting.isBusy}
        canExport={first !== undefined && !isEmpty}
        isFirstRun={isEmpty}
      />
      <AddTransactionDialog
        isOpen={isAdding}
        accounts={manualTargets}
        onClose={() => setAdding(false)}
        onAdded={(transactionId) => change({ transaction: transactionId })}
      />
    </div>
  );
}
