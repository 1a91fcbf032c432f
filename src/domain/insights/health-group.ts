import type { Standing } from '../claims/claimable-lines.ts';

/**
 * What a health line is to a reader, in the order in which groups are offered: `eligible` is ready for a claim or in
 * one, `unclear` depends on the plan, the others are named by why not.
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

/** The group a line belongs to. */
export function healthGroupOf(standing: Standing): HealthGroup {
  return standing === 'ready' || standing === 'claimed' ? 'eligible' : standing;
}
