import { addDays } from '#domain/calendar/civil-date.ts';
import type { Household } from './household.ts';
import { ABROAD, type Merchant, ofTrade } from './merchants.ts';
import { AT_ONCE, ONLINE, orderNumber } from './scene-tools.ts';

const RATES: Readonly<Record<string, number>> = {
  EUR: 1.09,
  GBP: 1.28,
  JPY: 0.0067,
  CAD: 0.73,
  MXN: 0.055,
  SEK: 0.095,
};

export function abroad(house: Household): void {
  const { random } = house;
  const merchant = random.pick(ABROAD);
  const currency = merchant.country ?? 'EUR';
  const [day, card] = [house.day(), house.card()];
  const scale = currency === 'JPY' ? 1 : 100;
  const units =
    (random.int(8, 150) + random.next()) *
    (currency === 'JPY' ? 150 : currency === 'MXN' || currency === 'SEK' ? 12 : 1);
  const price = Math.round(units * scale);
  const home = Math.round((price / scale) * (RATES[currency] ?? 1) * (1 + random.next() * 0.03) * 100);
  const isStated = random.chance(0.5);
  const original = isStated
    ? { originalAmountMinor: random.chance(0.5) ? price : -price, originalCurrency: currency }
    : {};
  const id = house.pay(day, -home, merchant, card, original);
  house.expect(
    isStated ? 'abroad stated' : 'abroad by rate',
    [house.mail(day, price, merchant, card, { currency })],
    [[id]],
  );
}

export function giftCard(house: Household): void {
  const merchant = house.random.pick([...ONLINE, ...ofTrade('shop')]);
  const [day, price, card] = [house.day(), 4000 + house.price(), house.card()];
  if (house.random.chance(0.4)) {
    house.expect('gift card all', [house.mail(day, price, merchant, null, { chargedMinor: 0 })], []);
    return;
  }
  const rest = price - house.random.pick([1000, 2000, 2500, 3500]);
  const id = house.pay(day, -rest, merchant, card);
  house.expect('gift card rest', [house.mail(day, price, merchant, card, { chargedMinor: rest })], [[id]]);
}

export function twins(house: Household): void {
  const merchant = house.random.pick(ofTrade('cafe'));
  const [day, price, card] = [house.day(), house.random.pick([450, 500, 525, 595]), house.card()];
  const days = [day, addDays(day, house.random.pick([1, 2, 4, 7]))];
  const ids = days.map((on) => house.pay(on, -price, merchant, card));
  for (const [at, on] of days.entries())
    house.expect('twins', [house.mail(on, price, merchant, card)], [[ids[at] ?? '']]);
}

export function declined(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  const mail = house.mail(day, price, merchant, card);
  house.declined.push({ receiptId: mail, transactionId: id });
  house.expect('declined', [mail], [], [id]);
}

export function consolidation(house: Household): void {
  const { random } = house;
  const isRides = random.chance(0.5);
  const merchant = random.pick(isRides ? ofTrade('ride') : ofTrade('digital'));
  const [day, card, count] = [house.day(), house.card(), isRides ? random.int(3, 6) : random.int(2, 3)];
  const prices = Array.from({ length: count }, () => house.price());
  const days = prices.map((_, at) => addDays(day, Math.min(6, at * (isRides ? 1 : 2))));
  const id = house.pay(
    addDays(days.at(-1) ?? day, 1),
    -prices.reduce((sum, price) => sum + price, 0),
    merchant,
    card,
  );
  for (const [at, price] of prices.entries())
    house.expect('consolidation', [house.mail(days[at] ?? day, price, merchant, card)], [[id]]);
}

export function receiptWithoutCharge(house: Household): void {
  const merchant = house.random.pick([...AT_ONCE, ...ONLINE]);
  house.expect(
    'no charge',
    [house.mail(house.day(), house.price(), merchant, null, { cardLast4: null })],
    [],
  );
}

export function orderMails(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card, orderId] = [house.day(), house.price(), house.card(), orderNumber(house)];
  const shipped = addDays(day, house.random.int(1, 4));
  const id = house.pay(house.random.chance(0.5) ? day : shipped, -price, merchant, card);
  const emails = [
    house.mail(day, price, merchant, card, { orderId }),
    house.mail(shipped, price, merchant, null, { orderId, kind: 'shipping' }),
  ];
  if (house.random.chance(0.4))
    emails.push(house.mail(addDays(shipped, 1), price, merchant, null, { orderId }));
  house.expect('order emails', emails, [[id]]);
}

export function hotel(house: Household): void {
  const merchant = house.random.pick(ofTrade('hotel'));
  const [day, price, card] = [house.day(), 12000 + house.random.int(0, 60000), house.card()];
  const id = house.pay(addDays(day, house.random.int(10, 50)), -price, merchant, card);
  house.expect('hotel', [house.mail(day, price, merchant, card, { orderId: orderNumber(house) })], [[id]]);
}

export function fuel(house: Household): void {
  const merchant = house.random.pick(ofTrade('fuel'));
  const [day, price, card] = [house.day(), 2500 + house.random.int(0, 5000), house.card()];
  house.pay(day, -house.random.pick([100, 12500, 17500]), merchant, card, { pending: true, postedOn: day });
  const id = house.pay(addDays(day, 1), -price, merchant, card, { authorizedOn: null });
  house.expect('fuel', [house.mail(day, price, merchant, card)], [[id]]);
}

export function payLater(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, card] = [house.day(), house.card()];
  const part = 1000 + house.random.int(0, 9000);
  const text = house.random.pick([
    `KLARNA* ${merchant.name.toUpperCase()}`,
    `AFTERPAY* ${merchant.name.toUpperCase()}`,
  ]);
  const id = house.pay(day, -part, merchant, card, { description: text });
  house.expect('pay later', [house.mail(day, part * 4 - house.random.int(0, 2), merchant, null)], [[id]]);
}

export function twoCards(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price] = [house.day(), house.price()];
  const mine = house.pickCard(0);
  const other = { accountId: `${mine.accountId}-2`, mask: '9031', printed: '9031' };
  const ids = [house.pay(day, -price, merchant, mine), house.pay(day, -price, merchant, other)];
  house.expect(
    'two cards',
    [house.mail(day, price, merchant, mine, { cardLast4: mine.printed })],
    [[ids[0] ?? '']],
  );
  house.expect(
    'two cards',
    [house.mail(day, price, merchant, other, { cardLast4: '9031' })],
    [[ids[1] ?? '']],
  );
}

export function groceries(house: Household): void {
  const merchant = house.random.pick(
    ofTrade('grocery', 'delivery').filter(({ name }) => name !== 'Uber Eats'),
  );
  const [day, price, card] = [house.day(), 4000 + house.random.int(0, 14000), house.card()];
  const id = house.pay(day, -Math.round(price * (0.9 + house.random.next() * 0.2)), merchant, card);
  house.expect('groceries', [house.mail(day, price, merchant, card)], [[id]]);
}

export function pendingTwin(house: Household): void {
  const merchant: Merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const text = merchant.texts[0]?.replace(/[#?~]+/g, '').trim() ?? merchant.name;
  house.pay(day, -price, merchant, card, { pending: true, postedOn: day, description: text.slice(0, 16) });
  const id = house.pay(addDays(day, 1), -price, merchant, card, { authorizedOn: null });
  house.expect('pending twin', [house.mail(day, price, merchant, card)], [[id]]);
}
