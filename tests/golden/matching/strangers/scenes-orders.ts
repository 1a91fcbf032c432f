import { addDays } from '#domain/calendar/civil-date.ts';
import { merchantNamed, merchants } from './merchants.ts';
import type { World } from './world.ts';

const SENDERS = merchants('online');

function cut(world: World, total: number, count: number): number[] {
  const parts: number[] = [];
  let left = total;
  for (let at = count; at > 1; at -= 1) {
    const part = Math.max(250, Math.round((left / at) * (0.4 + world.random.next() * 1.1)));
    parts.push(Math.min(part, left - 250 * (at - 1)));
    left -= parts.at(-1) ?? 0;
  }
  return [...parts, left];
}

/** An order charged per parcel; every second one says so. */
export function parcels(world: World): void {
  const { random } = world;
  const [from, on, by] = [random.pick(SENDERS), world.day(), world.payer()];
  const total = world.price(4_000, 40_000);
  const amounts = cut(world, total, random.pick([2, 2, 2, 3, 3, 4]));
  const days = amounts.map((_, at) => addDays(on, at === 0 ? random.int(0, 2) : random.int(1, 9)));
  const rows = amounts.map((amount, at) => world.row(days[at] ?? on, -amount, from, by));
  const orderId = world.order();
  const style = random.pick(['listed', 'listed', 'emails', 'none', 'none']);
  const shipments = amounts.map((amountMinor, at) => ({ amountMinor, shippedOn: days[at] ?? null }));
  const emails = [world.mail(on, total, from, by, { orderId, ...(style === 'listed' ? { shipments } : {}) })];
  if (style === 'emails')
    for (const [at, amount] of amounts.entries())
      emails.push(world.mail(days[at] ?? on, amount, from, null, { orderId, kind: 'shipping' }));
  world.truth(`parcels ${style}`, emails, [rows]);
}

/** Only the first parcel has been shipped so far. */
export function firstParcel(world: World): void {
  const [from, on, by] = [world.random.pick(SENDERS), world.day(), world.payer()];
  const amounts = cut(world, world.price(5_000, 30_000), 2);
  const first = addDays(on, 1);
  const id = world.row(first, -(amounts[0] ?? 0), from, by);
  const shipments = amounts.map((amountMinor, at) => ({ amountMinor, shippedOn: at === 0 ? first : null }));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  world.truth(
    'first parcel',
    [world.mail(on, total, from, by, { orderId: world.order(), shipments })],
    [[id]],
  );
}

/** The order's email is sent again, with or without its number, and the shipping email repeats the total. */
export function resent(world: World): void {
  const { random } = world;
  const [from, on, by, total] = [random.pick(SENDERS), world.day(), world.payer(), world.price(900, 20_000)];
  const orderId = random.chance(0.75) ? world.order() : null;
  const id = world.row(addDays(on, random.int(0, 2)), -total, from, by);
  const first = world.mail(on, total, from, by, { orderId });
  const again = random.pick([
    () => world.mail(on, total, from, by, { orderId }),
    () => world.mail(addDays(on, 2), total, from, null, { orderId, kind: 'shipping' }),
    () => world.mail(on, total, from, null, { orderId: null, fromDomain: 'paypal.com' }),
  ])();
  world.truth('resent', [first, again], [[id]]);
}

/** Two orders of one merchant at the same price within days, each with its own number and charge. */
export function sameTwice(world: World): void {
  const { random } = world;
  const [from, on, by, price] = [
    random.pick([...SENDERS, ...merchants('cafe', 'grocery')]),
    world.day(),
    world.payer(),
    world.price(400, 6_000),
  ];
  const gap = random.pick([0, 1, 2, 4, 6]);
  const days = [on, addDays(on, gap)];
  const rows = days.map((day) => world.row(day, -price, from, by));
  const isNumbered = from.trade === 'online';
  const emails = days.map((day) =>
    world.mail(day, price, from, by, { orderId: isNumbered ? world.order() : null }),
  );
  for (const [at, mail] of emails.entries()) {
    const charge = [rows[at] ?? ''];
    world.truth('same twice', [mail], gap <= 1 ? rows.map((id) => [id]) : [charge]);
  }
}

/** Two merchants with the same amount in the same week. */
export function sameAmount(world: World): void {
  const shops = merchants('shop', 'grocery', 'health', 'digital', 'online');
  const first = world.random.pick(shops);
  const other = world.random.pick(shops.filter((merchant) => merchant !== first));
  const [on, by, price] = [
    world.day(),
    world.payer(),
    world.random.pick([999, 1_299, 2_000, 2_500, 1_999, 4_999]),
  ];
  for (const [from, day] of [
    [first, on],
    [other, addDays(on, world.random.int(0, 3))],
  ] as const) {
    const id = world.row(day, -price, from, by);
    world.truth('same amount', [world.mail(day, price, from, by)], [[id]]);
  }
}

