import { minorToDecimal } from '../../money/money.ts';

/** What a balance and the rows of its account leave unexplained. */
export interface BalanceGap {
  /** Balance less opening balance less posted rows; 0 where everything agrees. */
  readonly gapMinor: number;
  /** Sum of the rows that are pending now. */
  readonly pendingMinor: number;
  /** Whether a posted row stands twice or more whose amount closes the gap when one of them goes. */
  readonly hasTwinOfGap: boolean;
  /** Rows of the account that could not be understood and are kept aside. */
  readonly keptAside: number;
  readonly currency: string;
}

/** The gap in words for the person, or null where there is none. */
export function explainGap({
  gapMinor,
  pendingMinor,
  hasTwinOfGap,
  keptAside,
  currency,
}: BalanceGap): string | null {
  if (gapMinor === 0) return null;
  if (gapMinor === pendingMinor) return 'The bank’s balance already includes pending transactions.';
  const amount = `${minorToDecimal(Math.abs(gapMinor), currency)} ${currency}`;
  const direction = gapMinor > 0 ? 'more' : 'less';
  const aside = keptAside === 1 ? '1 transaction' : `${keptAside} transactions`;
  const guess = hasTwinOfGap
    ? 'A transaction with this amount appears more than once.'
    : 'A transaction may be missing or duplicated.';
  const cause = keptAside > 0 ? `${aside} couldn’t be imported.` : guess;
  return `The bank says ${amount} ${direction} than the transactions add up to. ${cause}`;
}
