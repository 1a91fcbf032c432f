import { describe, expect, it } from 'vitest';
import { toAccount, toMinor, toProblems, toTransaction } from './map.ts';

const SET = { accounts: [], connections: [{ conn_id: 'c1', name: 'Credit Union' }] };

describe('a SimpleFIN response', () => {
  it.each([
    ['-12.34', 'USD', -1234],
    ['+12.3', 'USD', 1230],
    ['.5', 'USD', 50],
    ['-.05', 'USD', -5],
    ['1200', 'JPY', 1200],
    ['1.2345', 'KWD', 1235],
    ['0.005', 'USD', 1],
    ['-0', 'USD', 0],
    ['1,200.00', 'USD', null],
    ['', 'USD', null],
  ])('amount %s %s is %s', (decimal, currency, minor) => {
    expect(toMinor(decimal, currency)).toBe(minor);
  });

  it('gives bank, account type and last digits in both protocol versions', () => {
    const two = { id: 'A', name: 'Visa Platinum (4417)', conn_id: 'c1', currency: 'USD', balance: '-20.00' };
    expect(toAccount(two, 'h', SET)).toMatchObject({
      institutionName: 'Credit Union',
      accountType: 'credit',
      mask: '4417',
      currentBalanceMinor: -2000,
    });
    const raw = { id: 'A', name: 'Share Savings', org: { domain: 'cu.test' }, currency: 'USD', balance: '1' };
    expect(toAccount(raw, 'h', { accounts: [] })).toMatchObject({
      externalId: 'h|A',
      institutionName: 'cu.test',
      accountType: 'savings',
      mask: null,
    });
  });

  it('is imported without points and miles', () => {
    const miles = { id: 'M', name: 'Miles', currency: 'https://air.test/miles', balance: '12000' };
    expect(toAccount(miles, 'h', SET)).toBeNull();
  });

  it('marks a transaction without a posting time as pending, and rejects one without any time', () => {
    const account = { externalId: 'h|A', currency: 'USD' };
    const transaction = {
      id: '1',
      amount: '-4.50',
      description: 'COFFEE',
      transacted_at: 1_772_539_200,
      posted: 0,
    };
    expect(toTransaction(transaction, account)).toMatchObject({ isPending: true, postedOn: '2026-03-03' });
    expect(toTransaction({ ...transaction, transacted_at: 0 }, account)).toBeNull();
  });

  it('has its errors in both versions as plain text', () => {
    expect(
      toProblems({
        accounts: [],
        errors: ['Old <b>words</b>\u0000'],
        errlist: [{ code: 'con.auth', msg: '<script>x</script> Sign in' }],
      }),
    ).toEqual([
      { code: 'con.auth', message: 'x Sign in' },
      { code: 'gen.', message: 'Old words' },
    ]);
  });
});
