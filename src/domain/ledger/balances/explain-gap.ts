import { moneyMessage, userMessage } from '../../messages/user-message.ts';

/** The difference between a balance and the transactions of its account. */
export interface BalanceGap {
  /** Balance minus opening balance minus posted transactions; 0 if they agree. */
  readonly gapMinor: number;
  /** Sum of the currently pending transactions. */
  readonly pendingMinor: number;
  /** True if removing one of several identical posted transactions would close the gap. */
  readonly hasDuplicateOfGap: boolean;
  /** Number of the account's transactions that are quarantined because they are invalid. */
  readonly quarantined: number;
  readonly currency: string;
}

/** Describes the gap for the user, or returns null if there is none. */
export function describeBalanceGap({
  gapMinor,
  pendingMinor,
  hasDuplicateOfGap,
  quarantined,
  currency,
}: BalanceGap): string | null {
  if (gapMinor === 0) return null;
  if (gapMinor === pendingMinor) return userMessage('gapIsPending');
  const amount = moneyMessage(Math.abs(gapMinor), currency);
  const guess = userMessage(hasDuplicateOfGap ? 'amountListedTwice' : 'missingOrDuplicated');
  const cause = quarantined > 0 ? userMessage('notImported', quarantined) : guess;
  return userMessage(gapMinor > 0 ? 'gapMore' : 'gapLess', amount, cause);
}
