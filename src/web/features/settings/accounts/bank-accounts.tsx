import { useState } from 'react';
import { useBankLink } from '../../../lib/bank-link/use-bank-link.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Plus } from '../../../ui/icons/common.tsx';
import type { Settings } from '../settings.ts';
import { ConnectionDetails } from './connection-details.tsx';
import { DisconnectBankDialog } from './disconnect-bank-dialog.tsx';
import { HISTORY_DAYS_MAX, HistorySelect } from './history-select.tsx';
import { InstitutionItem } from './institution-item.tsx';

export type Institution = Settings['connectedServices']['plaid']['institutions'][number];

/** The connected banks with their status, and the button to add one. */
export function BankAccounts({ institutions }: { readonly institutions: readonly Institution[] }) {
  const link = useBankLink();
  const [historyDays, setHistoryDays] = useState(HISTORY_DAYS_MAX);
  const [leaving, setLeaving] = useState<Institution | null>(null);
  const [shown, setShown] = useState<Institution | null>(null);
  return (
    <Card
      title={texts.banks.title}
      actions={
        <Button size="small" isBusy={link.isBusy} onClick={() => void link.start({ historyDays })}>
          <Plus aria-hidden size={14} strokeWidth={1.75} />
          {texts.banks.add}
        </Button>
      }
    >
      {institutions.length === 0 ? (
        <div className="grid gap-1 border-t px-4 sm:px-5 py-6">
          <p>{texts.banks.none}</p>
          <p className="text-14 text-muted">{texts.banks.noneHint}</p>
        </div>
      ) : (
        <ul className="divide-y border-t">
          {institutions.map((institution) => (
            <InstitutionItem
              key={institution.itemId}
              institution={institution}
              onReconnect={() =>
                void link.start(
                  institution.action === 'link_again' ? { historyDays } : { itemId: institution.itemId },
                )
              }
              onDetails={() => setShown(institution)}
              onDisconnect={() => setLeaving(institution)}
            />
          ))}
        </ul>
      )}
      <HistorySelect days={historyDays} onChange={setHistoryDays} className="border-t px-4 py-3 sm:px-5" />
      <DisconnectBankDialog institution={leaving} onClose={() => setLeaving(null)} />
      <ConnectionDetails institution={shown} onClose={() => setShown(null)} />
    </Card>
  );
}
