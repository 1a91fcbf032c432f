import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api-client.ts';
import { invalidateAreas } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { browserToday, withSpokenDays } from '../../lib/format/dates.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AgoText, DateText } from '../../ui/date-text.tsx';
import { Ellipsis } from '../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { AccountLine } from './account-line.tsx';
import { AccountQuestions } from './account-questions.tsx';
import type { Institution } from './bank-accounts.tsx';

const ACTIONS = {
  reconnect: 'Reconnect',
  choose_accounts: 'Choose accounts',
  link_again: 'Connect again',
  wait: null,
} as const;

interface InstitutionLineProps {
  readonly institution: Institution;
  readonly onReconnect: () => void;
  readonly onDetails: () => void;
  readonly onDisconnect: () => void;
}

/** One connection: how it is doing, what to do about it, and its accounts. */
export function InstitutionLine(props: InstitutionLineProps) {
  const { institution, onReconnect } = props;
  const action = ACTIONS[institution.action ?? 'wait'];
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex items-start gap-3.5">
        <MerchantMark name={institution.institutionName} size={36} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{institution.institutionName}</span>
            <StatusBadge status={institution.status} />
            {institution.isSandbox && <SandboxBadge />}
          </div>
          {institution.statusMessage && (
            <p className="max-w-[60ch] text-14">
              {withSpokenDays(institution.statusMessage, browserToday())}
            </p>
          )}
          <Health institution={institution} />
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
        <InstitutionMenu {...props} />
      </div>
      <AccountQuestions institution={institution} />
      {institution.accounts.length > 0 && (
        <ul className="grid gap-2.5 sm:pl-12.5">
          {institution.accounts.map((account) => (
            <AccountLine key={account.id} account={account} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** When it was read, when the bank was last heard, until when it may be asked, what was kept aside. */
function Health({ institution }: { readonly institution: Institution }) {
  const { lastSyncedAt, bankUpdatedAt, consentUntil, rejectedCount } = institution;
  const parts: (readonly [string, ReactNode])[] = [];
  if (lastSyncedAt)
    parts.push([
      'read',
      <>
        Read <AgoText instant={lastSyncedAt} />
      </>,
    ]);
  else parts.push(['read', 'Not read yet']);
  if (bankUpdatedAt)
    parts.push([
      'bank',
      <>
        the bank’s own data <AgoText instant={bankUpdatedAt} />
      </>,
    ]);
  if (consentUntil)
    parts.push([
      'consent',
      <>
        consent until <DateText date={consentUntil.slice(0, 10)} style="short" />
      </>,
    ]);
  if (rejectedCount > 0)
    parts.push(['aside', `${rejectedCount} ${rejectedCount === 1 ? 'row' : 'rows'} kept aside`]);
  return (
    <p className="text-13 text-muted">
      {parts.map(([key, part], index) => (
        <span key={key}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

function InstitutionMenu({ institution, onReconnect, onDetails, onDisconnect }: InstitutionLineProps) {
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
      <MenuItem onSelect={onDetails}>What it brought…</MenuItem>
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
