import { derive } from '#server/features/derive/derive.ts';
import { type Household, withHousehold } from './lib/household.ts';
import type { Figure } from './lib/measure.ts';

const ROWS = [1_000, 100_000] as const;
const ROUNDS = 5;

/** CPU time of the derivation after one new transaction: server, reader processes and database. */
export async function deriveBench(): Promise<Figure[]> {
  return withHousehold(async (household) => {
    const taken: number[] = [];
    for (const rows of ROWS) taken.push(await measureNewPurchase(household, rows));
    const [few = 0, many = 0] = taken;
    return [
      {
        name: 'derivation after one new transaction among 100,000',
        value: many,
        unit: 'ms CPU time',
        target: 30,
        better: 'less',
        baseline: { name: 'among 1,000', value: few, ratioMax: 1.5 },
      },
    ];
  });
}

async function measureNewPurchase(household: Household, rows: number): Promise<number> {
  const userId = await household.fill(rows);
  await derive(household.services, userId);
  await derive(household.services, userId);
  const taken: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await household.addPurchase(userId);
    taken.push(await household.measureCpuMs(() => derive(household.services, userId)));
  }
  return taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
