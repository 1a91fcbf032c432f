import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Plus } from '../../../ui/icons/common.tsx';
import { AccountItem } from './account-item.tsx';
import { ManualAccountDialog } from './manual-account-dialog.tsx';

/** Accounts without a connection: imported, manual, or of a disconnected bank. */
export function OtherAccounts() {
  const query = useQuery(apiQuery('listAccounts', { query: { all: 'true' } }));
  const [isAdding, setAdding] = useState(false);
  const accounts = query.data?.accounts.filter((account) => !account.isConnected) ?? [];
  const active = accounts.filter(
    (account) => account.closedReason === null || account.closedReason === 'disconnected',
  );
  return (
    <Card
      title={texts.others.title}
      actions={
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus aria-hidden size={14} strokeWidth={1.75} />
          {texts.others.add}
        </Button>
      }
    >
      <div className="border-t px-4 py-4 sm:px-5">
        {active.length === 0 ? (
          <p className="max-w-[58ch] text-14 text-muted">
            {query.isError ? texts.others.failed : texts.others.none}
          </p>
        ) : (
          <ul className="grid gap-3.5">
            {active.map((account) => (
              <AccountItem key={account.id} account={account} />
            ))}
          </ul>
        )}
      </div>
      <ManualAccountDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </Card>
  );
}
