import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import type { Household } from '../household.ts';
import { type Merchant, ofTrade } from '../merchants.ts';
import { AT_ONCE, ONLINE, orderNumber } from '../scene-tools.ts';
import { HOUSES } from './siblings.ts';

const STRANGE_CARD = { accountId: '', mask: null, printed: '9031' } as const;

/** Places visited repeatedly: their charges are close in date and amount. */
export function regulars(house: Household): void {
  const { random } = house;
  for (const merchant of [
    random.pick(ofTrade('grocery')),
    random.pick(ofTrade('cafe')),
    random.pick(ofTrade('delivery')),
    random.pick(ofTrade('dining')),
  ]) {
    const usual = merchant.trade === 'cafe' ? 600 : merchant.trade === 'grocery' ? 8_000 : 3_500;
    for (let visit = 0; visit < 40; visit += 1)
      house.pay(house.day(), -Math.round(usual * (0.5 + random.next())), merchant, house.card());
  }
}

/** Receipts in one charge, with no other combination of receipts that adds up to it. */
export function bundle(house: Household): void {
  const { merchant, day, card, prices } = bundleOf(house);
  const charge = house.pay(addDays(day, prices.length), -sum(prices), merchant, card);
  for (const [at, price] of prices.entries())
    house.expect('bundle', [house.mail(addDays(day, at), price, merchant, card)], [[charge]]);
}

/** Receipts in one charge, and another receipt, paid elsewhere, with which a second combination adds up to it. */
export function openBundle(house: Household): void {
  const { random } = house;
  const { merchant, day, card, prices } = bundleOf(house);
  const [first = 0, second = 0] = prices;
  const charge = house.pay(addDays(day, prices.length), -sum(prices), merchant, card);
  const extra = random.chance(0.5) ? random.pick(prices) : first + second;
  const on = addDays(day, random.int(0, prices.length + 1));
  for (const [at, price] of prices.entries())
    house.expect('open bundle', [house.mail(addDays(day, at), price, merchant, card)], [[charge]]);
  house.expect('open bundle', [house.mail(on, extra, merchant, null)], []);
}

function bundleOf(house: Household): {
  merchant: Merchant;
  day: string;
  card: ReturnType<Household['card']>;
  prices: number[];
} {
  const { random } = house;
  const prices = Array.from({ length: random.int(3, 5) }, () => house.price());
  return {
    merchant: random.pick([...ofTrade('ride'), ...ofTrade('digital')]),
    day: house.day(),
    card: house.card(),
    prices,
  };
}

/** An order in two charges, and a third charge of the same shop that fits as well as one of them. */
export function openSplit(house: Household): void {
  const { random } = house;
  const merchant = random.pick(ONLINE);
  const [day, card, one, other] = [house.day(), house.card(), house.price(), house.price()];
  const on = random.int(1, 4);
  const parts = [
    house.pay(addDays(day, 1), -one, merchant, card),
    house.pay(addDays(day, on), -other, merchant, card),
  ];
  house.pay(addDays(day, on + random.pick([0, 1])), -other, merchant, card);
  const mail = house.mail(day, one + other, merchant, card, { orderId: orderNumber(house) });
  house.expect('open split', [mail], [parts]);
}

/**
 * A plan over a year with its own delay between email and charge. Charges and emails are missing, the price rises once,
 * and the last email arrives before its charge.
 */