/** A full or partial refund; the purchase must keep its own match. */
export function refund(world: World): void {
  const { random } = world;
  const [from, on, by, price] = [
    random.pick([...SENDERS, ...merchants('shop')]),
    world.day(300),
    world.payer(),
    world.price(1_500, 25_000),
  ];
  const orderId = from.trade === 'online' ? world.order() : null;
  const bought = world.row(on, -price, from, by);
  world.truth('refunded purchase', [world.mail(on, price, from, by, { orderId })], [[bought]]);
  const isPart = random.chance(0.5);
  const back = isPart ? Math.round(price * (0.2 + random.next() * 0.6)) : price;
  const announcedOn = addDays(on, random.int(4, 30));
  const lag = random.pick([-1, 0, 1, 2, 3, 4, 5, 7, 9]);
  const hasCome = random.chance(0.85);
  const mail = world.mail(announcedOn, back, from, by, { kind: 'refund', orderId });
  if (!hasCome) {
    world.truth('refund not arrived', [mail], [], [bought]);
    return;
  }
  const id = world.row(addDays(announcedOn, lag), back, from, by);
  world.truth(isPart ? 'refund in part' : 'refund in full', [mail], [[id]], [bought]);
}

/** Two items of one order are refunded one after the other. */
export function twoRefunds(world: World): void {
  const [from, on, by] = [world.random.pick(SENDERS), world.day(300), world.payer()];
  const orderId = world.order();
  const parts = [world.price(900, 5_000), world.price(900, 5_000)];
  const total = parts.reduce((sum, part) => sum + part, 0) + 1_250;
  const bought = world.row(on, -total, from, by);
  world.truth('refunded purchase', [world.mail(on, total, from, by, { orderId })], [[bought]]);
  for (const [at, part] of parts.entries()) {
    const announcedOn = addDays(on, 8 + at * 3);
    const id = world.row(addDays(announcedOn, world.random.int(1, 4)), part, from, by);
    const mail = world.mail(announcedOn, part, from, by, { kind: 'refund', orderId });
    world.truth('refund in part', [mail], [[id]], [bought]);
  }
}

/** A gift card paid everything, or a part that the email states or omits. */
export function giftCard(world: World): void {
  const { random } = world;
  const [from, on, by, total] = [
    random.pick(SENDERS),
    world.day(),
    world.payer(),
    world.price(4_000, 15_000),
  ];
  const orderId = world.order();
  if (random.chance(0.3)) {
    world.truth('gift card all', [world.mail(on, total, from, null, { orderId, chargedMinor: 0 })], []);
    return;
  }
  const paid = random.pick([1_000, 1_500, 2_500, 3_000]);
  const id = world.row(on, -(total - paid), from, by);
  const isStated = random.chance(0.7);
  const more = isStated ? { orderId, chargedMinor: total - paid } : { orderId };
  world.truth(
    isStated ? 'gift card rest' : 'gift card hidden',
    [world.mail(on, total, from, by, more)],
    [[id]],
  );
}

/** An installment service charges its parts; the email states the total or the first part. */
export function instalments(world: World): void {
  const { random } = world;
  const shop = random.pick(SENDERS);
  const [on, by] = [world.day(250), world.payer()];
  const service = random.pick(['Klarna', 'Afterpay', 'Affirm', 'Zip', 'Sezzle']);
  const count = random.pick(service === 'Affirm' ? [3, 6] : [4]);
  const part = world.price(900, 9_000);
  const text = random.pick([
    `${service.toUpperCase()}* ${shop.name.toUpperCase()}`,
    `${service.toUpperCase()} ${random.digits(6)} OH`,
  ]);
  const rows = Array.from({ length: count }, (_, at) =>
    world.row(addDays(on, at * (service === 'Affirm' ? 30 : 14)), -part, shop, by, {
      description: text,
      merchant: null,
    }),
  );
  const isFirst = random.chance(0.3);
  const from = random.chance(0.5) ? { ...shop, name: service, domain: `${service.toLowerCase()}.com` } : shop;
  const more = { orderId: world.order(), ...(isFirst ? { chargedMinor: part } : {}) };
  const mail = world.mail(on, part * count, from, by, { ...more, cardLast4: null });
  world.truth(isFirst ? 'instalment first' : 'instalments', [mail], [rows.slice(0, 1), rows]);
}

/** Several purchases of a digital shop in one charge. */
export function gathered(world: World): void {
  const { random } = world;
  const from = random.pick([merchantNamed('Apple'), merchantNamed('Lyft'), merchantNamed('Google Play')]);
  const [on, by] = [world.day(), world.payer()];
  const prices = Array.from({ length: random.int(2, 4) }, () =>
    random.pick([99, 299, 499, 799, 1_299, 1_547, 2_133]),
  );
  const days = prices.map((_, at) => addDays(on, at));
  const id = world.row(
    addDays(days.at(-1) ?? on, 1),
    -prices.reduce((sum, price) => sum + price, 0),
    from,
    by,
  );
  for (const [at, price] of prices.entries())
    world.truth(
      'gathered',
      [world.mail(days[at] ?? on, price, from, by, { orderId: world.order() })],
      [[id]],
    );
}

/** One itinerary with two separately charged tickets. */
export function tickets(world: World): void {
  const [on, by, fare] = [world.day(), world.payer(), world.price(9_000, 50_000)];
  const from = {
    name: 'Skyway Airlines',
    domain: 'skyway.com',
    trade: 'abroad' as const,
    texts: ['SKYWAY AIR 0##########', 'SKYWAY AIRLINES 800-###'],
  };
  const rows = [0, 1].map(() => world.row(on, -fare, from, by));
  world.truth('tickets', [world.mail(on, fare * 2, from, by, { orderId: world.random.code(6) })], [rows]);
}
