import { expect, it } from 'vitest';
import { unpack } from '../lib/staged-transactions.ts';
import { readStatementTasks } from './read-statement.ts';

function read(lines: readonly string[], homeCurrency: string) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const about = { fileName: 'a.csv', readings: {}, chosen: null, homeCurrency };
  return readStatementTasks.readStatement(bytes, about);
}

it('reads amounts without a currency with the decimals of the home currency', () => {
  const lines = ['Date,Description,Amount', '2026-11-20,Lawson,-500', '2026-11-21,Aeon,-1200'];
  const nets = ['JPY', 'USD', 'KWD'].map((currency) => unpack(read(lines, currency).packed)[0]?.netMinor);
  expect(nets).toEqual([-1_700, -170_000, -1_700_000]);
});

it('names an account whose balance is too large for the ledger', () => {
  for (const balance of ['20000000000000.00', '200000000000000000.00']) {
    const lines = ['Date,Description,Amount,Balance', `2026-11-20,Kiosk,-5.00,${balance}`];
    const { warnings, packed } = read(lines, 'USD');
    expect(warnings).toEqual([{ code: 'balanceTooLarge', values: { accountEnding: null } }]);
    expect(unpack(packed)[0]?.balanceMinor).toBeNull();
  }
});
