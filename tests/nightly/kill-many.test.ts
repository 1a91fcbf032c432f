import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bankRead,
  beginBank,
  beginMail,
  killAtMoments,
  mailRead,
  readResults,
} from '../lib/kill/kill-scenario.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';

const ROUNDS = 5;
const KILLS = 12;

describe('many power failures at random moments', () => {
  let product: KillableProduct;
  beforeAll(async () => {
    product = await startKillable();
  });
  afterAll(() => product.stop());

  it('lose and duplicate nothing', async () => {
    const reference = await beginBank(product);
    await bankRead(product, reference.person, reference.itemId);
    await beginMail(reference.person);
    await mailRead(product, reference.person);
    const expected = await readResults(product, reference.person.userId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const moments = Array.from({ length: KILLS }, () => Math.floor(Math.random() * 1_500));
      const { person, itemId } = await beginBank(product);
      await killAtMoments(product, moments.slice(0, KILLS / 2), true);
      await bankRead(product, person, itemId);
      await beginMail(person);
      await killAtMoments(product, moments.slice(KILLS / 2), false);
      await mailRead(product, person);
      const actual = await readResults(product, person.userId);
      for (const [part, rows] of Object.entries(expected))
        expect(actual[part], `${part} after cuts at ${moments.join(', ')} ms`).toEqual(rows);
    }
  }, 1_800_000);
});
