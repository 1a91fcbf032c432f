import { minorToDecimal } from '../../money/money.ts';

/** What a balance and the rows of its account leave unexplained. */
export interface BalanceGap {
  /** Balance less opening balance less posted rows; 0 where everything agrees. */
  readonly gapMinor: number;
  /** Sum of the rows that are pending now. */
  readonly pendingMinor: number;
  /** Whether a posted row stands twice or more whose amount closes the gap when one of them goes. */
  readonly hasTwinOfGap: boolean;
  readonly currency: string;
}

/** The gap in words for the person, or null where there is none. */
export function explainGap({ gapMinor, pendingMinor, hasTwinOfGap, currency }: BalanceGap): string | null {
  if (gapMinor === 0) return null;
  if (gapMinor === pendingMinor) return 'The bank’s balance counts the pending rows already.';
  const amount = `${minorToDecimal(Math.abs(gapMinor), currency)} ${currency}`;
  const direction = gapMinor > 0 ? 'more' : 'less';
  const cause = hasTwinOfGap
    ? 'A row of this amount stands here more than once.'
    : 'A row may be missing, or be listed twice.';
  return `The bank says ${amount} ${direction} than the rows add up to. ${cause}`;
}
