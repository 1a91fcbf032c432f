import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createUserTurns } from './user-turns.ts';

it('lets a user hold a share at most, in the order of asking, and takes nothing from another', async () => {
  const run = createUserTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (userId: string, name: string) =>
    run(userId, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const runs = ['a1', 'a2', 'a3', 'a4'].map((name) => start('a', name));
  runs.push(start('b', 'b1'));
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.();
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.();
  await setImmediate();
  ends.get('a4')?.();
  await Promise.all(runs);
});

it('gives a failed turn back, and counts work within a turn with it', async () => {
  const run = createUserTurns(1);
  await expect(run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await run('a', () => run('a', async () => 'inner'))).toBe('inner');
});
