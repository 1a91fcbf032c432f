import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on a file with the given text. */
async function run(command: string, text: string | null): Promise<Outcome> {
  const file = join(folder, `${command}.json`);
  if (text !== null) await writeFile(file, text);
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['src/cli/main.ts', command, text === null ? join(folder, 'missing.json') : file],
      (error, out, err) => done({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

const household = {
  asOf: '2026-04-20',
  accounts: [{ id: 'a', name: 'Checking', type: 'checking', currency: 'USD' }],
  transactions: ['01', '02', '03', '04'].map((month) => ({
    id: `t${month}`,
    accountId: 'a',
    postedOn: `2026-${month}-12`,
    amountMinor: -1549,
    currency: 'USD',
    description: `NETFLIX.COM 866-579-7172 CA`,
  })),
};

describe('the commands that read one JSON file', () => {
  it('detect-recurring prints one line of streams and transfers', async () => {
    const { code, out } = await run('detect-recurring', JSON.stringify(household));
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({
      streams: [
        {
          accountId: 'a',
          direction: 'outflow',
          frequency: 'monthly',
          status: 'active',
          class: 'subscription',
          averageAmountMinor: -1549,
          lastAmountMinor: -1549,
          firstOn: '2026-01-12',
          lastOn: '2026-04-12',
          nextOn: '2026-05-12',
          transactionIds: ['t01', 't02', 't03', 't04'],
          priceChanges: [],
        },
      ],
      transfers: [],
    });
  });

  it('reconcile prints one line of decisions', async () => {
    const transaction = {
      accountId: 'a',
      postedOn: '2026-01-05',
      authorizedOn: null,
      amountMinor: -450,
      currency: 'USD',
      description: 'COFFEE',
      merchant: null,
      pending: false,
      externalId: null,
    };
    const { code, out } = await run(
      'reconcile',
      JSON.stringify({
        existing: [{ ...transaction, id: 'e1' }],
        incoming: [
          { ...transaction, id: 'i1' },
          { ...transaction, id: 'i2' },
        ],
      }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      decisions: [
        { incomingId: 'i1', existingId: 'e1', action: 'duplicate' },
        { incomingId: 'i2', existingId: null, action: 'new' },
      ],
    });
  });

  it('skips an unreadable transaction with a reason, and continues', async () => {
    const { transactions } = household;
    const broken = { ...household, transactions: [...transactions, { id: 7, amountMinor: 1.5 }] };
    const { code, out, err } = await run('detect-recurring', JSON.stringify(broken));
    expect(code).toBe(0);
    expect(JSON.parse(out).streams).toHaveLength(1);
    expect(err).toMatch(/transactions\.4\.accountId.*left out/);
  });

  it.each([
    ['detect-recurring', '{"asOf": 1', /not valid JSON/],
    ['detect-recurring', '{"asOf": "2026-02-30", "accounts": [], "transactions": []}', /asOf: not a date/],
    ['reconcile', '[]', /the document/],
    ['reconcile', '{"existing": [], "incoming": [{"id": "x"}]}', /incoming\.0\.accountId/],
    ['reconcile', null, /could not be read/],
  ])('%s rejects unreadable input with a reason and exit code 1', async (command, text, reason) => {
    const { code, out, err } = await run(command, text);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(reason);
  });
});
