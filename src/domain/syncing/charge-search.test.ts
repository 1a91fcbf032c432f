import { expect, test } from 'vitest';
import { chargeSearch, type SearchedCharge } from './charge-search.ts';

const CHARGE: SearchedCharge = {
  postedOn: '2026-11-10',
  authorizedOn: '2026-11-08',
  merchant: 'Amber "Quay" Goods',
  amountMinor: -123_456,
  currency: 'USD',
  originalAmountMinor: null,
  originalCurrency: null,
};

test('a charge is looked for around its days, by name and by its amount as emails print it', () => {
  expect(chargeSearch(CHARGE)).toEqual({
    from: '2026-10-18',
    to: '2026-11-17',
    phrases: ['Amber Quay Goods', '1234.56', '1234,56', '1,234.56', '1.234,56'],
  });
});

test('a foreign charge is looked for by both amounts, one in whole units by its name alone', () => {
  const abroad = { ...CHARGE, amountMinor: -900, originalAmountMinor: -815, originalCurrency: 'EUR' };
  expect(chargeSearch(abroad).phrases).toEqual(['Amber Quay Goods', '9.00', '9,00', '8.15', '8,15']);
  expect(chargeSearch({ ...CHARGE, currency: 'JPY' }).phrases).toEqual(['Amber Quay Goods']);
});
