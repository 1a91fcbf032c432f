/** What users may say they came for. */
export const GOALS = [
  'see_spending',
  'cancel_subscriptions',
  'claim_health',
  'find_refunds',
  'plan_ahead',
] as const;

export type Goal = (typeof GOALS)[number];
