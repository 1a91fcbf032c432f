import { toDayNumber } from '../../calendar/civil-date.ts';
import { amountWatchKey } from './pair-transfers.ts';
import { DAYS_BEFORE_MAX, DAYS_MAX } from './score-pair.ts';
import { textWatchKeys } from './text-pairings.ts';
import { accountNames } from './transfer-hints.ts';
import type { TransferAccount, TransferTransaction } from './transfer-types.ts';

/** Transactions further apart than this many days do not affect each other's pairing. */
export const PAIRING_REACH_DAYS = Math.max(DAYS_BEFORE_MAX, DAYS_MAX + 1);

/**
 * True if added, changed or deleted posted transactions (`versions`: before and after) may change the pairs of other
 * transactions: by a text or amount among the `watched` keys of the last pairing, or because two of them could be one
 * transfer. False guarantees that the pairs stay the same, provided no other transaction of these days has the opposite
 * amount.
 */
export function mayAffectTransferPairs(
  versions: readonly TransferTransaction[],
  accounts: readonly TransferAccount[],
  watched: ReadonlySet<string>,
): boolean {
  const cards = new Set(
    accounts.flatMap((account) => (accountNames(account).kind === 'credit' ? account.id : [])),
  );
  return versions.some(
    (transaction, index) =>
      [amountWatchKey(transaction), ...textWatchKeys(transaction, cards.has(transaction.accountId))].some(
        (text) => watched.has(text),
      ) || versions.slice(index + 1).some((other) => couldBeTransfer(transaction, other)),
  );
}

function couldBeTransfer(one: TransferTransaction, other: TransferTransaction): boolean {
  return (
    one.amountMinor === -other.amountMinor &&
    one.currency === other.currency &&
    Math.abs(toDayNumber(one.postedOn) - toDayNumber(other.postedOn)) <= PAIRING_REACH_DAYS
  );
}
