import type { FindingKind } from '../findings/finding.ts';

/** Goals a user can choose. */
export const GOALS = [
  'see_spending',
  'cancel_subscriptions',
  'claim_health',
  'find_refunds',
  'plan_ahead',
] as const;

export type Goal = (typeof GOALS)[number];

/** The dashboard's cards below the figures, in default order. */
export const DASHBOARD_CARDS = ['trend', 'attention', 'recent', 'subscriptions', 'where'] as const;

export type DashboardCard = (typeof DASHBOARD_CARDS)[number];

/** The cards and findings each goal moves to the front. */
const FORWARD: Readonly<
  Record<Goal, { readonly cards: readonly DashboardCard[]; readonly findings: readonly FindingKind[] }>
> = {
  see_spending: { cards: ['where', 'trend'], findings: ['amount_differs'] },
  cancel_subscriptions: {
    cards: ['subscriptions'],
    findings: ['charged_after_cancel', 'trial_ends', 'price_up'],
  },
  claim_health: { cards: ['attention', 'recent'], findings: ['claim_refunded', 'health_unclaimed'] },
  find_refunds: {
    cards: ['attention', 'recent'],
    findings: ['refund_late', 'return_window', 'charged_twice'],
  },
  plan_ahead: { cards: ['subscriptions', 'trend'], findings: ['renewal_due', 'trial_ends', 'warranty_ends'] },
};

/** Orders the cards for the user's goals: those most goals prefer first, then the default order. */
export function orderCards(goals: readonly Goal[]): DashboardCard[] {
  const points = new Map<DashboardCard, number>();
  for (const goal of goals)
    for (const [place, card] of FORWARD[goal].cards.entries())
      points.set(card, (points.get(card) ?? 0) + FORWARD[goal].cards.length - place);
  return [...DASHBOARD_CARDS].sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
}

/** Orders kinds of findings: those of the goals first. */
export function orderFindings(kinds: readonly FindingKind[], goals: readonly Goal[]): FindingKind[] {
  const first = goals.flatMap((goal) => FORWARD[goal].findings).filter((kind) => kinds.includes(kind));
  return [...new Set([...first, ...kinds])];
}
