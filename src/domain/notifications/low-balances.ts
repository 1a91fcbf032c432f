import { addDays, type CivilDate, toMonth } from '../calendar/civil-date.ts';
import type { KnownMoney, NoticeAccount } from './known-money.ts';
import { type Notice, notice } from './notice.ts';
import { nextOccurrence } from './paychecks.ts';
import { ownLowBalance } from './thresholds.ts';

const AHEAD_DAYS = 14;

/** Accounts whose balance falls below the threshold within two weeks by the bills and paychecks that are expected. */
export function lowBalances(known: KnownMoney): Notice[] {
  const low = known.lowBalanceMinor ?? ownLowBalance(known);
  if (low === null) return [];
  return known.accounts.flatMap((account) => {
    if (account.currency !== known.currency) return [];
    const dip = firstDip(account, known, low);
    if (dip === null) return [];
    return [
      notice('low_balance', `${account.id}|${toMonth(dip.on)}`, dip.on, {
        amountMinor: dip.balanceMinor,
        currency: account.currency,
        facts: { account: account.name, accountId: account.id, thresholdMinor: low },
      }),
    ];
  });
}

function firstDip(
  account: NoticeAccount,
  known: KnownMoney,
  low: number,
): { readonly on: CivilDate; readonly balanceMinor: number } | null {
  let balanceMinor = account.balanceMinor;
  if (balanceMinor < low) return { on: known.today, balanceMinor };
  for (const { on, amountMinor } of expectedMovements(account, known)) {
    balanceMinor += amountMinor;
    if (balanceMinor < low) return { on, balanceMinor };
  }
  return null;
}

/** Bills and income of an account within the next days, in order; on one day money comes in before it goes out. */
function expectedMovements(account: NoticeAccount, known: KnownMoney) {
  const until = addDays(known.today, AHEAD_DAYS);
  return known.streams
    .filter((stream) => stream.accountId === account.id && stream.currency === account.currency)
    .flatMap((stream) => {
      const days: { on: CivilDate; amountMinor: number }[] = [];
      let on = nextOccurrence(stream.lastOn, stream.frequency);
      while (on !== null && on <= until) {
        if (on > known.today) days.push({ on, amountMinor: stream.lastAmountMinor });
        on = nextOccurrence(on, stream.frequency);
      }
      return days;
    })
    .sort((a, b) => a.on.localeCompare(b.on) || b.amountMinor - a.amountMinor);
}
