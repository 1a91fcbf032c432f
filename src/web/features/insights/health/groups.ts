import { texts } from '../../../texts/en/insights-health.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { HealthGroup } from '../insights.ts';

/** Every group, in the order in which they are offered. */
export const GROUPS = [
  'eligible',
  'unclear',
  'needs_letter',
  'needs_receipt',
  'pending',
  'paid_from_account',
  'refunded',
  'not_eligible',
] as const satisfies readonly HealthGroup[];

export const GROUP_NAMES: Readonly<Record<HealthGroup, string>> = texts.groups;

/** How loudly the badge of a group speaks. */
export function toneOf(group: HealthGroup): BadgeTone {
  if (group === 'eligible') return 'health';
  return group === 'needs_letter' || group === 'needs_receipt' ? 'attention' : 'plain';
}
