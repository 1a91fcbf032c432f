import { texts } from '../../../texts/en/insights-health.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { HealthGroup } from '../insights.ts';

export const GROUP_NAMES: Readonly<Record<HealthGroup, string>> = texts.groups;

/** The badge tone of a group. */
export function groupTone(group: HealthGroup): BadgeTone {
  if (group === 'eligible') return 'health';
  return group === 'needs_letter' || group === 'needs_receipt' ? 'attention' : 'plain';
}
