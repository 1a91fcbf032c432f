import { expect, it } from 'vitest';
import { type MatchInQuestion, matchConflict } from './match-conflict.ts';

const match = (change: Partial<MatchInQuestion>): MatchInQuestion => ({
  totalMinor: 4_745,
  currency: 'USD',
  purchasedOn: '2026-10-24',
  chargedMinor: 4_745,
  chargeCurrency: 'USD',
  charges: 1,
  chargedOn: '2026-10-26',
  cardLast4: '8802',
  accountMask: '8802',
  reasons: ['same amount', '2 days later'],
  otherReceipts: 0,
  ...change,
});

it('a question says exactly what conflicts, the gravest first', () => {
  expect(matchConflict(match({ otherReceipts: 1, chargedMinor: 1 }))).toEqual({
    kind: 'shared',
    receipts: 2,
  });
  expect(matchConflict(match({ currency: 'GBP' }))).toEqual({
    kind: 'currency',
    receipt: 'GBP',
    charge: 'USD',
  });
  expect(matchConflict(match({ chargedMinor: 4_865, chargedOn: '2026-12-24' }))).toEqual({
    kind: 'amount',
    differenceMinor: 120,
    currency: 'USD',
  });
  expect(matchConflict(match({ accountMask: '4417', charges: 3 }))).toEqual({
    kind: 'card',
    receipt: '8802',
    charge: '4417',
  });
  expect(matchConflict(match({ accountMask: null, charges: 3, chargedOn: '2026-11-04' }))).toEqual({
    kind: 'parts',
    charges: 3,
  });
  expect(matchConflict(match({ chargedOn: '2026-11-04' }))).toEqual({ kind: 'days', days: 11 });
  expect(matchConflict(match({ chargedOn: '2026-10-22' }))).toEqual({ kind: 'days', days: -2 });
  expect(matchConflict(match({ totalMinor: null, purchasedOn: null }))).toEqual({ kind: 'name' });
  expect(matchConflict(match({ reasons: ['same amount', 'same merchant'] }))).toEqual({ kind: 'weak' });
});
