import { expect, it } from 'vitest';
import type {
  StatementAccount,
  StatementFile,
  StatementTransaction,
} from '#readers/statement/statement-file.ts';
import { CHUNK_SIZE, pack, readChunk, stageFile, unpack } from './staged-transactions.ts';

function entry(at: number): StatementTransaction {
  return {
    line: at + 10,
    postedOn: `2026-0${1 + (at % 9)}-15`,
    authorizedOn: at % 3 === 0 ? '2026-01-14' : null,
    amountMinor: at % 2 === 0 ? -at - 1 : at,
    currency: at % 7 === 0 ? 'EUR' : null,
    description: `SHOP ${at}`,
    memo: at % 5 === 0 ? 'café' : null,
    externalId: at % 4 === 0 ? null : `id-${at}`,
    checkNumber: null,
    pending: at % 11 === 0,
    originalAmountMinor: at % 13 === 0 ? -at - 1 : null,
    originalCurrency: at % 13 === 0 ? 'GBP' : null,
    category: at % 2 === 0 ? 'Groceries' : null,
    tags: at % 17 === 0 ? ['trip'] : [],
    note: null,
  };
}

const ACCOUNT: StatementAccount = {
  accountId: '12345678',
  bankId: null,
  accountType: null,
  currency: null,
  ledgerBalance: null,
  openingBalance: null,
  transactions: [],
  corrections: [],
};

it('returns every transaction of a file unchanged and in order, in any number of chunks', () => {
  const transactions = Array.from({ length: 2 * CHUNK_SIZE + 7 }, (_, at) => entry(at));
  const account = { ...ACCOUNT, transactions };
  const file: StatementFile = { format: 'ofx', accounts: [account], errors: [], warnings: [] };
  const [staged] = unpack(pack(stageFile(file, 'USD')));
  if (!staged) throw new Error('no account came back');
  expect(staged.chunks).toHaveLength(3);
  const rows = staged.chunks.flatMap((_, at) => readChunk(staged, at));
  expect(rows).toEqual(
    transactions.map((transaction, at) => ({
      key: String(at),
      line: transaction.line,
      accountId: '',
      accountType: 'other',
      merchant: null,
      pendingExternalId: null,
      providerCategory: null,
      externalId: transaction.externalId,
      postedOn: transaction.postedOn,
      authorizedOn: transaction.authorizedOn,
      amountMinor: transaction.amountMinor,
      currency: transaction.currency ?? 'USD',
      originalAmountMinor: transaction.originalAmountMinor,
      originalCurrency: transaction.originalCurrency,
      ownCategory: transaction.category === null ? null : 'FOOD_AND_DRINK_GROCERIES',
      note: transaction.tags.map((tag) => `#${tag}`).join(' '),
      originalDescription:
        transaction.memo === null
          ? transaction.description
          : `${transaction.description} ${transaction.memo}`,
      isPending: transaction.pending,
    })),
  );
  const dollars = rows.filter(({ currency }) => currency === 'USD');
  expect(staged).toMatchObject({
    transactionCount: transactions.length,
    span: { from: '2026-01-15', to: '2026-09-15' },
    netMinor: dollars.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  });
});

it.each([
  ['Joint Savings', { statedName: 'Joint Savings', mask: null }],
  ['000123456789', { statedName: null, mask: '6789' }],
  ['GB29 NWBK 6016 1331 9268 19', { statedName: null, mask: '6819' }],
  ['x'.repeat(81), { statedName: null, mask: null }],
  ['Joint\u0000Savings', { statedName: null, mask: null }],
  [' ', { statedName: null, mask: null }],
  [null, { statedName: null, mask: null }],
])('keeps the name of an account, but never its number: %s', (accountId, expected) => {
  const account = { ...ACCOUNT, accountId };
  expect(stageFile({ format: 'qif', accounts: [account], errors: [], warnings: [] }, 'USD')).toMatchObject([
    expected,
  ]);
});

it('cuts a description that no bank writes', () => {
  const account = {
    ...ACCOUNT,
    transactions: [{ ...entry(0), memo: null, description: 'x'.repeat(1_000_000) }],
  };
  const [staged] = stageFile({ format: 'qif', accounts: [account], errors: [], warnings: [] }, 'USD');
  expect(staged && readChunk(staged, 0)).toMatchObject([{ originalDescription: 'x'.repeat(2_000) }]);
});
