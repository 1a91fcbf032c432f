import { expect, it } from 'vitest';
import { accountMask } from './account-mask.ts';

it.each([
  ['000123456789', '6789'],
  ['DE89 3704 0044 0532 0130 00', '3000'],
  ['****-4417', '4417'],
  ['12', '12'],
  ['Visa 123', '123'],
])('an account number is recognized by its last digits: %s', (accountId, mask) => {
  expect(accountMask(accountId)).toBe(mask);
});

it.each(['Checking', 'My Visa', 'Savings 2', '', '···', null])(
  'an account named in words has no last digits: %s',
  (accountId) => {
    expect(accountMask(accountId)).toBeNull();
  },
);
