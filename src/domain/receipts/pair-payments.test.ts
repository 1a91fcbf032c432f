import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPaymentService, type PayableEmail, pairPayments } from './pair-payments.ts';

const HOUR = 3_600_000;

const email = (id: string, more: Partial<PayableEmail> = {}): PayableEmail => ({
  id,
  orderKey: `order|purchase|harborgoods|${id}`,
  isRefund: false,
  merchant: 'Harbor Goods',
  items: [],
  fromDomain: 'harborgoods.example',
  receivedAt: 0,
  amountMinor: 6_420,
  currency: 'USD',
  ...more,
});
const payment = (id: string, more: Partial<PayableEmail> = {}): PayableEmail =>
  email(id, { fromDomain: 'paypal.com', receivedAt: HOUR, ...more });
const paired = (...emails: PayableEmail[]) => Object.fromEntries(pairPayments(emails));

describe('pairs a merchant’s email with a payment service’s', () => {
  test.each([
    ['the same name', {}],
    ['the payee’s legal name', { merchant: 'HARBOR GOODS LLC' }],
    ['a name without blanks', { merchant: 'HarborGoods' }],
    ['the service wrote first', { receivedAt: -2 * HOUR }],
    ['the service wrote two days later', { receivedAt: 48 * HOUR }],
    ['Klarna', { fromDomain: 'klarna.com' }],
    ['Shop Pay', { fromDomain: 'shop.app' }],
    ['Amazon Pay', { fromDomain: 'payments.amazon.com' }],
    ['Google Pay', { fromDomain: 'payments.google.com' }],
    [
      'an app store that names the app',
      { fromDomain: 'email.apple.com', merchant: 'Apple', items: ['Harbor Goods'] },
    ],
  ])('%s', (_name, more) => {
    expect(paired(email('m'), payment('p', more))).toEqual({ p: 'order|purchase|harborgoods|m' });
  });

  test('a refund and the service’s email about it', () => {
    const refund = email('m', { isRefund: true });
    expect(paired(refund, payment('p', { isRefund: true }))).toEqual({ p: refund.orderKey });
  });

  test('several emails of one order are paired with all emails of one payment', () => {
    const orderKey = 'order|purchase|harborgoods|7';
    const both = [
      payment('p1', { orderKey: 'order|p' }),
      payment('p2', { orderKey: 'order|p', receivedAt: 2 * HOUR }),
    ];
    expect(
      paired(email('confirmed', { orderKey }), email('invoice', { orderKey, receivedAt: 9 * HOUR }), ...both),
    ).toEqual({
      p1: orderKey,
      p2: orderKey,
    });
  });
});

describe('does not pair', () => {
  test.each([
    ['another amount', { amountMinor: 6_421 }],
    ['another currency', { currency: 'EUR' }],
    ['another payee', { merchant: 'Harbor Yoga' }],
    ['no payee', { merchant: null }],
    ['a week later', { receivedAt: 7 * 24 * HOUR }],
    ['a refund', { isRefund: true }],
    ['another shop', { fromDomain: 'harborgoods.shop' }],
  ])('%s', (_name, more) => {
    expect(paired(email('m'), payment('p', more))).toEqual({});
  });

  test('two purchases of one price, one of them paid by the service', () => {
    const two = [email('m1'), email('m2', { receivedAt: 5 * HOUR })];
    expect(paired(...two, payment('p'))).toEqual({ p: two[0]?.orderKey });
  });

  test('two payments, one email of the merchant', () => {
    expect(paired(email('m'), payment('p1'), payment('p2', { receivedAt: 5 * HOUR }))).toEqual({
      p1: 'order|purchase|harborgoods|m',
    });
  });

  test('two purchases and two payments of one price are paired one to one', () => {
    const two = [email('m1'), email('m2', { receivedAt: 24 * HOUR })];
    expect(paired(...two, payment('p2', { receivedAt: 25 * HOUR }), payment('p1'))).toEqual({
      p1: two[0]?.orderKey,
      p2: two[1]?.orderKey,
    });
  });
});

test('does not depend on arrival order and pairs nothing twice', () => {
  const any = fc.record({
    isPayment: fc.boolean(),
    merchant: fc.constantFrom('Harbor Goods', 'Harbor Goods LLC', 'Quill Books'),
    receivedAt: fc.integer({ min: 0, max: 200 }).map((hours) => hours * HOUR),
    amountMinor: fc.constantFrom(6_420, 990),
    hasNumber: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 9 }), fc.infiniteStream(fc.nat()), (drawn, chance) => {
      const emails = drawn.map(({ isPayment, hasNumber, ...more }, at) => {
        const orderKey = hasNumber ? `order|purchase|x|${at}` : `day|purchase|x|${more.amountMinor}`;
        return isPayment ? payment(`e${at}`, { ...more, orderKey }) : email(`e${at}`, { ...more, orderKey });
      });
      const shuffled = emails
        .map((each) => ({ each, at: chance.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ each }) => each);
      const pairs = paired(...emails);
      expect(paired(...shuffled)).toEqual(pairs);
      const numbered = Object.values(pairs).filter((key) => key.startsWith('order|'));
      expect(new Set(numbered).size).toBe(numbered.length);
    }),
  );
});

test('merchants are never payment services, whatever their names', () => {
  for (const domain of ['amazon.com', 'apple.com', 'google.com', 'mypaypal.example', 'notshop.app', null])
    expect(isPaymentService(domain), String(domain)).toBe(false);
});
