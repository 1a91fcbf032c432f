import { expect, test } from 'vitest';
import { groupOrderMessages, type OrderMessage } from './group-order-messages.ts';

const mail = (id: string, receivedAt: number, standsAlone = false): OrderMessage => ({
  id,
  receivedAt,
  standsAlone,
  kind: 'purchase',
  purchasedOn: '2026-03-02',
  totalMinor: 1200,
  isSure: true,
  isForward: false,
  isPayment: false,
  isDecided: false,
});

test('an email that a person parted stands alone, and nothing is merged with it', () => {
  const groups = groupOrderMessages([mail('a', 1), mail('b', 2, true), mail('c', 3)], true);
  expect(groups).toEqual([
    { leadingId: 'a', otherIds: ['c'] },
    { leadingId: 'b', otherIds: [] },
  ]);
  expect(groupOrderMessages([mail('a', 1, true), mail('b', 2)], true)).toEqual([
    { leadingId: 'a', otherIds: [] },
    { leadingId: 'b', otherIds: [] },
  ]);
});

test('a payment repeats a purchase without a number, and each purchase is paid once', () => {
  const payment = (id: string, receivedAt: number) => ({ ...mail(id, receivedAt), isPayment: true });
  expect(groupOrderMessages([payment('p', 1), mail('a', 2)], false)).toEqual([
    { leadingId: 'a', otherIds: ['p'] },
  ]);
  const two = [payment('p', 1), payment('q', 2), mail('a', 3), mail('b', 4)];
  expect(groupOrderMessages(two, false)).toEqual([
    { leadingId: 'a', otherIds: ['p'] },
    { leadingId: 'b', otherIds: ['q'] },
  ]);
});
