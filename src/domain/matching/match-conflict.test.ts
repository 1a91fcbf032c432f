import { expect, it } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import { findMatchConflict, type ProposedMatch } from './match-conflict.ts';

const match = (change: Partial<ProposedMatch>): ProposedMatch => ({
  totalMinor: 4_745,
  currency: 'USD',
  purchasedOn: '2026-10-24',
  chargedMinor: 4_745,
  chargeCurrency: 'USD',
  chargeCount: 1,
  chargedOn: '2026-10-26',
  cardLast4: '8802',
  accountMask: '8802',
  reasons: [userMessage('sameAmount'), userMessage('daysLater', 2)],
  otherReceiptCount: 0,
  ...change,
});

it('returns the most serious conflict first', () => {
  expect(findMatchConflict(match({ otherReceiptCount: 1, chargedMinor: 1 }))).toEqual({
    kind: 'shared',
    receipts: 2,
  });
  expect(findMatchConflict(match({ currency: 'GBP' }))).toEqual({
    kind: 'currency',
    receipt: 'GBP',
    charge: 'USD',
  });
  expect(findMatchConflict(match({ chargedMinor: 4_865, chargedOn: '2026-12-24' }))).toEqual({
    kind: 'amount',
    differenceMinor: 120,
    currency: 'USD',
  });
  expect(findMatchConflict(match({ accountMask: '4417', chargeCount: 3 }))).toEqual({
    kind: 'card',
    receipt: '8802',
    charge: '4417',
  });
  expect(findMatchConflict(match({ accountMask: null, chargeCount: 3, chargedOn: '2026-11-04' }))).toEqual({
    kind: 'parts',
    charges: 3,
  });
  expect(findMatchConflict(match({ chargedOn: '2026-11-04' }))).toEqual({ kind: 'days', days: 11 });
  expect(findMatchConflict(match({ chargedOn: '2026-10-22' }))).toEqual({ kind: 'days', days: -2 });
  expect(findMatchConflict(match({ totalMinor: null, purchasedOn: null }))).toEqual({ kind: 'name' });
  expect(
    findMatchConflict(match({ reasons: [userMessage('sameAmount'), userMessage('sameMerchant')] })),
  ).toEqual({
    kind: 'weak',
  });
});
