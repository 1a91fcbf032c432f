import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Fault } from '#server/lib/fault.ts';
import { createReaderPool, ReadingRefused, type TaskOwner } from '#server/reading/reader-pool.ts';
import { waitFor } from '../lib/wait-for.ts';

const FRAIL = new URL('../lib/faulty-reader-worker.ts', import.meta.url);
const pool = createReaderPool(FRAIL, { running: 3, waitingPerUser: 4, waiting: 32, waitingBytes: 1_000_000 });
afterAll(() => pool.close());

const context = { homeCurrency: 'EUR', corrections: [] };
const about = { context };
const emailOf = (n: number, words = '') =>
  Buffer.from(
    [
      'From: Larch Tools <orders@larchtools.test>',
      `Subject: Your order LT-${100_000 + n}`,
      'Date: Thu, 05 Mar 2026 10:00:00 GMT',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Thank you for your order.${words}\r\nOrder number: LT-${100_000 + n}\r\nOrder total: $${10 + n}.20\r\n`,
    ].join('\r\n'),
  );
const background = (userId: string): TaskOwner => ({ userId, lane: 'background' });
const statement = { fileName: 'a.ofx', readings: {}, chosen: null, homeCurrency: 'USD' };
const LOOP = Buffer.from('please loop');
const OFX = Buffer.from(
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM>' +
    '<BANKID>1<ACCTID>12345<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN>' +
    '<TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-5.00<FITID>1<NAME>SHOP</STMTTRN></BANKTRANLIST></STMTRS>' +
    '</STMTTRNRS></BANKMSGSRSV1></OFX>',
);

it('rejects the email that crashes its reader process, and reads all others', async () => {
  const emails = Array.from({ length: 8 }, (_, n) => emailOf(n, n === 4 ? ' please crash' : ''));
  const read = await Promise.allSettled(
    emails.map((raw) => pool.run('readEmail', raw, about, background('u1'))),
  );
  for (const [n, outcome] of read.entries()) {
    if (n === 4) expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ReadingRefused) });
    else expect(outcome).toMatchObject({ value: { orders: [{ orderId: `LT-${100_000 + n}` }] } });
  }
});

it('rejects a task that exceeds its CPU time or memory', async () => {
  for (const word of ['loop', 'fill', 'hold']) {
    const read = pool.run('readEmail', emailOf(1, ` please ${word}`), about, background('u2'));
    await expect(read, word).rejects.toBeInstanceOf(ReadingRefused);
  }
  const { orders } = await pool.run('readEmail', emailOf(1), about, background('u2'));
  expect(orders[0]?.orderId).toBe('LT-100001');
}, 120_000);

it('returns 429 with a retry time beyond a user’s waiting tasks, and serves other users meanwhile', async () => {
  const task = { userId: 'u3', lane: 'file' } as const;
  const stop = new AbortController();
  const all = Array.from({ length: 6 }, () =>
    pool.run('readStatement', LOOP, statement, { ...task, signal: stop.signal }).catch((error) => error),
  );
  const refused = await all[5];
  expect(refused).toBeInstanceOf(Fault);
  expect(refused).toMatchObject({ code: 'TooManyRequests', retryAfterSeconds: expect.any(Number) });
  const read = await pool.run('readStatement', OFX, statement, { userId: 'u4', lane: 'file' });
  expect(read.accountCount).toBe(1);
  stop.abort();
  expect(await Promise.all(all.slice(0, 5))).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'Unavailable' })),
  );
});

it('kills the task of a disconnected caller within a second', async () => {
  const stop = new AbortController();
  const owner = { userId: 'u5', lane: 'file', signal: stop.signal } as const;
  const folder = mkdtempSync(path.join(tmpdir(), 'fettle-reader-'));
  const sign = path.join(folder, 'running');
  const input = Buffer.from(`please loop and write ${sign}`);
  const read = pool.run('readStatement', input, statement, owner).catch((error) => error);
  await waitFor('the task to run', async () => existsSync(sign));
  rmSync(folder, { recursive: true });
  const stoppedAt = performance.now();
  stop.abort();
  expect(await read).toMatchObject({ code: 'Unavailable' });
  expect(performance.now() - stoppedAt).toBeLessThan(1_000);
});

it('stops running and waiting tasks when it is closed, without rejecting the email', async () => {
  const closing = createReaderPool(FRAIL, {
    running: 3,
    waitingPerUser: 4,
    waiting: 32,
    waitingBytes: 1_000_000,
  });
  const reads = [1, 2].map((n) => closing.run('readEmail', emailOf(n), about, background('u6')));
  const ended = Promise.allSettled(reads);
  closing.close();
  for (const outcome of await ended) expect(outcome).toMatchObject({ reason: { code: 'Unavailable' } });
});
