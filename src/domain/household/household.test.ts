import { describe, expect, it } from 'vitest';
import { hideHealthItems, hideHealthOfTransaction } from './hide-health.ts';
import { groupJointAccounts, type MemberAccount } from './joint-accounts.ts';

const PRIVATE = { sharesHealth: false };
const line = (category: string, isHealth: boolean, amountMinor: number) => ({
  ...{ category, isHealth, amountMinor },
  ...{ receiptId: null, item: null },
});
const transaction = {
  description: 'Corner Store',
  category: 'GENERAL_MERCHANDISE_SUPERSTORES',
  amountMinor: -3000,
  split: null,
  isOfHealthAccount: false,
};

describe('health that its owner keeps private', () => {
  it('hides merchant and category of health purchases and of payments from health accounts', () => {
    const hidden = { description: null, parts: [{ category: null, amountMinor: -3000 }] };
    expect(
      hideHealthOfTransaction({ ...transaction, category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS' }, PRIVATE),
    ).toEqual(hidden);
    expect(hideHealthOfTransaction({ ...transaction, isOfHealthAccount: true }, PRIVATE)).toEqual(hidden);
  });

  it('hides only the health parts of a mixed purchase, combined into one amount', () => {
    const split = [
      line('GENERAL_MERCHANDISE_SUPERSTORES', false, -1000),
      line('MEDICAL_PHARMACIES_AND_SUPPLEMENTS', true, -1500),
      line('FOOD_AND_DRINK_GROCERIES', true, -500),
    ];
    expect(hideHealthOfTransaction({ ...transaction, split }, PRIVATE)).toEqual({
      description: 'Corner Store',
      parts: [
        { category: 'GENERAL_MERCHANDISE_SUPERSTORES', amountMinor: -1000 },
        { category: null, amountMinor: -2000 },
      ],
    });
    expect(hideHealthOfTransaction({ ...transaction, split }, { sharesHealth: true }).parts).toHaveLength(3);
  });

  it('combines health items into one without a name, and shows the rest', () => {
    const items = [
      { name: 'Batteries', amountMinor: 500, isHealth: false },
      { name: 'Test strips', amountMinor: 1200, isHealth: true },
      { name: 'Bandages', amountMinor: 300, isHealth: true },
    ];
    expect(hideHealthItems(items, PRIVATE)).toEqual([
      { name: 'Batteries', amountMinor: 500 },
      { name: null, amountMinor: 1500 },
    ]);
    expect(hideHealthItems(items, { sharesHealth: true }).map(({ name }) => name)).toEqual([
      'Batteries',
      'Test strips',
      'Bandages',
    ]);
    expect(hideHealthItems([{ name: 'Salve', amountMinor: null, isHealth: true }], PRIVATE)).toEqual([
      { name: null, amountMinor: null },
    ]);
  });
});

describe('an account that two members connected', () => {
  const account: MemberAccount = {
    ...{ memberId: 'ann', persistentId: null, institutionName: 'First Bank', mask: '1234' },
    ...{ accountType: 'checking', currency: 'USD', bankName: 'Everyday Checking' },
  };
  const grouped = (...accounts: readonly MemberAccount[]) =>
    groupJointAccounts(accounts).map(({ account: { memberId }, also }) => [
      memberId,
      ...also.map((each) => each.memberId),
    ]);

  it('counts once, for the first member', () => {
    expect(grouped(account, { ...account, memberId: 'ben' })).toEqual([['ann', 'ben']]);
    const lasting = { ...account, persistentId: 'p1' };
    expect(grouped(lasting, { ...lasting, memberId: 'ben', mask: '9', bankName: 'Joint' })).toEqual([
      ['ann', 'ben'],
    ]);
  });

  it.each([
    ['other digits', { mask: '9999' }],
    ['another bank', { institutionName: 'Second Bank' }],
    ['another name', { bankName: 'Savings' }],
    ['another currency', { currency: 'EUR' }],
  ])('is not merged with %s', (_name, other) => {
    expect(grouped(account, { ...account, memberId: 'ben', ...other })).toEqual([['ann'], ['ben']]);
  });

  it('accounts of one member, or without digits, are never merged', () => {
    expect(grouped(account, account)).toEqual([['ann'], ['ann']]);
    const cash = { ...account, mask: null, institutionName: null };
    expect(groupJointAccounts([cash, { ...cash, memberId: 'ben' }])).toHaveLength(2);
  });
});
