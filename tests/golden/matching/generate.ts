import { Household } from './household.ts';
import { seededRandom } from './random.ts';
import {
  abroad,
  consolidation,
  declined,
  fuel,
  giftCard,
  groceries,
  hotel,
  orderMails,
  payLater,
  pendingTwin,
  receiptWithoutCharge,
  twins,
  twoCards,
} from './scenes-payments.ts';
import {
  alias,
  background,
  cryptic,
  online,
  plain,
  refund,
  split,
  subscription,
  tip,
} from './scenes-purchases.ts';
import {
  fundingLeg,
  habit,
  lateMail,
  namelessMail,
  orderInText,
  partialRefund,
  sameAmountElsewhere,
  sameDayTwins,
  samePlans,
  weekly,
} from './scenes-twins.ts';

type Scene = (house: Household) => void;

/** A fictional household's year with the correct matches. */
export function generateHousehold(seed: number): Household {
  const house = new Household(`h${seed}`, seededRandom(seed));
  background(house);
  for (const [scene, times] of SCENES) for (let at = 0; at < times; at += 1) scene(house);
  return house;
}

const SCENES: readonly (readonly [Scene, number])[] = [
  [plain, 38],
  [online, 16],
  [subscription, 6],
  [split, 6],
  [refund, 5],
  [tip, 6],
  [cryptic, 3],
  [alias, 3],
  [abroad, 6],
  [giftCard, 4],
  [twins, 3],
  [declined, 3],
  [consolidation, 3],
  [receiptWithoutCharge, 6],
  [orderMails, 4],
  [hotel, 2],
  [fuel, 2],
  [payLater, 2],
  [twoCards, 2],
  [groceries, 3],
  [pendingTwin, 3],
  [habit, 1],
  [lateMail, 4],
  [namelessMail, 4],
  [samePlans, 1],
  [weekly, 1],
  [sameAmountElsewhere, 3],
  [fundingLeg, 2],
  [partialRefund, 2],
  [orderInText, 1],
  [sameDayTwins, 2],
];
