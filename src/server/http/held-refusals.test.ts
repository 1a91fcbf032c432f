import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createHeldRefusals } from './held-refusals.ts';

const AT_ONCE = 20;
const HOLD_MS = 1_000;

/** Refuses a client so often; gives whether each answer went out at once. */
async function refuse(
  hold: ReturnType<typeof createHeldRefusals>,
  client: string,
  times: number,
): Promise<boolean[]> {
  const isOut = Array.from({ length: times }, () => false);
  for (const index of isOut.keys())
    void hold(client, new EventEmitter()).then(() => {
      isOut[index] = true;
    });
  await vi.advanceTimersByTimeAsync(0);
  return isOut;
}

const count = (answers: readonly boolean[]) => answers.filter(Boolean).length;

it('delays the rejections of a client that continues, and of no other', async () => {
  vi.useFakeTimers();
  const hold = createHeldRefusals();
  const flood = await refuse(hold, 'flood', 50);
  expect(count(flood)).toBe(AT_ONCE);
  expect(count(await refuse(hold, 'other', 1))).toBe(1);
  await vi.advanceTimersByTimeAsync(HOLD_MS);
  expect(count(flood)).toBe(50);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count(await refuse(hold, 'flood', 1)), 'it begins anew').toBe(1);
  vi.useRealTimers();
});

it('limits the delayed rejections per client and in total, and drops those of disconnected callers', async () => {
  vi.useFakeTimers();
  const hold = createHeldRefusals({ held: 5, heldPerClient: 3 });
  expect(count(await refuse(hold, 'one', 30))).toBe(30 - 3);
  expect(count(await refuse(hold, 'two', 30))).toBe(30 - 2);
  await vi.advanceTimersByTimeAsync(HOLD_MS);
  const outgoing = new EventEmitter();
  let isOut = false;
  void hold('one', outgoing).then(() => {
    isOut = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isOut).toBe(false);
  outgoing.emit('close');
  await vi.advanceTimersByTimeAsync(0);
  expect(isOut).toBe(true);
  vi.useRealTimers();
});
