import { addDays } from '#domain/calendar/civil-date.ts';
import { ABROAD, CRYPTIC, merchantNamed, merchants } from './merchants.ts';
import type { World } from './world.ts';

const COUNTER = merchants('shop', 'grocery', 'cafe', 'fuel', 'digital', 'health', 'ride', 'delivery');
const SENDERS = merchants('online');

export function counter(world: World): void {
  const [from, on, by, price] = [world.random.pick(COUNTER), world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  world.truth('counter', [world.mail(on, price, from, by)], [[id]]);
}

export function sent(world: World): void {
  const { random } = world;
  const [from, on, by, price] = [random.pick(SENDERS), world.day(), world.payer(), world.price(900, 30_000)];
  const id = world.row(addDays(on, random.pick([0, 0, 1, 2, 3, 5])), -price, from, by);
  world.truth('sent', [world.mail(on, price, from, by, { orderId: world.order() })], [[id]]);
}

export function cryptic(world: World): void {
  const [from, on, by, price] = [world.random.pick(CRYPTIC), world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  world.truth('cryptic', [world.mail(on, price, from, by)], [[id]]);
}

/** A small shop paid through a payment service that prints its own name and a truncated shop name. */
export function processor(world: World): void {
  const { random } = world;
  const first = random.pick([
    'Juniper',
    'Ironwood',
    'Maple & Vine',
    'Saltmarsh',
    'Lucky Finch',
    'Tidewater',
    'Old Mill',
  ]);
  const second = random.pick([
    'Ceramics',
    'Bike Works',
    'Apothecary',
    'Yoga',
    'Print Shop',
    'Cheese Co',
    'Music School',
  ]);
  const name = `${first} ${second}`;
  const matched = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const prefix = random.pick([
    'SQ *',
    'SP ',
    'PAYPAL *',
    'PY *',
    'ZETTLE_*',
    'SUMUP *',
    'CKE*',
    'IN *',
    'STRIPE* ',
    'WPY*',
    'BT*',
  ]);
  const body =
    prefix === 'PAYPAL *' ? matched.slice(0, 12) : name.toUpperCase().replace('& ', '').slice(0, 18);
  const domain = random.pick([
    'messaging.squareup.com',
    'stripe.com',
    `${matched.toLowerCase()}.com`,
    'service.paypal.com',
  ]);
  const from = {
    name,
    domain,
    trade: 'shop' as const,
    texts: [`${prefix}${body} ${random.pick(['402-935-7733', 'ST PAUL MN', ''])}`],
  };
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  world.truth('processor', [world.mail(on, price, from, by)], [[id]]);
}

export function tip(world: World): void {
  const { random } = world;
  const from = random.pick(merchants('dining', 'ride', 'delivery'));
  const [on, by, bill] = [world.day(), world.payer(), world.price(900, 14_000)];
  const extra = Math.round((bill * random.pick([10, 15, 18, 20, 20, 22, 25])) / 100);
  const isPrinted = random.chance(0.4);
  const isRound = random.chance(0.25);
  const total = isRound ? Math.ceil((bill + extra) / 100) * 100 : bill + extra;
  const id = world.row(on, -total, from, by);
  if (isPrinted) {
    const isInTotal = random.chance(0.6);
    const mail = world.mail(on, isInTotal ? total : bill, from, by, { tipMinor: total - bill });
    world.truth('tip printed', [mail], [[id]]);
  } else world.truth('tip added', [world.mail(on, bill, from, by)], [[id]]);
}

/** The pending bill, and the same bill posted with its tip. */
export function tipAfterPending(world: World): void {
  const from = world.random.pick(merchants('dining'));
  const [on, by, bill] = [world.day(), world.payer(), world.price(1_800, 12_000)];
  const text = (from.texts[0] ?? '').replaceAll(/[#?~]/g, '').trim();
  const pending = world.row(on, -bill, from, by, { pending: true, postedOn: on, description: text });
  const id = world.row(addDays(on, 1), -Math.round(bill * 1.2), from, by, { description: text });
  world.truth('tip after pending', [world.mail(on, bill, from, by)], [[id], [pending]]);
}

export function hold(world: World): void {
  const { random } = world;
  const isFuel = random.chance(0.6);
  const from = random.pick(isFuel ? merchants('fuel') : merchants('hotel'));
  const [on, by] = [world.day(), world.payer()];
  const price = isFuel ? world.price(2_200, 8_500) : world.price(11_000, 90_000);
  const held = isFuel ? random.pick([100, 7_500, 12_500, 17_500, 15_000]) : Math.round(price * 1.15) + 5_000;
  world.row(on, -held, from, by, { pending: true, postedOn: on });
  const id = world.row(addDays(on, random.pick([1, 2])), -price, from, by);
  world.truth(isFuel ? 'fuel hold' : 'hotel hold', [world.mail(on, price, from, by)], [[id]]);
}

export function groceryChange(world: World): void {
  const { random } = world;
  const from = random.pick([...merchants('grocery'), merchantNamed('Instacart')]);
  const [on, by, price] = [world.day(), world.payer(), world.price(3_500, 22_000)];
  const charged = Math.round(price * (0.88 + random.next() * 0.22));
  const id = world.row(addDays(on, random.pick([0, 1])), -charged, from, by);
  world.truth(
    'grocery change',
    [world.mail(on, price, from, by, { orderId: random.chance(0.5) ? world.order() : null })],
    [[id]],
  );
}

const PER_UNIT: Readonly<Record<string, number>> = {
  EUR: 1.14,
  GBP: 1.32,
  JPY: 0.0066,
  KRW: 0.00072,
  CHF: 1.22,
  CAD: 0.72,
  AUD: 0.65,
  HUF: 0.0029,
  MXN: 0.054,
  SEK: 0.105,
};
const WHOLE = new Set(['JPY', 'KRW']);

/** Abroad: the bank states the original amount, or the rate is unknown. */
export function foreign(world: World): void {
  const { random } = world;
  const [from, currency] = random.pick(ABROAD);
  const [on, by, home] = [world.day(), world.payer(), world.price(400, 20_000)];
  const rate = PER_UNIT[currency] ?? 1;
  const abroad = Math.round((home / 100 / rate) * (WHOLE.has(currency) ? 1 : 100));
  const charged = Math.round(home * random.pick([1, 1, 1.01, 1.03, 0.99]));
  const isStated = random.chance(0.5);
  const stated = isStated
    ? { originalAmountMinor: random.chance(0.5) ? -abroad : abroad, originalCurrency: currency }
    : {};
  const id = world.row(on, -charged, from, by, stated);
  const mail = world.mail(on, abroad, from, by, { currency });
  world.truth(isStated ? 'foreign stated' : 'foreign rate', [mail], [[id]]);
}

/** A household in Japan with an account in yen, which has no decimals. */
export function yenAccount(world: World): void {
  const [from] = world.random.pick(ABROAD.filter(([, currency]) => currency === 'JPY'));
  const by = { accountId: `${world.at(0).accountId}-jpy`, mask: '7788', printed: '7788' };
  const [on, price] = [world.day(), world.random.int(3, 300) * 10 + world.random.pick([0, 8])];
  const id = world.row(on, -price, from, by, { currency: 'JPY' });
  world.truth('zero decimals', [world.mail(on, price, from, by, { currency: 'JPY' })], [[id]]);
}
