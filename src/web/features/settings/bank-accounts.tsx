import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { invalidateAreas } from '../../lib/api-query.ts';
import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { Ellipsis, Plus } from '../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { DisconnectBankDialog } from './disconnect-bank-dialog.tsx';
import type { Settings } from './settings-screen.tsx';

export type Institution = Settings['connectedServices']['plaid']['institutions'][number];

/** The connected banks, how each is doing, and the way to one more. */
export function BankAccounts({ institutions }: { readonly institutions: readonly Institution[] }) {
  const link = useBankLink();
  const [leaving, setLeaving] = useState<Institution | null>(null);
  return (
    <Card
      title="Bank Accounts"
      actions={
        <Button size="small" isBusy={link.isBusy} onClick={() => void link.start()}>
          <Plus aria-hidden size={14} strokeWidth={1.75} />
          Add Account
        </Button>
      }
    >
      {institutions.length === 0 ? (
        <div className="grid gap-1 border-t px-4 sm:px-5 py-6">
          <p>No bank accounts connected.</p>
          <p className="text-14 text-muted">Add one, and its rows are here within a minute.</p>
        </div>
      ) : (
        <ul className="divide-y border-t">
          {institutions.map((institution) => (
            <InstitutionLine
              key={institution.itemId}
              institution={institution}
              onReconnect={() =>
                void link.start(institution.action === 'link_again' ? undefined : institution.itemId)
              }
              onDisconnect={() => setLeaving(institution)}
            />
          ))}
        </ul>
      )}
      <DisconnectBankDialog institution={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

const ACTIONS = {
  reconnect: 'Reconnect',
  choose_accounts: 'Choose accounts',
  link_again: 'Connect again',
  wait: null,
} as const;

const CLOSED = {
  disconnected: '(disconnected)',
  revoked: '(no longer shared)',
  not_listed: '(no longer listed by the bank)',
} as const;

function nameOf({ name, mask, closedReason }: Institution['accounts'][number]): string {
  return [name, mask && `·· ${mask}`, closedReason && CLOSED[closedReason]].filter(Boolean).join(' ');
}

interface InstitutionLineProps {
  readonly institution: Institution;
  readonly onReconnect: () => void;
  readonly onDisconnect: () => void;
}

function InstitutionLine({ institution, onReconnect, onDisconnect }: InstitutionLineProps) {
  const action = ACTIONS[institution.action ?? 'wait'];
  return (
    <li className="flex items-start gap-3.5 px-4 py-4 sm:px-5">
      <MerchantMark name={institution.institutionName} size={36} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{institution.institutionName}</span>
          <StatusBadge status={institution.status} />
          {institution.isSandbox && <SandboxBadge />}
        </div>
        {institution.accounts.length > 0 && (
          <p className="text-14 text-muted">{institution.accounts.map(nameOf).join(', ')}</p>
        )}
        {institution.accounts.map(
          (account) =>
            account.gapExplanation && (
              <p key={account.id} className="text-13 text-amber">
                {account.name}: {account.gapExplanation}
              </p>
            ),
        )}
        <p className="text-13 text-muted">
          {institution.statusMessage ??
            (institution.lastSyncedAt ? (
              <>
                Last news <AgoText instant={institution.lastSyncedAt} />
              </>
            ) : (
              'No news yet'
            ))}
        </p>
        {action && institution.provider === 'plaid' && (
          <div className="pt-1.5">
            <Button
              size="small"
              variant={institution.status === 'needs_reauth' ? 'primary' : 'secondary'}
              onClick={onReconnect}
            >
              {action}
            </Button>
          </div>
        )}
      </div>
      <InstitutionMenu institution={institution} onReconnect={onReconnect} onDisconnect={onDisconnect} />
    </li>
  );
}

function InstitutionMenu({ institution, onReconnect, onDisconnect }: InstitutionLineProps) {
  const client = useQueryClient();
  const addToast = useToast();
  const sync = useMutation({
    mutationFn: () => call('syncBankConnection', { params: { itemId: institution.itemId } }),
    onSuccess: () => addToast(`${institution.institutionName} is asked for news.`),
    onError: (error) => addToast(messageOf(error, 'The bank could not be asked.'), 'error'),
    onSettled: () => invalidateAreas(client, ['settings']),
  });
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="btn"
          data-variant="quiet"
          data-size="small"
          data-icon-only
          aria-label={`More for ${institution.institutionName}`}
        >
          <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
        </button>
      }
    >
      <MenuItem onSelect={() => sync.mutate()} isDisabled={sync.isPending}>
        Ask for news now
      </MenuItem>
      {institution.provider === 'plaid' && <MenuItem onSelect={onReconnect}>Reconnect</MenuItem>}
      <MenuLine />
      <MenuItem tone="danger" onSelect={onDisconnect}>
        Disconnect…
      </MenuItem>
    </Menu>
  );
}

function StatusBadge({ status }: { readonly status: Institution['status'] }) {
  switch (status) {
    case 'healthy':
      return <Badge tone="good">Connected</Badge>;
    case 'importing':
      return <Badge>Importing</Badge>;
    case 'needs_reauth':
      return <Badge tone="attention">Needs you</Badge>;
    case 'failed':
      return <Badge tone="bad">Failed</Badge>;
  }
}
