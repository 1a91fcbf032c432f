import { expect, test } from 'vitest';
import type { ExtractedEmail } from '#ports/mail-reader.ts';
import type { ReadMessage } from './read-message.ts';
import { buildVerdicts } from './verdict.ts';

const mail: ExtractedEmail = {
  rfcMessageId: '<1@willow.test>',
  fromAddress: 'orders@willow.test',
  fromName: 'Willow',
  fromDomain: 'willow.test',
  isForward: false,
  subject: 'Your order',
  sentAt: null,
  kind: 'shipping',
  confidence: 0.95,
  orders: [],
  promise: null,
  reason: 'Shipping update.',
};
const read = (id: string, contentKey: string): ReadMessage => ({
  message: { id, providerMessageId: id, attempts: 0 },
  receivedAt: null,
  outcome: 'read',
  mail: { ...mail, orders: [ORDER] },
  raw: new Uint8Array(),
  headerKey: null,
  contentKey,
});
const ORDER: ExtractedEmail['orders'][number] = {
  ...{ kind: 'shipping', merchant: 'Willow', orderId: 'W-1', purchasedOn: null, currency: 'USD', items: [] },
  ...{ totalMinor: null, chargedMinor: null, taxMinor: null, shippingMinor: null, discountMinor: null },
  ...{ tipMinor: null, cardLast4: null, nextRenewalOn: null, trialEndsOn: null, confidence: 0.95 },
  ...{ needsReview: false, evidence: {} },
};
const statesOf = (...messages: ReadMessage[]) =>
  buildVerdicts({ clock: { now: () => new Date(0) } }, messages, new Map(), 'own@sandbox.test').map(
    ({ verdict }) => verdict.state,
  );

test('counts the first of two copies in one batch', () => {
  expect(statesOf(read('a', 'one'), read('b', 'two'), read('c', 'one'))).toEqual([
    'processed',
    'processed',
    'skipped',
  ]);
});

test('asks about an amount that nobody pays, however certain it is', () => {
  const purchase = read('a', 'one');
  if (purchase.outcome !== 'read') throw new Error('the email was read');
  const of = (amounts: Partial<typeof ORDER>): ReadMessage => ({
    ...purchase,
    mail: { ...mail, kind: 'purchase', orders: [{ ...ORDER, kind: 'purchase', ...amounts }] },
  });
  expect(statesOf(of({ totalMinor: 99_999_999_999 }))).toEqual(['processed']);
  expect(statesOf(of({ totalMinor: 100_000_000_000 }))).toEqual(['needs_review']);
  expect(statesOf(of({ totalMinor: 5_000, chargedMinor: 100_000_000_000 }))).toEqual(['needs_review']);
});
