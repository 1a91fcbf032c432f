import { expect, test } from 'vitest';
import { groupOrderMessages, type OrderMessage } from './group-order-messages.ts';

const mail = (id: string, receivedAt: number, standsAlone = false): OrderMessage => ({
  id,
  receivedAt,
  standsAlone,
  kind: 'purchase',
  purchasedOn: '2026-03-02',
  totalMinor: 1200,
  amountMinor: 1200,
  currency: 'USD',
  isSure: true,
  isForward: false,
  isPayment: false,
  isDecided: false,
});

test('an email the user separated stays alone, and nothing is merged with it', () => {
  const groups = groupOrderMessages([mail('a', 1), mail('b', 2, true), mail('c', 3)], true);
  expect(groups).toEqual([
    { leadingId: 'a', otherIds: ['c'], isProvenByPayment: false },
    { leadingId: 'b', otherIds: [], isProvenByPayment: false },
  ]);
  expect(groupOrderMessages([mail('a', 1, true), mail('b', 2)], true)).toEqual([
    { leadingId: 'a', otherIds: [], isProvenByPayment: false },
    { leadingId: 'b', otherIds: [], isProvenByPayment: false },
  ]);
});

test('a payment email repeats a purchase without a number, and each purchase is paid once', () => {
  const payment = (id: string, receivedAt: number) => ({ ...mail(id, receivedAt), isPayment: true });
  expect(groupOrderMessages([payment('p', 1), mail('a', 2)], false)).toEqual([
    { leadingId: 'a', otherIds: ['p'], isProvenByPayment: false },
  ]);
  const two = [payment('p', 1), payment('q', 2), mail('a', 3), mail('b', 4)];
  expect(groupOrderMessages(two, false)).toEqual([
    { leadingId: 'a', otherIds: ['p'], isProvenByPayment: false },
    { leadingId: 'b', otherIds: ['q'], isProvenByPayment: false },
  ]);
});

test('equal refunds of one order are one refund only within twenty days', () => {
  const refund = (id: string, purchasedOn: string) => ({
    ...mail(id, 1),
    kind: 'refund' as const,
    purchasedOn,
  });
  const groupsOf = (...days: readonly string[]) =>
    groupOrderMessages(
      days.map((on) => refund(on, on)),
      true,
    ).map(({ leadingId, otherIds }) => [leadingId, ...otherIds]);
  expect(groupsOf('2026-03-01', '2026-03-21')).toEqual([['2026-03-01', '2026-03-21']]);
  expect(groupsOf('2026-03-01', '2026-05-15')).toEqual([['2026-03-01'], ['2026-05-15']]);
});

const DAY = 24 * 3_600_000;

test('a confident payment email that agrees makes the merchant’s low-confidence email represent the purchase', () => {
  const doubtful = { ...mail('d', DAY), isSure: false };
  const payment = { ...mail('p', 0), isPayment: true };
  const leads = (message: OrderMessage, ...others: OrderMessage[]) => {
    const [group] = groupOrderMessages([...others, message], true);
    return [group?.leadingId, group?.isProvenByPayment];
  };
  expect(leads(doubtful, payment)).toEqual(['d', true]);
  for (const other of [
    { ...payment, isSure: false, receivedAt: 2 * DAY },
    { ...payment, isSure: false, isPayment: false, receivedAt: 2 * DAY },
  ])
    expect(leads(doubtful, other)).toEqual(['d', false]);
  for (const other of [
    { ...payment, amountMinor: 1300 },
    { ...payment, currency: 'EUR' },
    { ...payment, receivedAt: 5 * DAY },
  ])
    expect(leads(doubtful, other)).toEqual(['p', false]);
  expect(leads({ ...doubtful, isForward: true }, payment)).toEqual(['p', false]);
  expect(leads(mail('sure', 2 * DAY), doubtful, payment)).toEqual(['sure', false]);
});
