import { Household } from '../household.ts';
import { seededRandom } from '../random.ts';
import { background, online, plain, tip } from '../scenes-purchases.ts';
import * as scenes from './scenes.ts';

const SCENES: readonly (readonly [scene: (house: Household) => void, times: number])[] = [
  [background, 1],
  [scenes.regulars, 1],
  [plain, 25],
  [online, 12],
  [tip, 4],
  [scenes.bundle, 3],
  [scenes.openBundle, 4],
  [scenes.openSplit, 3],
  [scenes.plan, 6],
  [scenes.weeklyPlan, 1],
  [scenes.sibling, 6],
  [scenes.ownBrand, 8],
  [scenes.strangeCard, 8],
  [scenes.wholeGiftCard, 4],
  [scenes.cash, 8],
];

/** A household's year with difficult cases: each scene targets one guarantee of the matcher. */
export function generateMarked(seed: number): Household {
  const house = new Household(`m${seed}`, seededRandom(50_000 + seed));
  for (const [scene, times] of SCENES) for (let at = 0; at < times; at += 1) scene(house);
  return house;
}
