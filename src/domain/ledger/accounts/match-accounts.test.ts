import { describe, expect, it } from 'vitest';
import { type AccountIdentity, matchAccounts } from './match-accounts.ts';

const account = (looks: Partial<AccountIdentity> = {}): AccountIdentity => ({
  accountType: 'checking',
  currency: 'USD',
  mask: '2204',
  name: 'Everyday Checking',
  persistentId: null,
  ...looks,
});

describe('matchAccounts', () => {
  it.each([
    ['with the same looks is the same', {}, true],
    ['under another name, its digits the same, is the same', { name: 'Plaid Checking' }, true],
    ['with other digits is another', { mask: '2205' }, false],
    ['of another type is another', { accountType: 'savings' }, false],
    ['in another currency is another', { currency: 'CAD' }, false],
    ['without digits and under another name is another', { mask: null, name: 'Other' }, false],
  ])('%s', (_name, looks, isSame) => {
    const stored = account();
    const arriving = account(looks);
    expect(matchAccounts([arriving], [stored]).get(arriving)).toBe(isSame ? stored : undefined);
  });

  it('prefers the persistent id', () => {
    const stored = [account({ persistentId: 'p-1', name: 'Old name', mask: '1111' }), account()];
    const arriving = account({ persistentId: 'p-1' });
    expect(matchAccounts([arriving], stored).get(arriving)).toBe(stored[0]);
  });

  it('does not match if two accounts fit, on either side', () => {
    const known = account();
    expect(matchAccounts([known], [account(), account()]).size).toBe(0);
    expect(matchAccounts([account(), account()], [known]).size).toBe(0);
  });

  it('distinguishes two cards with equal digits by name', () => {
    const stored = [account({ name: 'Joint' }), account({ name: 'Own' })];
    const arriving = [account({ name: 'own' }), account({ name: 'JOINT' })];
    const matches = matchAccounts(arriving, stored);
    expect(arriving.map((account) => matches.get(account))).toEqual([stored[1], stored[0]]);
  });
});
