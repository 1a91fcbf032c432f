import { toDayNumber } from '../../calendar/civil-date.ts';
import { toldBy } from './companions.ts';
import { crowdOf } from './pair-transfers.ts';
import { DAYS_BEFORE_MAX, DAYS_MAX } from './score-pair.ts';
import { accountNames } from './transfer-hints.ts';
import type { TransferAccount, TransferTransaction } from './transfer-types.ts';

/** Days between two transactions beyond which they take no part in each other's pairing. */
export const REACH_DAYS = Math.max(DAYS_BEFORE_MAX, DAYS_MAX + 1);

/**
 * Whether posted transactions that came or went (`versions`: as they were and as they are) may change the pairs of
 * others: by a text or an amount that is `watched`, or because two of them could be one movement. False only where the
 * pairs stay, as long as no other transaction of these days has the opposite amount.
 */
export function mayTouchPairs(
  versions: readonly TransferTransaction[],
  accounts: readonly TransferAccount[],
  watched: ReadonlySet<string>,
): boolean {
  const cards = new Set(
    accounts.flatMap((account) => (accountNames(account).kind === 'credit' ? account.id : [])),
  );
  return versions.some(
    (one, at) =>
      [crowdOf(one), ...toldBy(one, cards.has(one.accountId))].some((text) => watched.has(text)) ||
      versions.slice(at + 1).some((other) => couldMeet(one, other)),
  );
}

function couldMeet(one: TransferTransaction, other: TransferTransaction): boolean {
  return (
    one.amountMinor === -other.amountMinor &&
    one.currency === other.currency &&
    Math.abs(toDayNumber(one.postedOn) - toDayNumber(other.postedOn)) <= REACH_DAYS
  );
}
