import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { write } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { userToday, withSpokenDays } from '../../lib/format/dates.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
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
  reconnect: texts.actions.reconnect,
  choose_accounts: texts.actions.chooseAccounts,
  link_again: texts.actions.linkAgain,
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
            <p className="max-w-[60ch] text-14">{withSpokenDays(institution.statusMessage, userToday())}</p>
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
        <ul className="grid gap-1.5 sm:pl-12.5">
          {institution.accounts.map((account) => (
            <AccountLine key={account.id} account={account} bankUpdatedAt={institution.bankUpdatedAt} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** When it was read, when the bank was last heard, until when it may be asked, what was quarantined. */
function Health({ institution }: { readonly institution: Institution }) {
  const { lastSyncedAt, bankUpdatedAt, consentUntil, rejectedCount } = institution;
  const parts: (readonly [string, ReactNode])[] = [];
  if (lastSyncedAt) parts.push(['read', texts.health.read(<AgoText instant={lastSyncedAt} />)]);
  else parts.push(['read', texts.health.notRead]);
  if (bankUpdatedAt) parts.push(['bank', texts.health.bankData(<AgoText instant={bankUpdatedAt} />)]);
  if (consentUntil)
    parts.push([
      'consent',
      texts.health.consentUntil(<DateText date={consentUntil.slice(0, 10)} style="short" />),
    ]);
  if (rejectedCount > 0) parts.push(['aside', texts.health.notImported(rejectedCount)]);
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
  const addToast = useToast();
  const sync = useMutation({
    mutationFn: () => write('syncBankConnection', { params: { itemId: institution.itemId } }),
    onSuccess: () => addToast(texts.refreshed.done(institution.institutionName)),
    onError: (error) => addToast(messageOf(error, texts.refreshed.failed), 'error'),
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
          aria-label={texts.actions.more(institution.institutionName)}
        >
          <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
        </button>
      }
    >
      <MenuItem onSelect={() => sync.mutate()} isDisabled={sync.isPending}>
        {texts.actions.refresh}
      </MenuItem>
      <MenuItem onSelect={onDetails}>{texts.actions.details}</MenuItem>
      {institution.provider === 'plaid' && (
        <MenuItem onSelect={onReconnect}>{texts.actions.reconnect}</MenuItem>
      )}
      <MenuLine />
      <MenuItem tone="danger" onSelect={onDisconnect}>
        {texts.actions.disconnect}
      </MenuItem>
    </Menu>
  );
}

function StatusBadge({ status }: { readonly status: Institution['status'] }) {
  switch (status) {
    case 'healthy':
      return <Badge tone="good">{texts.status.healthy}</Badge>;
    case 'importing':
      return <Badge>{texts.status.importing}</Badge>;
    case 'needs_reauth':
      return <Badge tone="attention">{texts.status.needsReauth}</Badge>;
    case 'failed':
      return <Badge tone="bad">{texts.status.failed}</Badge>;
  }
}
