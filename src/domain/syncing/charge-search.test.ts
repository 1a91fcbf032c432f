import { expect, test } from 'vitest';
import { buildChargeSearch, type ChargeToFind } from './charge-search.ts';

const CHARGE: ChargeToFind = {
  postedOn: '2026-11-10',
  authorizedOn: '2026-11-08',
  merchant: 'Amber "Quay" Goods',
  amountMinor: -123_456,
  currency: 'USD',
  originalAmountMinor: null,
  originalCurrency: null,
};

test('searches around the charge’s dates, by name and by amount as printed in emails', () => {
  expect(buildChargeSearch(CHARGE)).toEqual({
    from: '2026-10-18',
    to: '2026-11-17',
    phrases: ['Amber Quay Goods', '1234.56', '1234,56', '1,234.56', '1.234,56'],
  });
});

test('searches a foreign charge by both amounts, and one without decimals by name only', () => {
  const abroad = { ...CHARGE, amountMinor: -900, originalAmountMinor: -815, originalCurrency: 'EUR' };
  expect(buildChargeSearch(abroad).phrases).toEqual(['Amber Quay Goods', '9.00', '9,00', '8.15', '8,15']);
  expect(buildChargeSearch({ ...CHARGE, currency: 'JPY' }).phrases).toEqual(['Amber Quay Goods']);
});
