import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { signUp } from '../lib/person.ts';
import { ofx, upload } from '../lib/statements.ts';
import { waitFor } from '../lib/wait-for.ts';
import { readerProcesses } from './lib/reader-processes.ts';

let product: KillableProduct;
beforeAll(async () => {
  product = await startKillable();
}, 120_000);
afterAll(() => product.stop());

const statement = (rows: number) =>
  ofx(
    Array.from({ length: rows }, (_, n) => ({
      on: `2026-0${1 + (n % 9)}-15`,
      amount: `-${1 + (n % 90)}.00`,
      name: `SHOP ${n}`,
      id: `F${n}`,
    })),
  );
const LARGE = statement(50_000);
/** Takes longer to read than a task may continue after its caller has disconnected. */
const LONGEST = statement(190_000);
const SMALL = statement(3);

describe.runIf(process.platform === 'linux')('statement previews', () => {
  it('run one at a time per user: the rest wait or get a retry time, and another user is served', async () => {
    const attacker = await signUp(product);
    const victim = await signUp(product);
    let processes = 0;
    let memoryMb = 0;
    const look = setInterval(() => {
      const found = readerProcesses(product.pid);
      processes = Math.max(processes, found.length);
      const used = found.reduce((sum, reader) => sum + reader.memoryMb, 0);
      memoryMb = Math.max(memoryMb, used);
    }, 100);
    let isOver = false;
    const attack = Promise.all(Array.from({ length: 8 }, () => upload(product, attacker, LARGE))).finally(
      () => {
        isOver = true;
        clearInterval(look);
      },
    );
    expect((await upload(product, victim, SMALL)).status).toBe(200);
    expect(isOver).toBe(false);
    const answers = await attack;
    for (const { status, headers } of answers)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(processes).toBeLessThanOrEqual(3);
    expect(memoryMb).toBeLessThan(1_000);
  }, 300_000);

  it('end within a second when their client disconnects, with their process', async () => {
    const person = await signUp(product);
    const usedBefore = new Map(readerProcesses(product.pid).map(({ pid, usedMs }) => [pid, usedMs]));
    const stop = new AbortController();
    const url = `${product.url}/api/v1/imports?fileName=statement.ofx`;
    const authorization = `Bearer ${await person.token()}`;
    const init = { method: 'POST', headers: { authorization }, signal: stop.signal };
    const ended = fetch(url, { ...init, body: LONGEST }).then(
      () => 'answered',
      () => 'stopped',
    );
    const busy = await waitFor(
      'a process to read the file',
      async () =>
        readerProcesses(product.pid).find(
          ({ pid, usedMs, memoryMb }) => memoryMb > 100 && usedMs - (usedBefore.get(pid) ?? 0) > 600,
        ),
      60_000,
      10,
    );
    stop.abort();
    expect(await ended).toBe('stopped');
    const isGone = async () => !readerProcesses(product.pid).some(({ pid }) => pid === busy.pid);
    await waitFor('the process to end', isGone, 1_000, 10);
  }, 120_000);
});
