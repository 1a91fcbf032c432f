import { type Month, toMonth } from '../calendar/civil-date.ts';
import type { ClaimableLine } from '../claims/claimable-lines.ts';
import { type HealthGroup, healthGroupOf } from './health-group.ts';

/** Health spending. Amounts are positive minor units of one currency, minus refunds. */
export interface HealthSummary {
  /** Sum of all groups except what is not eligible. */
  readonly totalMinor: number;
  readonly groups: Readonly<Partial<Record<HealthGroup, number>>>;
  /** Largest first. */
  readonly classes: readonly {
    readonly class: string;
    readonly amountMinor: number;
    readonly count: number;
  }[];
  /** Oldest first; months without lines are left out. */
  readonly months: readonly { readonly month: Month; readonly amountMinor: number }[];
}

/** Summarizes health spending by group, class and month. Lines rejected by a rule or the user are excluded. */
export function summarizeHealth(
  lines: readonly Pick<ClaimableLine, 'serviceOn' | 'class' | 'amountMinor' | 'status'>[],
): HealthSummary {
  const groups: Partial<Record<HealthGroup, number>> = {};
  const classes = new Map<string, { amountMinor: number; count: number }>();
  const months = new Map<Month, number>();
  for (const { serviceOn, class: name, amountMinor, status } of lines) {
    const group = healthGroupOf(status);
    groups[group] = (groups[group] ?? 0) + amountMinor;
    if (group === 'not_eligible' || amountMinor === 0) continue;
    const total = classes.get(name) ?? { amountMinor: 0, count: 0 };
    classes.set(name, { amountMinor: total.amountMinor + amountMinor, count: total.count + 1 });
    months.set(toMonth(serviceOn), (months.get(toMonth(serviceOn)) ?? 0) + amountMinor);
  }
  return {
    totalMinor: [...months.values()].reduce((sum, amountMinor) => sum + amountMinor, 0),
    groups,
    classes: [...classes]
      .map(([name, sums]) => ({ class: name, ...sums }))
      .sort((a, b) => b.amountMinor - a.amountMinor || a.class.localeCompare(b.class)),
    months: [...months]
      .map(([month, amountMinor]) => ({ month, amountMinor }))
      .sort((a, b) => a.month.localeCompare(b.month)),
  };
}
