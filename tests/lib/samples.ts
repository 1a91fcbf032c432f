import type { BodyOf, ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';

type Table = typeof ENDPOINTS;
/** Endpoints that take a JSON body. */
export type BodyEndpoint = {
  [Id in EndpointId]: Table[Id] extends { readonly body: unknown } ? Id : never;
}[EndpointId];

/** A body each such endpoint accepts. A new endpoint with a body does not compile until it has one here. */
export const VALID_BODIES: { readonly [Id in BodyEndpoint]: BodyOf<Id> } = {
  updateOnboarding: {
    name: 'Robin Vale',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    goals: ['claim_health'],
  },
  updateProfile: { displayName: 'Robin Vale' },
  updateNotifications: {
    email: true,
    push: false,
    weeklyReports: true,
    transactionAlerts: true,
    healthInsights: false,
  },
  createLinkToken: {},
  exchangePublicToken: { public_token: 'public-sandbox-none', institution: { name: 'Bank' } },
  updateTransaction: { note: 'for the tax return' },
  confirmImport: {},
  updateSubscription: { verdict: 'confirmed' },
  decideReviewItem: { decision: 'confirmed' },
};

export const BODY_ENDPOINTS = Object.keys(VALID_BODIES).filter(
  (id): id is BodyEndpoint => id in VALID_BODIES,
);