export function plan(house: Household): void {
  const { random } = house;
  const merchant = random.pick(ofTrade('plan', 'utility', 'digital'));
  const [card, start, rise] = [house.card(), addDays('2025-11-01', random.int(0, 27)), random.int(2, 11)];
  const prices = [house.price(), 0];
  prices[1] = (prices[0] ?? 0) + random.pick([100, 200, 300]);
  const lag = random.pick([0, 0, 0, 1, 2, 5, 14, 18, 21, 24]);
  const kind = random.pick(['subscription', 'subscription', 'purchase']);
  const orderId = random.chance(0.3) ? orderNumber(house) : null;
  const months = Array.from({ length: 12 }, (_, month) => ({
    day: addMonths(start, month),
    price: prices[month < rise ? 0 : 1] ?? 0,
  }));
  const charges = months.map(({ day, price }, at) =>
    at < 11 && random.chance(0.8) ? house.pay(addDays(day, lag), -price, merchant, card) : null,
  );
  months.forEach(({ day, price }, at) => {
    if (random.chance(0.4)) return;
    const charge = charges[at];
    house.expect(
      lag > 5 ? 'plan announced' : 'plan',
      [house.mail(day, price, merchant, card, { kind, orderId })],
      charge ? [[charge]] : [],
      charges.flatMap((id, other) => (id !== null && other !== at ? [id] : [])),
    );
  });
}

/** A weekly plan for which half of the emails and a fifth of the charges are missing. */
export function weeklyPlan(house: Household): void {
  const { random } = house;
  const merchant = random.pick(ofTrade('plan'));
  const [card, price, start] = [house.card(), house.price(), house.day()];
  const weeks = Array.from({ length: 10 }, (_, week) => addDays(start, week * 7));
  const charges = weeks.map((day) => (random.chance(0.8) ? house.pay(day, -price, merchant, card) : null));
  weeks.forEach((day, at) => {
    if (random.chance(0.5)) return;
    const charge = charges[at];
    house.expect(
      'plan by the week',
      [house.mail(day, price, merchant, card, { kind: 'subscription' })],
      charge ? [[charge]] : [],
    );
  });
}

/**
 * A brand's receipt paid elsewhere, next to a sister brand's charge of the same amount; sometimes with learned names.
 */
export function sibling(house: Household): void {
  const { random } = house;
  const brands = random.pick(HOUSES);
  const brand = random.pick(brands);
  const other = random.pick(brands.filter((merchant) => merchant !== brand));
  const [day, price, card] = [house.day(), house.price(), house.card()];
  house.pay(day, -price, other, card);
  const isLearned = random.chance(0.5);
  if (isLearned)
    house.aliases.push({ description: house.transactions.at(-1)?.description ?? '', merchant: other.name });
  const mail = house.mail(day, price, brand, null, {
    merchant: brand.name,
    orderId: brand.trade === 'online' ? orderNumber(house) : null,
  });
  house.expect(isLearned ? 'sibling learned' : 'sibling', [mail], []);
}

/** The same brands with their own charge, which must still be matched. */
export function ownBrand(house: Household): void {
  const { random } = house;
  const brand = random.pick(random.pick(HOUSES));
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const charge = house.pay(day, -price, brand, card);
  house.expect('own brand', [house.mail(day, price, brand, card, { merchant: brand.name })], [[charge]]);
}

/** Paid with a card that is not connected, whose digits the receipt prints or omits. */
export function strangeCard(house: Household): void {
  const merchant = house.random.pick([...AT_ONCE, ...ONLINE]);
  const orderId = merchant.trade === 'online' ? orderNumber(house) : null;
  const mail = house.mail(house.day(), house.price(), merchant, STRANGE_CARD, { orderId });
  house.expect('card not connected', [mail], []);
}

/** Paid with a gift card, which half of the emails omit. */
export function wholeGiftCard(house: Household): void {
  const merchant = house.random.pick([...ONLINE, ...ofTrade('shop', 'cafe')]);
  const chargedMinor = house.random.chance(0.5) ? 0 : null;
  house.expect('gift card', [house.mail(house.day(), house.price(), merchant, null, { chargedMinor })], []);
}

/** Paid in cash at a place where cards are used on other days. */
export function cash(house: Household): void {
  const merchant = house.random.pick(ofTrade('grocery', 'cafe', 'dining', 'shop', 'delivery'));
  house.expect('cash', [house.mail(house.day(), house.price(), merchant, null)], []);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
