import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receipt, transaction } from './entries.ts';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

describe('fettle match', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-match-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(content: string): Promise<{ code: number; out: string; err: string }> {
    const file = join(folder, 'input.json');
    await writeFile(file, content);
    return new Promise((resolve) => {
      execFile(process.execPath, [MAIN, 'match', file], (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
  }

  test('prints one object in one line, with each instant as its own local date', async () => {
    const transactions = [transaction('t1', '2026-03-11', -1299, 'HULU 877-8244858 CA')];
    const receipts = [{ ...receipt('r1', null, 1299, 'Hulu'), receivedAt: '2026-03-10T23:30:00-08:00' }];
    const { code, out } = await run(JSON.stringify({ transactions, receipts }));
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({
      matches: [
        { receiptId: 'r1', allocations: [{ transactionId: 't1', amountMinor: 1299 }], decision: 'auto' },
      ],
    });
  });

  test('an unreadable entry is reported and skipped', async () => {
    const transactions = [
      transaction('t1', '2026-03-11', -1299, 'HULU'),
      { id: 't2', postedOn: 'soon', amountMinor: -5 },
    ];
    const { code, out, err } = await run(
      JSON.stringify({ transactions, receipts: [receipt('r1', '2026-03-10', 1299, 'Hulu')] }),
    );
    expect(code).toBe(0);
    expect(err).toContain('transactions[1] left out');
    expect(JSON.parse(out).matches).toHaveLength(1);
  });

  test.each([
    ['{"transactions": [', 'not JSON'],
    ['{"receipts": []}', 'transactions'],
    ['[]', 'transactions'],
  ])('rejects %s with a reason and exit code 1', async (content, reason) => {
    const { code, out, err } = await run(content);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(reason);
  });

  test('without input the result is empty', async () => {
    expect((await run('{"transactions": [], "receipts": []}')).out).toBe('{"matches":[]}\n');
  });
});
