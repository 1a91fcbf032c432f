import { allocate } from '../money/money.ts';
import type { ClaimState } from './claim-state.ts';
import type { ClaimableLine } from './claimable-lines.ts';

/** A claim as far as sums look at it; amounts are positive minor units. */
export interface ClaimSums {
  readonly state: ClaimState;
  readonly reimbursedMinor: number | null;
  readonly lines: readonly { readonly amountMinor: number; readonly isInYear: boolean }[];
}

/** A year's figures: `eligibleMinor` is `unclaimedMinor` and `claimedMinor` together. */
export interface ClaimTotals {
  readonly eligibleMinor: number;
  /** Eligible with its proof, in no claim or in a draft. */
  readonly unclaimedMinor: number;
  /** Of it: in a draft. */
  readonly draftedMinor: number;
  /** In claims that were submitted or paid, here or elsewhere. */
  readonly claimedMinor: number;
  /** What has come back for them. */
  readonly reimbursedMinor: number;
  /** What may be claimed too where the plan takes it, with a letter, or once its receipt is there. */
  readonly unclearMinor: number;
  readonly needsLetterMinor: number;
  readonly needsReceiptMinor: number;
  readonly paidFromAccountMinor: number;
}

/** The sums of a year: of the lines of that year, and of the parts of claims that belong to it. */
export function claimTotals(
  lines: readonly Pick<ClaimableLine, 'standing' | 'amountMinor'>[],
  claims: readonly ClaimSums[],
): ClaimTotals {
  const of = (standing: ClaimableLine['standing']) =>
    sum(lines.filter((line) => line.standing === standing).map((line) => line.amountMinor));
  const inStates = (...states: readonly ClaimState[]) =>
    sum(
      claims
        .filter((claim) => states.includes(claim.state))
        .flatMap((claim) => claim.lines.map((line) => (line.isInYear ? line.amountMinor : 0))),
    );
  const draftedMinor = inStates('draft');
  const claimedMinor = inStates('submitted', 'reimbursed', 'elsewhere');
  const unclaimedMinor = of('ready') + draftedMinor;
  return {
    eligibleMinor: unclaimedMinor + claimedMinor,
    unclaimedMinor,
    draftedMinor,
    claimedMinor,
    reimbursedMinor: sum(claims.map(reimbursedInYear)),
    unclearMinor: of('unclear'),
    needsLetterMinor: of('needs_letter'),
    needsReceiptMinor: of('needs_receipt'),
    paidFromAccountMinor: of('paid_from_account'),
  };
}

/** What came back for the lines of the year: the sum paid, spread over all lines to the cent. */
function reimbursedInYear({ reimbursedMinor, lines }: ClaimSums): number {
  if (!reimbursedMinor) return 0;
  const parts = allocate(
    reimbursedMinor,
    lines.map((line) => line.amountMinor),
  );
  return sum(lines.map((line, at) => (line.isInYear ? (parts[at] ?? 0) : 0)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, minor) => total + minor, 0);
}
