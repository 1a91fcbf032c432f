import { expect, it } from 'vitest';
import { createPace } from './quota.ts';

it('lets a minute’s worth pass at once, then as many as the minute allows, each person by themselves', async () => {
  let now = 0;
  const waits: number[] = [];
  const pace = createPace({
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  for (let call = 0; call < 1_200; call += 1) await pace('one');
  expect(waits).toEqual([]);
  for (let call = 0; call < 3; call += 1) await pace('one');
  expect(waits.map(Math.round)).toEqual([50, 100, 150]);
  await pace('two');
  expect(waits).toHaveLength(3);
  now += 60_000;
  await pace('one');
  expect(waits).toHaveLength(3);
});
