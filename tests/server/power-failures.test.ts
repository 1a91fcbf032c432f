import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import {
  confirm,
  killInside,
  overlappingFiles,
  storedTransactions,
  toStored,
  waitUntilDerived,
  yearsOfTransactions,
} from '../lib/kill/kill-imports.ts';
import {
  killAtMoments,
  readResults,
  startBankSync,
  waitForBankSync,
  waitForMailSync,
} from '../lib/kill/kill-scenario.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { startMailSync } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { preview } from '../lib/statements.ts';

/** Written after the transactions of a batch, in the same database transaction. */
const IDS = 'app.transaction_external_ids';

describe('a power failure', () => {
  let disturbed: KillableProduct;
  let calm: TestProduct;

  beforeAll(async () => {
    [disturbed, calm] = await Promise.all([startKillable(), startTestProduct()]);
  });
  afterAll(async () => {
    await Promise.all([disturbed.stop(), calm.stop()]);
  });

  it('four times during a first import and an email sync: all data is read once, as without it', async () => {
    const undisturbed = async () => {
      const { person, itemId } = await startBankSync(calm);
      await waitForBankSync(calm, person, itemId);
      await startMailSync(person);
      await waitForMailSync(calm, person);
      return readResults(calm, person.userId);
    };
    const cut = async () => {
      const { person, itemId } =
        (await killInside(disturbed, { writing: IDS, by: 'job' }, () => startBankSync(disturbed))) ??
        expect.fail('no bank');
      await killAtMoments(disturbed, [300], true);
      await waitForBankSync(disturbed, person, itemId);
      await startMailSync(person);
      await killAtMoments(disturbed, [400, 800], false);
      await waitForMailSync(disturbed, person);
      return readResults(disturbed, person.userId);
    };
    const [expected, actual] = await Promise.all([undisturbed(), cut()]);
    for (const [part, rows] of Object.entries(expected)) expect(actual[part], part).toEqual(rows);
  }, 240_000);

  it('while files are saved: each is saved completely or not at all, and once in the end', async () => {
    const person = await signUp(disturbed);
    const transactions = yearsOfTransactions(10_000);
    const [first, second, table] = overlappingFiles(transactions);

    const previewed = await preview(disturbed, person, first);
    const cutOff = await killInside(disturbed, { writing: IDS }, () => confirm(person, previewed));
    expect(cutOff).toBeNull();
    expect(await storedTransactions(disturbed, person)).toEqual([]);
    expect((await person.call('getImport', { params: { importId: previewed.id } })).state).toBe('preview');

    const isSaved = async () => (await storedTransactions(disturbed, person)).length > 0;
    await killInside(disturbed, { holding: 'pgboss.job', until: isSaved }, () => confirm(person, previewed));
    expectFailure(
      await person.ask('confirmImport', { params: { importId: previewed.id }, body: {} }),
      'Conflict',
    );
    await waitUntilDerived(disturbed, person);

    const [account] = (await person.call('listAccounts')).accounts;
    for (const file of [second, table, first])
      await confirm(person, await preview(disturbed, person, file, 'again.csv'), account?.id);
    expect(await storedTransactions(disturbed, person)).toEqual(toStored(transactions));
  }, 240_000);
});
