import { useState } from 'react';
import { type Account, accountLabel } from '../../../lib/format/account-options.tsx';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { AgoText, DateText } from '../../../ui/date-text.tsx';
import { Ellipsis } from '../../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useAccountChange } from './use-account-change.ts';

const CLOSED = {
  disconnected: texts.account.closed.disconnected,
  revoked: texts.account.closed.revoked,
  not_listed: texts.account.closed.notListed,
} as const;

/** An account row: name, balance, history start, discrepancies and a menu. */
export function AccountItem({
  account,
  bankUpdatedAt = null,
}: {
  readonly account: Account;
  /** Time of the bank's data, if the connection row already shows it. */
  readonly bankUpdatedAt?: string | null;
}) {
  const { currency, currentBalanceMinor } = account;
  return (
    <li className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
          <span className={account.isHidden ? 'text-muted' : undefined}>{accountLabel(account)}</span>
          {account.closedReason && <Badge>{CLOSED[account.closedReason]}</Badge>}
          {account.isHidden ? (
            <Badge>{texts.account.hidden}</Badge>
          ) : (
            !account.isCounted && <Badge>{texts.account.notCounted}</Badge>
          )}
        </div>
        <BalanceLine account={account} bankUpdatedAt={bankUpdatedAt} />
        {account.gapExplanation && (
          <p className="max-w-[60ch] text-13 text-amber">{account.gapExplanation}</p>
        )}
      </div>
      {currentBalanceMinor !== null && (
        <Amount
          minor={currentBalanceMinor}
          currency={currency}
          signs="minus"
          tone={account.isHidden || !account.isCounted ? 'muted' : 'plain'}
          className="text-14 font-medium"
        />
      )}
      <AccountMenu account={account} />
    </li>
  );
}

/** The day or time of the balance, and the available amount, unless the rows around it show the same. */
function BalanceLine({ account, bankUpdatedAt }: { account: Account; bankUpdatedAt: string | null }) {
  const { currency, currentBalanceMinor, availableBalanceMinor, balanceAt, balanceOn } = account;
  const isTimed = balanceAt !== null && !isSameHour(balanceAt, bankUpdatedAt);
  const isDated = balanceOn !== null || isTimed;
  const hasAvailable = availableBalanceMinor !== null && availableBalanceMinor !== currentBalanceMinor;
  if (!isDated && !hasAvailable) return null;
  return (
    <p className="text-13 text-muted">
      {balanceOn && <DateText date={balanceOn} style="short" />}
      {isTimed && <AgoText instant={balanceAt} />}
      {isDated && hasAvailable && ' · '}
      {hasAvailable &&
        texts.account.available(<Amount minor={availableBalanceMinor} currency={currency} signs="minus" />)}
    </p>
  );
}

const HOUR_MS = 3_600_000;

function isSameHour(instant: string, other: string | null): boolean {
  return other !== null && Math.abs(Date.parse(instant) - Date.parse(other)) < HOUR_MS;
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
            aria-label={texts.account.more(account.name)}
          >
            <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
          </button>
        }
      >
        <MenuItem onSelect={() => setOpen('edit')}>
          {account.source === 'manual' ? texts.account.edit : texts.account.rename}
        </MenuItem>
        {!account.isHidden && (
          <MenuItem
            onSelect={() =>
              change.mutate(
                account.isCounted
                  ? { body: { isCounted: false }, message: texts.account.uncounted(account.name) }
                  : { body: { isCounted: true }, message: texts.account.counted(account.name) },
              )
            }
          >
            {account.isCounted ? texts.account.uncount : texts.account.count}
          </MenuItem>
        )}
        <MenuItem
          onSelect={() =>
            change.mutate(
              account.isHidden
                ? { body: { isHidden: false }, message: texts.account.wasShown(account.name) }
                : { body: { isHidden: true }, message: texts.account.wasHidden(account.name) },
            )
          }
        >
          {account.isHidden ? texts.account.show : texts.account.hide}
        </MenuItem>
        {!account.isConnected && account.source !== 'receipts' && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => setOpen('delete')}>
              {texts.account.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      <AccountDialog account={open === 'edit' ? account : null} onClose={() => setOpen(null)} />
      <DeleteAccountDialog account={open === 'delete' ? account : null} onClose={() => setOpen(null)} />
    </>
  );
}
