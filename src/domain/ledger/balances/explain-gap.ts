import { minorToDecimal } from '../../money/money.ts';

/** What a balance and the transactions of its account leave unexplained. */
export interface BalanceGap {
  /** Balance less opening balance less posted transactions; 0 where everything agrees. */
  readonly gapMinor: number;
  /** Sum of the transactions that are pending now. */
  readonly pendingMinor: number;
  /** Whether a posted transaction stands twice or more whose amount closes the gap when one of them goes. */
  readonly hasTwinOfGap: boolean;
  /** Transactions of the account that could not be understood and are quarantined. */
  readonly quarantined: number;
  readonly currency: string;
}

/** The gap in words for the person, or null where there is none. */
export function explainGap({
  gapMinor,
  pendingMinor,
  hasTwinOfGap,
  quarantined,
  currency,
}: BalanceGap): string | null {
  if (gapMinor === 0) return null;
  if (gapMinor === pendingMinor) return 'The bank’s balance already includes pending transactions.';
  const amount = `${minorToDecimal(Math.abs(gapMinor), currency)} ${currency}`;
  const direction = gapMinor > 0 ? 'more' : 'less';
  const aside = quarantined === 1 ? '1 transaction' : `${quarantined} transactions`;
  const guess = hasTwinOfGap
    ? 'A transaction with this amount appears more than once.'
    : 'A transaction may be missing or duplicated.';
  const cause = quarantined > 0 ? `${aside} couldn’t be imported.` : guess;
  return `The bank says ${amount} ${direction} than the transactions add up to. ${cause}`;
}
