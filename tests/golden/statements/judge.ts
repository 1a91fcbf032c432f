import type { PresentedAccount, PresentedFile } from '#readers/statement/present-statement-file.ts';
import type { ExpectedAccount, StatementCase } from './case-file.ts';

/** The differences between the result and the expectation, described; empty if there are none. */
export function judge(expected: StatementCase, read: PresentedFile): string[] {
  const faults: string[] = [];
  if (read.format !== expected.format) faults.push(`format ${read.format}, not ${expected.format}`);
  if (read.accounts.length !== expected.accounts.length)
    faults.push(`${read.accounts.length} accounts, not ${expected.accounts.length}`);
  expected.accounts.forEach((account, index) => {
    const presented = read.accounts[index];
    if (presented) faults.push(...judgeAccount(account, presented));
  });
  const lines = read.errors.map(({ line }) => line);
  if (lines.join() !== expected.errorLines.join())
    faults.push(
      `errors on [${lines}], not [${expected.errorLines}]: ${read.errors.map((e) => e.reason).join('; ')}`,
    );
  for (const words of expected.warnings)
    if (!read.warnings.some((warning) => warning.includes(words))) faults.push(`no warning "${words}"`);
  return faults;
}

function judgeAccount(expected: ExpectedAccount, read: PresentedAccount): string[] {
  const faults: string[] = [];
  const check = (what: string, wanted: string, found: string | null): void => {
    if (!agrees(wanted, found)) faults.push(`${what} is ${found}, not ${wanted}`);
  };
  if (expected.accountId !== '*') check('account', expected.accountId, read.accountId);
  check('type', expected.accountType, read.accountType);
  check('currency', expected.currency, read.currency);
  check('balance', expected.balance, read.ledgerBalance);
  const rows = inOrder(read.transactions);
  const wanted = inOrder(expected.rows);
  if (rows.length !== wanted.length) faults.push(`${rows.length} rows, not ${wanted.length}`);
  wanted.forEach((row, index) => {
    const presented = rows[index];
    if (!presented) return;
    check(`row ${index + 1} day`, row.postedOn, presented.postedOn);
    check(`row ${index + 1} amount`, row.amount, presented.amount);
    check(`row ${index + 1} description`, row.description, presented.description);
    check(`row ${index + 1} identifier`, row.externalId, presented.externalId);
    check(`row ${index + 1} purchase day`, row.authorizedOn, presented.authorizedOn);
    check(`row ${index + 1} check number`, row.checkNumber, presented.checkNumber);
    check(`row ${index + 1} currency`, row.currency, presented.currency);
    check(`row ${index + 1} memo`, row.memo, presented.memo);
    check(`row ${index + 1} pending`, row.pending, String(presented.pending));
  });
  return faults;
}

/** The order of rows within a file is not evaluated. */
function inOrder<T extends { readonly postedOn: string; readonly amount: string }>(rows: readonly T[]): T[] {
  const key = (row: T): string => `${row.postedOn} ${row.amount}`;
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function agrees(wanted: string, found: string | null): boolean {
  if (wanted === '?') return true;
  if (wanted === '-') return found === null;
  if (wanted.endsWith('?')) return found === null || found === wanted.slice(0, -1);
  return found === wanted;
}
