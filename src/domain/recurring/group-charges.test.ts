import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCharge } from './charge.ts';
import { groupCharges } from './group-charges.ts';

const named = fc.record({
  accountId: fc.constantFrom('one', 'two'),
  postedOn: fc.constantFrom('2026-01-03', '2026-02-03', '2026-03-04'),
  amountMinor: fc.integer({ min: -5_000, max: -1 }),
  currency: fc.constantFrom('USD', 'EUR'),
  description: fc.constantFrom(
    'HARBOR BOOKS 0412',
    'Harbor Books Portland',
    'PAYPAL *WILLOW',
    'Willow 77 Rent',
  ),
  merchant: fc.constantFrom('Harbor Books', 'Willow Pottery', 'Rent'),
});

it('groups charges with a merchant by merchant alone', () => {
  fc.assert(
    fc.property(fc.array(named, { minLength: 1, maxLength: 30 }), (drawn) => {
      const days: Parameters<typeof toCharge>[1] = new Map();
      const charges = drawn.map((charge, at) => toCharge({ ...charge, id: `c${at}` }, days));
      const first = drawn[0] ?? expect.fail();
      const stranger = { ...first, id: 'stranger', description: 'ZZYZX 1', merchant: '' };
      const together = groupCharges([...charges, toCharge(stranger, days)]);
      const others = together.filter((group) => group.charges.every(({ id }) => id !== 'stranger'));
      expect(others).toEqual(groupCharges(charges));
    }),
  );
});
