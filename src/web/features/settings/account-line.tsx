import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { Ellipsis } from '../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useAccountChange } from './use-account-change.ts';

export type Account = ResponseOf<'listAccounts'>['accounts'][number];

const CLOSED = {
  disconnected: 'Disconnected',
  revoked: 'No longer shared',
  not_listed: 'No longer listed by the bank',
} as const;

/** One account: what it holds and since when, what does not add up, and what the person made of it. */
export function AccountLine({ account }: { readonly account: Account }) {
  const { currency, currentBalanceMinor, availableBalanceMinor, balanceAt } = account;
  return (
    <li className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
          <span className={account.isHidden ? 'text-muted' : undefined}>{withDigits(account)}</span>
          {account.closedReason && <Badge>{CLOSED[account.closedReason]}</Badge>}
          {account.isHidden ? <Badge>Hidden</Badge> : !account.isCounted && <Badge>Not counted</Badge>}
        </div>
        {currentBalanceMinor !== null && (
          <p className="text-13 text-muted">
            <Amount minor={currentBalanceMinor} currency={currency} signs="minus" />
            {availableBalanceMinor !== null && availableBalanceMinor !== currentBalanceMinor && (
              <>
                {', '}
                <Amount minor={availableBalanceMinor} currency={currency} signs="minus" /> available
              </>
            )}
            {balanceAt && (
              <>
                {' · '}
                <AgoText instant={balanceAt} />
              </>
            )}
          </p>
        )}
        {account.gapExplanation && (
          <p className="max-w-[60ch] text-13 text-amber">{account.gapExplanation}</p>
        )}
      </div>
      <AccountMenu account={account} />
    </li>
  );
}

/** Name and last digits; where the bank's name holds them already, once. */
export function withDigits({ name, mask }: { readonly name: string; readonly mask: string | null }): string {
  return mask === null || name.includes(mask) ? name : `${name} ·· ${mask}`;
}

function AccountMenu({ account }: { readonly account: Account }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const change = useAccountChange(account);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="btn -my-1"
            data-variant="quiet"
            data-size="small"
            data-icon-only
            aria-label={`More for ${account.name}`}
          >
            <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
          </button>
        }
      >
        <MenuItem onSelect={() => setOpen('edit')}>
          {account.source === 'manual' ? 'Name and balance…' : 'Rename…'}
        </MenuItem>
        {!account.isHidden && (
          <MenuItem
            onSelect={() =>
              change.mutate(
                account.isCounted
                  ? { body: { isCounted: false }, told: `${account.name} no longer counts in the totals.` }
                  : { body: { isCounted: true }, told: `${account.name} counts in the totals again.` },
              )
            }
          >
            {account.isCounted ? 'Leave out of totals' : 'Count in totals'}
          </MenuItem>
        )}
        <MenuItem
          onSelect={() =>
            change.mutate(
              account.isHidden
                ? { body: { isHidden: false }, told: `${account.name} is shown again.` }
                : { body: { isHidden: true }, told: `${account.name} is hidden and not counted.` },
            )
          }
        >
          {account.isHidden ? 'Show again' : 'Hide'}
        </MenuItem>
        {!account.isConnected && (
          <>
            <MenuLine />
            <MenuItem tone="danger" onSelect={() => setOpen('delete')}>
              Delete…
            </MenuItem>
          </>
        )}
      </Menu>
      <AccountDialog account={open === 'edit' ? account : null} onClose={() => setOpen(null)} />
      <DeleteAccountDialog account={open === 'delete' ? account : null} onClose={() => setOpen(null)} />
    </>
  );
}
