import { expect, it } from 'vitest';
import type { FindingKind } from '../findings/finding.ts';
import { DASHBOARD_CARDS, type DashboardCard, GOALS, type Goal, orderCards, orderFindings } from './goals.ts';

const TOLD: readonly FindingKind[] = ['charged_twice', 'refund_late', 'renewal_due', 'health_unclaimed'];

it('keeps the default order without a goal', () => {
  expect(orderCards([])).toEqual([...DASHBOARD_CARDS]);
  expect(orderFindings(TOLD, [])).toEqual([...TOLD]);
});

it.each<[Goal, DashboardCard, FindingKind]>([
  ['see_spending', 'where', 'charged_twice'],
  ['cancel_subscriptions', 'subscriptions', 'charged_twice'],
  ['claim_health', 'attention', 'health_unclaimed'],
  ['find_refunds', 'attention', 'refund_late'],
  ['plan_ahead', 'subscriptions', 'renewal_due'],
])('%s moves %s and %s to the front', (goal, card, finding) => {
  expect(orderCards([goal])[0]).toBe(card);
  expect(orderFindings(TOLD, [goal])[0]).toBe(finding);
});

it('all goals combined keep every card and finding exactly once', () => {
  expect(orderCards(GOALS).toSorted()).toEqual([...DASHBOARD_CARDS].toSorted());
  expect(orderFindings(TOLD, GOALS).toSorted()).toEqual([...TOLD].toSorted());
});
