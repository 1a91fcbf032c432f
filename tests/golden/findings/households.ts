import { addDays } from '#domain/calendar/civil-date.ts';
import { Dice } from '../recurring/random.ts';
import { Home } from './home.ts';
import { CLAIM_SCENES } from './scenes-claims.ts';
import { PLAN_SCENES, type Scene } from './scenes-plans.ts';
import { PURCHASE_SCENES } from './scenes-purchases.ts';
import { RECORD_SCENES } from './scenes-records.ts';

export const SCENES: Readonly<Record<string, Scene>> = {
  ...PLAN_SCENES,
  ...PURCHASE_SCENES,
  ...RECORD_SCENES,
  ...CLAIM_SCENES,
};
const FIRST =
  'Alder Birch Cedar Dogwood Elm Fern Ginkgo Hazel Iris Juniper Kelp Larch Maple Nettle Oak Pine'.split(' ');
const SECOND = 'Lantern Harbor Quill Ember Compass Anchor Meadow Kettle Beacon Saddle Thimble Raven'.split(
  ' ',
);
/** Small everyday charges without emails, in addition to the stories, as every household has them. */
const EVERYDAY = [
  ['SHELL OIL 57444', 28, 49],
  ['STARBUCKS STORE 1142', 4, 9],
  ['TRADER JOES 117', 12, 49],
  ['CHIPOTLE 0931', 9, 22],
] as const;
/** Number of stories per household. */
const STORIES = 26;

/** A household with stories that should cause findings and stories that should not, the same for the same seed. */
export function buildHome(seed: number): Home {
  const dice = new Dice(seed);
  const home = new Home(dice, addDays('2026-11-21', dice.int(-3, 3)));
  for (let daysAgo = 420; daysAgo >= 0; daysAgo -= 1) {
    if (!dice.chance(0.4) && daysAgo > 0 && daysAgo < 420) continue;
    const [text, from, to] = dice.pick(EVERYDAY);
    home.charge(text, daysAgo, -(dice.int(from, to) * 100 + dice.int(0, 97)), { text });
  }
  const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));
  const scenes = Object.entries(SCENES);
  for (let at = 0; at < STORIES; at += 1) {
    const [scene, tell] = take(scenes, dice);
    home.begin(scene);
    tell(home, take(names, dice));
  }
  return home;
}

function take<T>(list: T[], dice: Dice): T {
  const [taken] = list.splice(dice.int(0, list.length - 1), 1);
  if (taken === undefined) throw new Error('nothing is left to take');
  return taken;
}
