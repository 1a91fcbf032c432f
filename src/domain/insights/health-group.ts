import type { ClaimStatus } from '../claims/claimable-lines.ts';

/**
 * Groups of health lines, in display order. `eligible`: ready for a claim or already claimed; `unclear`: depends on the
 * plan; the others name the reason.
 */
export const HEALTH_GROUPS = [
  'eligible',
  'unclear',
  'needs_letter',
  'needs_receipt',
  'pending',
  'paid_from_account',
  'refunded',
  'not_eligible',
] as const;
export type HealthGroup = (typeof HEALTH_GROUPS)[number];

/** Returns the group of a claim status. */
export function healthGroupOf(status: ClaimStatus): HealthGroup {
  return status === 'ready' || status === 'claimed' ? 'eligible' : status;
}
