import * as banks from './scenes-banks.ts';
import * as orders from './scenes-orders.ts';
import * as plans from './scenes-plans.ts';
import * as shops from './scenes-shops.ts';
import { World } from './world.ts';

type Scenes = readonly (readonly [scene: (world: World) => void, times: number])[];

const EVERYDAY: Scenes = [
  [plans.noise, 1],
  [shops.counter, 30],
  [shops.sent, 14],
  [shops.cryptic, 6],
  [shops.processor, 6],
  [shops.tip, 10],
  [shops.tipAfterPending, 2],
  [shops.hold, 3],
  [shops.groceryChange, 3],
  [shops.foreign, 8],
  [shops.yenAccount, 2],
  [orders.parcels, 9],
  [orders.firstParcel, 1],
  [orders.resent, 5],
  [orders.sameTwice, 4],
  [orders.sameAmount, 3],
  [orders.refund, 7],
  [orders.twoRefunds, 1],
  [orders.giftCard, 4],
  [orders.instalments, 3],
  [orders.gathered, 2],
  [orders.tickets, 1],
  [plans.monthly, 7],
  [plans.twoPlans, 1],
  [plans.yearly, 2],
  [plans.trial, 2],
  [plans.bill, 4],
  [plans.habit, 1],
  [plans.marketplace, 1],
  [plans.movement, 3],
  [plans.cash, 4],
  [plans.twoCards, 2],
  [plans.refused, 2],
  [plans.alias, 3],
  [plans.wallet, 2],
  [plans.arrival, 4],
];

const RARER: Scenes = [
  [plans.noise, 1],
  [shops.counter, 20],
  [shops.tip, 6],
  [orders.parcels, 5],
  [orders.refund, 5],
  [plans.monthly, 5],
  [banks.dressedText, 20],
  [banks.europe, 24],
  [banks.nameBeside, 4],
  [banks.unnamed, 6],
  [banks.dayBefore, 6],
  [banks.bookingAndBill, 3],
  [banks.tipApart, 3],
  [banks.refundTwice, 3],
  [banks.equalParcels, 3],
  [banks.deposit, 2],
  [banks.person, 2],
  [banks.notYetCharged, 3],
];

/** A household's year by its number: an ordinary one, or one with rare cases. */
export function buildWorld(seed: number, kind: 'everyday' | 'rarer' = 'everyday'): World {
  const world = new World(seed);
  for (const [scene, times] of kind === 'everyday' ? EVERYDAY : RARER)
    for (let at = 0; at < times; at += 1) scene(world);
  return world;
}
