import { derive } from '#server/features/derive/derive.ts';
import { type Household, withHousehold } from './lib/household.ts';
import type { Figure } from './lib/measure.ts';

const ROWS = [1_000, 100_000] as const;
const AGAIN = 5;

/** Processor time of working out what follows from one new transaction: server, its readers and the database. */
export async function deriveBench(): Promise<Figure[]> {
  return withHousehold(async (household) => {
    const taken: number[] = [];
    for (const rows of ROWS) taken.push(await oneMore(household, rows));
    const [few = 0, many = 0] = taken;
    return [
      {
        name: 'what follows from one more among 100,000',
        value: many,
        unit: 'ms of processor time',
        mark: 30,
        better: 'less',
        limit: { name: 'among 1,000', value: few, times: 1.5 },
      },
    ];
  });
}

async function oneMore(household: Household, rows: number): Promise<number> {
  const userId = await household.fill(rows);
  await derive(household.services, userId);
  await derive(household.services, userId);
  const taken: number[] = [];
  for (let n = 0; n < AGAIN; n += 1) {
    await household.addOne(userId);
    taken.push(await household.processorTime(() => derive(household.services, userId)));
  }
  return taken.sort((a, b) => a - b)[Math.floor(AGAIN / 2)] ?? 0;
}
