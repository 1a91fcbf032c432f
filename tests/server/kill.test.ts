import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bankRead,
  beginBank,
  beginMail,
  killAtMoments,
  mailRead,
  whatWasRead,
} from '../lib/kill-scenario.ts';
import { type KillableProduct, startKillable } from '../lib/killable.ts';

describe('a power cut in the middle of a first import and a mail sync', () => {
  let disturbed: KillableProduct;
  let calm: KillableProduct;

  beforeAll(async () => {
    [disturbed, calm] = await Promise.all([startKillable(), startKillable()]);
  });
  afterAll(async () => {
    await Promise.all([disturbed.stop(), calm.stop()]);
  });

  it('after four of them everything is read once, as in a run that nothing disturbed', async () => {
    const undisturbed = async () => {
      const { person, itemId } = await beginBank(calm);
      await bankRead(calm, person, itemId);
      await beginMail(person);
      await mailRead(calm, person);
      return whatWasRead(calm, person.userId);
    };
    const cut = async () => {
      const { person, itemId } = await beginBank(disturbed);
      await killAtMoments(disturbed, [40, 300], true);
      await bankRead(disturbed, person, itemId);
      await beginMail(person);
      await killAtMoments(disturbed, [400, 800], false);
      await mailRead(disturbed, person);
      return whatWasRead(disturbed, person.userId);
    };
    const [expected, actual] = await Promise.all([undisturbed(), cut()]);
    for (const [part, rows] of Object.entries(expected)) expect(actual[part], part).toEqual(rows);
  }, 120_000);
});
