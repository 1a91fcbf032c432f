import { expect, it } from 'vitest';
import { killSender } from '../lib/kill/kill-sender.ts';

it('a repeatedly killed sender loses no notification and puts none into two emails', async () => {
  const { announced, lost, twice, repeats, inDoubt } = await killSender(8);
  expect(announced).toBe(48);
  expect(lost).toEqual([]);
  expect(twice).toEqual([]);
  expect(
    repeats,
    'a delivery is repeated, under its Message-ID, only where nobody knows',
  ).toBeLessThanOrEqual(inDoubt);
}, 240_000);
