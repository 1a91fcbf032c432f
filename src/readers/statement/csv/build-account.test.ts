import { expect, it } from 'vitest';
import { readStatementFile } from '../read-statement-file.ts';

it.each([
  ['Joint Savings', 'savings'],
  ['Visa Signature', 'credit'],
  ['Checking', 'checking'],
  ['GB29NWBK60161331926819', null],
] as const)('an account named in words states its type: %s', (name, accountType) => {
  const table = `Date,Description,Amount,Account Name\n2026-11-03,Cafe,-4.50,${name}\n2026-11-04,Pay,90.00,${name}\n`;
  const read = readStatementFile(new TextEncoder().encode(table));
  expect(read.accounts.map((account) => account.accountType)).toEqual([accountType]);
});
