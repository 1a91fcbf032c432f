import { derive } from '#server/features/derive/derive.ts';
import { type Household, withHousehold } from './lib/household.ts';
import { type Figure, median } from './lib/measure.ts';

const FEW = 1_000;
const MANY = 100_000;
/** So many derivations compile the code and prepare the statements; a server has run more within a minute. */
const WARM_UP = 20;
const ROUNDS = 30;

/**
 * CPU time of the derivation after one new transaction: server, reader processes and database. One in twenty purchases
 * has a receipt. The households take turns, so that other load on the machine and compiled code affect both alike.
 */
export async function deriveBench(): Promise<Figure[]> {
  return withHousehold(async (household) => {
    const few = await start(household, FEW);
    const many = await start(household, MANY);
    for (let round = 0; round < ROUNDS; round += 1) {
      few.taken.push(await measureNewPurchase(household, few.userId));
      many.taken.push(await measureNewPurchase(household, many.userId));
    }
    return [
      {
        name: 'derivation after one new transaction among 100,000',
        value: median(many.taken),
        unit: 'ms CPU time',
        target: 30,
        better: 'less',
        baseline: { name: 'among 1,000', value: median(few.taken), ratioMax: 1.5 },
      },
    ];
  });
}

/** A household whose data is derived, on a warm server. */
async function start(household: Household, rows: number) {
  const userId = await household.fill(rows);
  await derive(household.services, userId);
  for (let round = 0; round < WARM_UP; round += 1) await measureNewPurchase(household, userId);
  return { userId, taken: [] as number[] };
}

async function measureNewPurchase(household: Household, userId: string): Promise<number> {
  await household.addPurchase(userId);
  return household.measureCpuMs(() => derive(household.services, userId));
}
