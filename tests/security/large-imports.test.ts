import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { type Person, signUp } from '../lib/person.ts';
import { ofx, preview } from '../lib/statements.ts';
import { longestStall, stallLimit } from './lib/stall.ts';

const TRANSACTIONS = 100_000;
const FILE = ofx(
  Array.from({ length: TRANSACTIONS }, (_, at) => ({
    on: addDays('2010-01-01', Math.floor(at / 20)),
    amount: `-${(at * 7919) % 200}.${10 + (at % 90)}`,
    name: `SHOP ${at % 500}`,
    id: `t-${at}`,
  })),
);

let product: KillableProduct;
beforeAll(async () => {
  product = await startKillable();
});
afterAll(() => product?.stop());

const stallDuring = (work: () => Promise<unknown>) => longestStall(product.url, work, product.pid);

const SMALL_FILE = ofx(
  Array.from({ length: 40 }, (_, at) => ({
    ...{ on: addDays('2026-01-01', at), amount: `-${at + 1}.10`, name: 'SHOP', id: `s-${at}` },
  })),
);

it('100,000 transactions are imported soon after the first few of a new installation', async () => {
  const importFile = async (person: Person, file: string) => {
    const { id } = await preview(product, person, file);
    await person.call('confirmImport', { params: { importId: id }, body: {} });
  };
  const [other, person] = [await signUp(product), await signUp(product)];
  for (const each of [other, other, other, other, person]) await importFile(each, SMALL_FILE);
  await importFile(person, FILE);
  await waitUntilIdle(product, person.userId, 180_000);
}, 240_000);

it('comparing 100,000 transactions with none or as many, and deriving from them, delays nobody', async () => {
  const person = await signUp(product);
  const compare = async (counts: { readonly new: number; readonly duplicate: number }) => {
    const { id, accounts } = await preview(product, person, FILE);
    expect(accounts[0]?.counts).toMatchObject(counts);
    return id;
  };
  let importId = '';
  const first = await stallDuring(async () => {
    importId = await compare({ new: TRANSACTIONS, duplicate: 0 });
  });
  expect(first.stallMs).toBeLessThan(stallLimit(first));
  await person.call('confirmImport', { params: { importId }, body: {} });
  const deriving = await stallDuring(() => waitUntilIdle(product, person.userId, 180_000));
  expect(deriving.stallMs).toBeLessThan(stallLimit(deriving));
  const again = await stallDuring(() => compare({ new: 0, duplicate: TRANSACTIONS }));
  expect(again.stallMs).toBeLessThan(stallLimit(again));
}, 480_000);
