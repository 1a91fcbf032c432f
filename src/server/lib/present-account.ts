import type { AccountWithSettings } from '#db/repositories/accounts/accounts.ts';
import type { StoredBalanceGap } from '#db/repositories/accounts/balances.ts';
import type { Texts } from '../texts/texts.ts';
import { toWire } from './wire-id.ts';

/** Converts an account to its contract form. */
export function presentAccount(
  account: AccountWithSettings,
  gap: StoredBalanceGap | undefined,
  texts: Texts,
) {
  return {
    id: toWire('account', account.id),
    name: account.shownName,
    bankName: account.name,
    mask: account.mask,
    accountType: account.accountType,
    currency: account.currency,
    currentBalanceMinor: account.currentBalanceMinor,
    availableBalanceMinor: account.availableBalanceMinor,
    ...presentBalanceTime(account),
    institutionName: account.institutionName,
    source: account.source,
    isSandbox: account.isSandbox,
    isCounted: account.isCounted,
    isHidden: account.isHidden,
    isConnected: account.connectionId !== null && !account.isClosed,
    closedReason: account.closedReason,
    gapMinor: gap?.gapMinor ?? null,
    gapExplanation: gap?.gapExplanation ? texts.sentence(gap.gapExplanation) : null,
  };
}

/** A statement file states only the day of a balance, which is the same day in every time zone. */
function presentBalanceTime({ source, balanceAt }: AccountWithSettings) {
  const instant = balanceAt?.toISOString() ?? null;
  return source === 'file'
    ? { balanceAt: null, balanceOn: instant?.slice(0, 10) ?? null }
    : { balanceAt: instant, balanceOn: null };
}
