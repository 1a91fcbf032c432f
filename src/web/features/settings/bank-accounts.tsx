import { useState } from 'react';
import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/field.tsx';
import { Plus } from '../../ui/icons/common.tsx';
import { ConnectionDetails } from './connection-details.tsx';
import { DisconnectBankDialog } from './disconnect-bank-dialog.tsx';
import { InstitutionLine } from './institution-line.tsx';
import type { Settings } from './settings-screen.tsx';

export type Institution = Settings['connectedServices']['plaid']['institutions'][number];

/** How far back a new connection reads: the provider's most, a year, a quarter. */
const HISTORY = [
  [730, texts.banks.twoYears],
  [365, texts.banks.oneYear],
  [90, texts.banks.threeMonths],
] as const;

/** The connected banks, how each is doing, and the way to one more. */
export function BankAccounts({ institutions }: { readonly institutions: readonly Institution[] }) {
  const link = useBankLink();
  const [historyDays, setHistoryDays] = useState<number>(HISTORY[0][0]);
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
            <InstitutionLine
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
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-13 text-muted sm:px-5">
        <span aria-hidden>{texts.banks.historyBefore}</span>
        <Select
          label={texts.banks.history}
          value={historyDays}
          onChange={(event) => setHistoryDays(Number(event.target.value))}
          className="w-auto"
        >
          {HISTORY.map(([days, name]) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </Select>
        <span aria-hidden>{texts.banks.historyAfter}</span>
      </div>
      <DisconnectBankDialog institution={leaving} onClose={() => setLeaving(null)} />
      <ConnectionDetails institution={shown} onClose={() => setShown(null)} />
    </Card>
  );
}
