import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Institution } from './bank-accounts.tsx';
import { QuarantinedTransactions, RemovedTransactions, SyncRuns } from './connection-sections.tsx';

interface ConnectionDetailsProps {
  /** The bank to show; null closes the panel. */
  readonly institution: Institution | null;
  readonly onClose: () => void;
}

/** Sync history of a connection: recent syncs and quarantined transactions with reasons. */
export function ConnectionDetails({ institution, onClose }: ConnectionDetailsProps) {
  return (
    <Drawer
      isOpen={institution !== null}
      onClose={onClose}
      title={institution ? texts.syncHistory.titleOf(institution.institutionName) : texts.syncHistory.title}
    >
      {institution && <Brought itemId={institution.itemId} />}
    </Drawer>
  );
}

function Brought({ itemId }: { readonly itemId: string }) {
  const query = useQuery(apiQuery('getBankConnection', { params: { itemId } }));
  if (!query.data && query.isError)
    return (
      <ErrorState
        title={texts.syncHistory.failed}
        message={errorMessage(query.error, texts.syncHistory.failedUnknown)}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            {texts.syncHistory.retry}
          </Button>
        }
      />
    );
  if (!query.data) return <SkeletonLines count={5} className="px-6 py-4" />;
  return (
    <div className="grid gap-7 px-6 pt-2 pb-8">
      {query.data.firstTransactionOn && (
        <p className="text-14 text-muted">
          {texts.reach(<DateText date={query.data.firstTransactionOn} style="short" />)}
        </p>
      )}
      <SyncRuns readings={query.data.readings} />
      <RemovedTransactions transactions={query.data.withdrawnTransactions} />
      <QuarantinedTransactions brought={query.data} />
    </div>
  );
}
