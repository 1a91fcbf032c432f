import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { ALL_ENDPOINTS } from './ids.ts';

/** A valid body for each endpoint that takes one. */
const VALID_BODIES: Readonly<Record<string, object>> = {
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
  readNotifications: {},
  createPushDevice: {
    ...{ endpoint: 'https://push.example.test/abc', name: 'Firefox on Linux' },
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  muteNotifications: { kind: 'price_up', isMuted: true },
  updateAlertSettings: { quietHours: null, largeChargeMinor: 50_000, lowBalanceMinor: null },
  recordUsage: { actions: ['opened_dashboard'] },
  updateUser: { isDisabled: true },
  createInvitation: { email: 'guest@example.test' },
  createHouseholdInvitation: { email: 'partner@example.test', role: 'member' },
  answerHouseholdInvitation: { isAccepted: true },
  updateHouseholdMember: { role: 'viewer' },
  updateHouseholdSharing: { sharesHealth: true },
  createLinkToken: {},
  exchangePublicToken: { public_token: 'public-sandbox-none', institution: { name: 'Bank' } },
  connectSimplefin: { setupToken: 'bm8gdG9rZW4=' },
  connectImap: {
    ...{ address: 'robin@example.test', host: 'imap.example.test', port: 993, security: 'tls' },
    ...{ user: 'robin@example.test', password: 'no such password' },
  },
  updateMailbox: { isPaused: false },
  updateSender: { sender: 'news@shop.test', verdict: 'block' },
  updateEvidence: { isKept: true },
  readEmailsAgain: { state: 'failed' },
  forgetEmails: { sender: 'nobody@shop.test' },
  createAccount: { name: 'Cash tin', accountType: 'other', currency: 'USD' },
  updateAccount: { isCounted: true },
  decideAccount: { decision: 'different' },
  createTransaction: {
    ...{ accountId: `acc_${'0'.repeat(32)}`, postedOn: '2026-11-10', amountMinor: -450 },
    description: 'Stamps',
  },
  updateTransaction: { note: 'for the tax return' },
  decidePossibleMatch: { decision: 'different' },
  decideTransfer: { decision: 'confirm' },
  acceptSplits: {
    splits: [
      {
        transactionId: `txn_${'0'.repeat(32)}`,
        parts: [
          { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, amountMinor: -450 },
          { category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', isHealth: true, amountMinor: -899 },
        ],
      },
    ],
  },
  acceptSplit: {
    parts: [
      { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, amountMinor: -450 },
      { category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', isHealth: true, amountMinor: -899 },
    ],
  },
  updateSplit: {
    parts: [
      { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, amountMinor: -1000 },
      { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, amountMinor: -1999, name: 'Ana' },
    ],
  },
  editTransactions: {
    transactions: { ids: [`txn_${'0'.repeat(32)}`] },
    change: { category: 'FOOD_AND_DRINK_GROCERIES' },
  },
  createClaim: { year: 2026 },
  updateClaim: { patient: 'Robin Vale' },
  setReceiptClock: { untilOn: '2026-12-24' },
  mapImportColumns: {
    columns: [
      { index: 0, role: 'postedOn' },
      { index: 1, role: 'amount' },
    ],
    dateOrder: null,
    flipSigns: false,
  },
  confirmImport: {},
  updateSubscription: { verdict: 'confirmed' },
  mergeSubscription: { otherId: `sub_${'0'.repeat(32)}` },
  decideReviewItem: { decision: 'confirmed' },
  confirmSecondFactor: { code: '123456' },
  addPasskey: {
    name: 'Laptop',
    response: {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  },
  renamePasskey: { name: 'Laptop' },
  answerCategory: { category: 'FOOD_AND_DRINK_GROCERIES', isForMerchant: false },
};

/** Endpoints with a JSON body. */
export const BODY_ENDPOINTS = ALL_ENDPOINTS.filter((id) => {
  const endpoint: Endpoint = ENDPOINTS[id];
  return endpoint.body !== undefined;
});

/**
 * A valid body for the endpoint; undefined if it takes none. Fails for a new endpoint until a sample is added above.
 */
export function validBody(id: EndpointId): object | undefined {
  if (!BODY_ENDPOINTS.includes(id)) return undefined;
  const body = VALID_BODIES[id];
  const endpoint: Endpoint = ENDPOINTS[id];
  if (!body || !endpoint.body?.safeParse(body).success)
    throw new Error(`no valid sample for the body of ${id}`);
  return body;
}
