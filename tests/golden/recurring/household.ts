import { Builder } from './builder.ts';
import type { Household } from './household-types.ts';
import { addHabits, addOddities, addTransfers, addTraps } from './noise-of-home.ts';
import { Dice } from './random.ts';
import { addBills, addIncome, addLoans, addServices } from './streams-of-home.ts';

/** Builds one household of five years from a seed; `hasMerchants` adds an aggregator's merchant names for most. */
export function buildHousehold(seed: number, hasMerchants: boolean): Household {
  const dice = new Dice(seed);
  const home = new Builder(dice, hasMerchants);
  addIncome(home);
  addBills(home);
  addServices(home);
  addOddities(home);
  addLoans(home);
  addTransfers(home);
  addHabits(home);
  addTraps(home);
  return home.build();
}
