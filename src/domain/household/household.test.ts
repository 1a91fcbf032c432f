import { describe, expect, it } from 'vitest';
import { showItems, showTransaction } from './hide-health.ts';
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
  it('hides merchant and category of a health purchase and of whatever a health account paid', () => {
    const hidden = { description: null, parts: [{ category: null, amountMinor: -3000 }] };
    expect(
      showTransaction({ ...transaction, category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS' }, PRIVATE),
    ).toEqual(hidden);
    expect(showTransaction({ ...transaction, isOfHealthAccount: true }, PRIVATE)).toEqual(hidden);
  });

  it('hides only the health parts of a mixed purchase, together and with their amount', () => {
    const split = [
      line('GENERAL_MERCHANDISE_SUPERSTORES', false, -1000),
      line('MEDICAL_PHARMACIES_AND_SUPPLEMENTS', true, -1500),
      line('FOOD_AND_DRINK_GROCERIES', true, -500),
    ];
    expect(showTransaction({ ...transaction, split }, PRIVATE)).toEqual({
      description: 'Corner Store',
      parts: [
        { category: 'GENERAL_MERCHANDISE_SUPERSTORES', amountMinor: -1000 },
        { category: null, amountMinor: -2000 },
      ],
    });
    expect(showTransaction({ ...transaction, split }, { sharesHealth: true }).parts).toHaveLength(3);
  });

  it('makes health items one without a name, and names the rest', () => {
    const items = [
      { name: 'Batteries', amountMinor: 500, isHealth: false },
      { name: 'Test strips', amountMinor: 1200, isHealth: true },
      { name: 'Bandages', amountMinor: 300, isHealth: true },
    ];
    expect(showItems(items, PRIVATE)).toEqual([
      { name: 'Batteries', amountMinor: 500 },
      { name: null, amountMinor: 1500 },
    ]);
    expect(showItems(items, { sharesHealth: true }).map(({ name }) => name)).toEqual([
      'Batteries',
      'Test strips',
      'Bandages',
    ]);
    expect(showItems([{ name: 'Salve', amountMinor: null, isHealth: true }], PRIVATE)).toEqual([
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
      ...also.map((one) => one.memberId),
    ]);

  it('counts once, by the first member', () => {
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
  ])('is two with %s', (_name, other) => {
    expect(grouped(account, { ...account, memberId: 'ben', ...other })).toEqual([['ann'], ['ben']]);
  });

  it('two accounts of one member are never one, nor accounts without digits', () => {
    expect(grouped(account, account)).toEqual([['ann'], ['ann']]);
    const cash = { ...account, mask: null, institutionName: null };
    expect(groupJointAccounts([cash, { ...cash, memberId: 'ben' }])).toHaveLength(2);
  });
});
