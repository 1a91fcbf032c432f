import type { CivilDate } from '../calendar/civil-date.ts';

/** The state of a claim. `elsewhere`: the user says that its lines were claimed outside of here. */
export const CLAIM_STATES = [
  'draft',
  'submitted',
  'reimbursed',
  'rejected',
  'withdrawn',
  'elsewhere',
] as const;

/** One of the six. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** From each state the states it may go to; every step has its way back, so that it can be undone. */
const STEPS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  draft: ['submitted'],
  submitted: ['draft', 'reimbursed', 'rejected', 'withdrawn'],
  reimbursed: ['submitted'],
  rejected: ['submitted'],
  withdrawn: ['submitted'],
  elsewhere: [],
};

/** Whether a claim may go from one state to another. */
export function canStep(from: ClaimState, to: ClaimState): boolean {
  return STEPS[from].includes(to);
}

/** States in which a claim holds its lines: no other claim may include them. */
export const HOLDING_STATES: readonly ClaimState[] = ['draft', 'submitted', 'reimbursed', 'elsewhere'];

/** Whether its lines may still be chosen anew, and whether it can be deleted without a trace. */
export function isOpenToChange(state: ClaimState): boolean {
  return state === 'draft' || state === 'elsewhere';
}

/** What a claim says of its way. */
export interface ClaimCourse {
  readonly state: ClaimState;
  readonly submittedOn: CivilDate | null;
  readonly settledOn: CivilDate | null;
  readonly reimbursedMinor: number | null;
}

/**
 * The claim a step further, or a step back: what belongs to a later state goes. `paidMinor` counts for `reimbursed`
 * alone.
 */
export function stepClaim(
  claim: ClaimCourse,
  to: ClaimState,
  { on, paidMinor }: { readonly on: CivilDate; readonly paidMinor: number },
): ClaimCourse {
  const isHandedIn = to !== 'draft' && to !== 'elsewhere';
  const isSettled = isHandedIn && to !== 'submitted';
  return {
    state: to,
    submittedOn: isHandedIn ? (claim.submittedOn ?? on) : null,
    settledOn: isSettled ? on : null,
    reimbursedMinor: to === 'reimbursed' ? paidMinor : null,
  };
}
