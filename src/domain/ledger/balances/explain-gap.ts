import { minorToDecimal } from '../../money/money.ts';

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
  if (gapMinor === pendingMinor) return 'The bank’s balance already includes pending transactions.';
  const amount = `${minorToDecimal(Math.abs(gapMinor), currency)} ${currency}`;
  const direction = gapMinor > 0 ? 'more' : 'less';
  const aside = quarantined === 1 ? '1 transaction' : `${quarantined} transactions`;
  const guess = hasDuplicateOfGap
    ? 'A transaction with this amount appears more than once.'
    : 'A transaction may be missing or duplicated.';
  const cause = quarantined > 0 ? `${aside} couldn’t be imported.` : guess;
  return `The bank says ${amount} ${direction} than the transactions add up to. ${cause}`;
}
