import { allocate } from '../money/money.ts';
import type { ClaimState } from './claim-state.ts';
import type { ClaimableLine } from './claimable-lines.ts';

/** A claim, as input to the totals. Amounts are positive minor units. */
export interface ClaimSums {
  readonly state: ClaimState;
  readonly reimbursedMinor: number | null;
  readonly lines: readonly { readonly amountMinor: number; readonly isInYear: boolean }[];
}

/** A year's totals. `eligibleMinor` is the sum of `unclaimedMinor` and `claimedMinor`. */
export interface ClaimTotals {
  readonly eligibleMinor: number;
  /** Eligible and proven, in no claim or in a draft. */
  readonly unclaimedMinor: number;
  /** Part of it that is in a draft. */
  readonly draftedMinor: number;
  /** In submitted or paid claims, here or elsewhere. */
  readonly claimedMinor: number;
  /** Amount reimbursed for them. */
  readonly reimbursedMinor: number;
  /** May also be claimed if the plan accepts it, with a letter, or once its receipt is available. */
  readonly unclearMinor: number;
  readonly needsLetterMinor: number;
  readonly needsReceiptMinor: number;
  readonly paidFromAccountMinor: number;
}

/** Computes a year's totals from the lines of that year and the parts of claims that belong to it. */
export function computeClaimTotals(
  lines: readonly Pick<ClaimableLine, 'status' | 'amountMinor'>[],
  claims: readonly ClaimSums[],
): ClaimTotals {
  const of = (status: ClaimableLine['status']) =>
    sum(lines.filter((line) => line.status === status).map((line) => line.amountMinor));
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

/** The reimbursement of the year's lines: the amount paid, allocated to all lines exactly. */
function reimbursedInYear({ reimbursedMinor, lines }: ClaimSums): number {
  if (!reimbursedMinor) return 0;
  const parts = allocate(
    reimbursedMinor,
    lines.map((line) => line.amountMinor),
  );
  return sum(lines.map((line, index) => (line.isInYear ? (parts[index] ?? 0) : 0)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, minor) => total + minor, 0);
}
