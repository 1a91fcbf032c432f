import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  killAtMoments,
  readResults,
  startBankSync,
  waitForBankSync,
  waitForMailSync,
} from '../lib/kill/kill-scenario.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { startMailSync } from '../lib/mail.ts';

const ROUNDS = 5;
const KILLS = 12;

describe('many power failures at random moments', () => {
  let product: KillableProduct;
  beforeAll(async () => {
    product = await startKillable();
  });
  afterAll(() => product.stop());

  it('lose and duplicate nothing', async () => {
    const reference = await startBankSync(product);
    await waitForBankSync(product, reference.person, reference.itemId);
    await startMailSync(reference.person);
    await waitForMailSync(product, reference.person);
    const expected = await readResults(product, reference.person.userId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const moments = Array.from({ length: KILLS }, () => Math.floor(Math.random() * 1_500));
      const { person, itemId } = await startBankSync(product);
      await killAtMoments(product, moments.slice(0, KILLS / 2), true);
      await waitForBankSync(product, person, itemId);
      await startMailSync(person);
      await killAtMoments(product, moments.slice(KILLS / 2), false);
      await waitForMailSync(product, person);
      const actual = await readResults(product, person.userId);
      for (const [part, rows] of Object.entries(expected))
        expect(actual[part], `${part} after cuts at ${moments.join(', ')} ms`).toEqual(rows);
    }
  }, 1_800_000);
});
