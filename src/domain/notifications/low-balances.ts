import { addDays, type CivilDate, toMonth } from '../calendar/civil-date.ts';
import { createNotice, type Notice } from './notice.ts';
import type { NoticeAccount, NoticeFacts } from './notice-facts.ts';
import { GRACE_DAYS, nextOccurrence } from './paychecks.ts';
import { computeLowBalance } from './thresholds.ts';

const AHEAD_DAYS = 14;

/**
 * Reports accounts whose balance will fall below the threshold within two weeks, given expected bills and paychecks.
 */
export function lowBalanceNotices(known: NoticeFacts): Notice[] {
  if (known.accounts.length === 0) return [];
  const low = known.lowBalanceMinor ?? computeLowBalance(known);
  if (low === null) return [];
  return known.accounts.flatMap((account) => {
    if (account.currency !== known.currency) return [];
    const dip = findFirstDip(account, known, low);
    if (dip === null) return [];
    return [
      createNotice('low_balance', `${account.id}|${toMonth(dip.on)}`, dip.on, {
        amountMinor: dip.balanceMinor,
        currency: account.currency,
        facts: { account: account.name, accountId: account.id, thresholdMinor: low },
      }),
    ];
  });
}

function findFirstDip(
  account: NoticeAccount,
  known: NoticeFacts,
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

/**
 * Expected bills and income of an account within the next days, in order; on one day, income comes first. One that is a
 * few days overdue is expected today, until it is posted.
 */
function expectedMovements(account: NoticeAccount, known: NoticeFacts) {
  const overdueFrom = addDays(known.today, -GRACE_DAYS);
  const until = addDays(known.today, AHEAD_DAYS);
  return known.streams
    .filter((stream) => stream.accountId === account.id && stream.currency === account.currency)
    .flatMap((stream) => {
      const days: { on: CivilDate; amountMinor: number }[] = [];
      let on = nextOccurrence(stream.lastOn, stream.frequency);
      while (on !== null && on <= until) {
        if (on >= overdueFrom)
          days.push({ on: on < known.today ? known.today : on, amountMinor: stream.lastAmountMinor });
        on = nextOccurrence(on, stream.frequency);
      }
      return days;
    })
    .sort((a, b) => a.on.localeCompare(b.on) || b.amountMinor - a.amountMinor);
}
