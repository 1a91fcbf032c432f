import { expect, it } from 'vitest';
import { describeTransaction } from './describe-transaction.ts';

const shown = (merchant: string | null, originalDescription: string) =>
  describeTransaction({
    ...{ key: 'a', accountId: 'chk', accountType: 'checking', externalId: null, pendingExternalId: null },
    ...{ postedOn: '2026-11-05', authorizedOn: null, amountMinor: -6_400, currency: 'USD' },
    ...{ originalAmountMinor: null, originalCurrency: null, ownCategory: null, note: '' },
    ...{ isPending: false, providerCategory: null, merchant, originalDescription },
  }).merchant;

it.each([
  ['Zelle', 'Zelle payment to Nora Vance 17237325969', 'Zelle to Nora Vance'],
  [null, 'Zelle payment to Nora Vance 17237325969', 'Zelle to Nora Vance'],
  ['Cash App', 'CASH APP*JOHN SMITH', 'John Smith'],
  ['Venmo', 'VENMO PAYMENT 0031248171124 WEB ID: 3264681992', 'Venmo'],
  ['Cash App', 'CASH APP*CASH OUT', 'Cash App'],
  ['Blue Door Bakery', 'SQ *BLDR BKRY 0412 PORTLAND ME', 'Blue Door Bakery'],
])(
  '%s, %s: shown as %s, using the person’s name if the description has one',
  (merchant, description, name) => {
    expect(shown(merchant, description)).toBe(name);
  },
);
