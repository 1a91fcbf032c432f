import type { CivilDate } from '../calendar/civil-date.ts';

/** State of a claim. `elsewhere`: the user claimed its lines outside Fettle. */
export const CLAIM_STATES = [
  'draft',
  'submitted',
  'reimbursed',
  'rejected',
  'withdrawn',
  'elsewhere',
] as const;

export type ClaimState = (typeof CLAIM_STATES)[number];

/** Allowed transitions. Every step can be reversed, so that it can be undone. */
const STEPS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  draft: ['submitted'],
  submitted: ['draft', 'reimbursed', 'rejected', 'withdrawn'],
  reimbursed: ['submitted'],
  rejected: ['submitted'],
  withdrawn: ['submitted'],
  elsewhere: [],
};

/** True if a claim may move from one state to another. */
export function canMoveTo(from: ClaimState, to: ClaimState): boolean {
  return STEPS[from].includes(to);
}

/** States in which a claim reserves its lines: no other claim may include them. */
export const HOLDING_STATES: readonly ClaimState[] = ['draft', 'submitted', 'reimbursed', 'elsewhere'];

/** States of claims that the plan knows, and has not rejected. */
export const SUBMITTED_STATES: readonly ClaimState[] = ['submitted', 'reimbursed', 'elsewhere'];

/** True if its lines may still be changed and it can be deleted. */
export function isEditable(state: ClaimState): boolean {
  return state === 'draft' || state === 'elsewhere';
}

/** The progress of a claim. */
export interface ClaimProgress {
  readonly state: ClaimState;
  readonly submittedOn: CivilDate | null;
  readonly settledOn: CivilDate | null;
  readonly reimbursedMinor: number | null;
}

/**
 * Moves a claim to another state. Values that belong to a later state are cleared. `paidMinor` is used for `reimbursed`
 * only.
 */
export function moveClaim(
  claim: ClaimProgress,
  to: ClaimState,
  { on, paidMinor }: { readonly on: CivilDate; readonly paidMinor: number },
): ClaimProgress {
  const isHandedIn = to !== 'draft' && to !== 'elsewhere';
  const isSettled = isHandedIn && to !== 'submitted';
  return {
    state: to,
    submittedOn: isHandedIn ? (claim.submittedOn ?? on) : null,
    settledOn: isSettled ? on : null,
    reimbursedMinor: to === 'reimbursed' ? paidMinor : null,
  };
}
