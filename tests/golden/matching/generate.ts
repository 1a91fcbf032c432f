import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import { Household } from './household.ts';
import { ABROAD, CRYPTIC, MERCHANTS, type Merchant, ofTrade } from './merchants.ts';
import { seededRandom } from './random.ts';

type Scene = (house: Household) => void;

/** One made-up household of a year, with what belongs together. */
export function generateHousehold(seed: number): Household {
  const house = new Household(`h${seed}`, seededRandom(seed));
  background(house);
  for (const [scene, times] of SCENES) for (let at = 0; at < times; at += 1) scene(house);
  return house;
}

const AT_ONCE = ofTrade('shop', 'grocery', 'dining', 'cafe', 'fuel', 'ride', 'delivery', 'health', 'digital');
const ONLINE = ofTrade('online');
const orderNumber = (house: Household): string =>
  house.random.pick([
    `${house.random.digits(3)}-${house.random.digits(7)}-${house.random.digits(7)}`,
    house.random.code(9),
    house.random.digits(8),
  ]);

function background(house: Household): void {
  const { random } = house;
  for (let at = 0; at < 320; at += 1)
    house.pay(house.day(), -house.price(), random.pick(MERCHANTS), house.card());
  for (let month = 0; month < 12; month += 1) {
    const first = addMonths('2025-11-01', month);
    const other = (description: string, amount: number, day: number, card = 1): void => {
      house.pay(
        addDays(first, day),
        amount,
        { name: '', domain: null, trade: 'shop', texts: [description] },
        house.pickCard(card),
        { description, merchant: null },
      );
    };
    other('ACME CORP PAYROLL PPD ID: 9111111', 412055, 14);
    other('CHASE CREDIT CRD AUTOPAY PPD ID: 4760039224', -(150000 + random.int(0, 90000)), 20);
    other('Payment Thank You-Mobile', 150000 + random.int(0, 90000), 20, 0);
    other('ONLINE TRANSFER TO SAV ...3312', -50000, 2);
    other('INTEREST PAYMENT', random.int(20, 900), 27);
    other('ATM WITHDRAWAL 00412 MAIN ST', -random.pick([2000, 4000, 6000, 10000]), 9);
  }
}

function plain(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  house.expect('plain', [house.mail(day, price, merchant, card)], [[id]]);
}

function online(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(addDays(day, house.random.pick([0, 0, 0, 1, 1, 2, 3, 5])), -price, merchant, card);
  house.expect('online', [house.mail(day, price, merchant, card, { orderId: orderNumber(house) })], [[id]]);
}

function subscription(house: Household): void {
  const merchant = house.random.pick(ofTrade('plan', 'utility'));
  const [card, price, start] = [house.card(), house.price(), addDays('2025-11-01', house.random.int(0, 27))];
  const kind = house.random.chance(0.8) ? 'subscription' : 'purchase';
  const months = Array.from({ length: 12 }, (_, month) => addMonths(start, month));
  const kept = months.map(() => house.random.chance(0.93));
  const ids = months.map((day, at) =>
    kept[at] ? house.pay(addDays(day, house.random.pick([0, 0, 0, 1, 2])), -price, merchant, card) : null,
  );
  months.forEach((day, at) => {
    if (house.random.chance(0.12)) return;
    const mail = house.mail(addDays(day, house.random.pick([0, 0, 0, -1, 1])), price, merchant, card, {
      kind,
    });
    const own = ids[at];
    house.expect(
      'subscription',
      [mail],
      own ? [[own]] : [],
      ids.flatMap((id, other) => (id !== null && other !== at ? [id] : [])),
    );
  });
}

function split(house: Household): void {
  const { random } = house;
  const merchant = random.pick(ONLINE);
  const [day, card, count] = [house.day(), house.card(), random.pick([2, 2, 2, 3, 4])];
  const amounts = Array.from({ length: count }, () => house.price());
  const days = amounts.map((_, at) => addDays(day, at * 2 + random.int(0, 2)));
  const ids = amounts.map((amount, at) => house.pay(days[at] ?? day, -amount, merchant, card));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const shipments = random.chance(0.5)
    ? { shipments: amounts.map((amountMinor, at) => ({ amountMinor, shippedOn: days[at] ?? null })) }
    : {};
  house.expect(
    shipments.shipments ? 'split with parcels' : 'split',
    [house.mail(day, total, merchant, card, { orderId: orderNumber(house), ...shipments })],
    [ids],
  );
}

function refund(house: Household): void {
  const merchant = house.random.pick([...ONLINE, ...ofTrade('shop', 'health')]);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const debit = house.pay(day, -price, merchant, card);
  const back = addDays(day, house.random.int(6, 20));
  const isBooked = house.random.chance(0.8);
  const credit = isBooked ? house.pay(addDays(back, house.random.int(0, 7)), price, merchant, card) : null;
  const mail = house.mail(back, price, merchant, card, { kind: 'refund', orderId: orderNumber(house) });
  house.expect(isBooked ? 'refund' : 'refund not arrived', [mail], credit ? [[credit]] : [], [debit]);
}

function tip(house: Household): void {
  const merchant = house.random.pick(ofTrade('dining', 'ride', 'delivery'));
  const [day, price, card] = [house.day(), 1500 + house.random.int(0, 6000), house.card()];
  const extra = Math.round(price * house.random.pick([0.1, 0.15, 0.18, 0.2, 0.2, 0.22, 0.25]));
  const id = house.pay(day, -(price + extra), merchant, card);
  if (house.random.chance(0.4))
    house.expect(
      'tip printed',
      [house.mail(day, price + extra, merchant, card, { tipMinor: extra })],
      [[id]],
    );
  else house.expect('tip', [house.mail(day, price, merchant, card)], [[id]]);
}

function cryptic(house: Household): void {
  const merchant = house.random.pick(CRYPTIC);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card, { merchant: null });
  house.expect('cryptic', [house.mail(day, price, merchant, card)], [[id]]);
}

function alias(house: Household): void {
  const merchant = house.random.pick(CRYPTIC);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card, { merchant: null });
  const text = house.transactions.at(-1)?.description ?? '';
  house.aliases.push({
    description: text.replace(/\d/g, () => house.random.digits(1)),
    merchant: merchant.name,
  });
  house.expect('alias', [house.mail(day, price, merchant, card)], [[id]]);
}

const RATES: Readonly<Record<string, number>> = {
  EUR: 1.09,
  GBP: 1.28,
  JPY: 0.0067,
  CAD: 0.73,
  MXN: 0.055,
  SEK: 0.095,
};

function abroad(house: Household): void {
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

function giftCard(house: Household): void {
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

function twins(house: Household): void {
  const merchant = house.random.pick(ofTrade('cafe'));
  const [day, price, card] = [house.day(), house.random.pick([450, 500, 525, 595]), house.card()];
  const days = [day, addDays(day, house.random.pick([1, 2, 4, 7]))];
  const ids = days.map((on) => house.pay(on, -price, merchant, card));
  for (const [at, on] of days.entries())
    house.expect('twins', [house.mail(on, price, merchant, card)], [[ids[at] ?? '']]);
}

function declined(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  const mail = house.mail(day, price, merchant, card);
  house.declined.push({ receiptId: mail, transactionId: id });
  house.expect('declined', [mail], [], [id]);
}

function consolidation(house: Household): void {
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

function decoy(house: Household): void {
  const merchant = house.random.pick([...AT_ONCE, ...ONLINE]);
  house.expect(
    'no charge',
    [house.mail(house.day(), house.price(), merchant, null, { cardLast4: null })],
    [],
  );
}

function orderMails(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card, orderId] = [house.day(), house.price(), house.card(), orderNumber(house)];
  const shipped = addDays(day, house.random.int(1, 4));
  const id = house.pay(house.random.chance(0.5) ? day : shipped, -price, merchant, card);
  const mails = [
    house.mail(day, price, merchant, card, { orderId }),
    house.mail(shipped, price, merchant, null, { orderId, kind: 'shipping' }),
  ];
  if (house.random.chance(0.4))
    mails.push(house.mail(addDays(shipped, 1), price, merchant, null, { orderId }));
  house.expect('order mails', mails, [[id]]);
}

function hotel(house: Household): void {
  const merchant = house.random.pick(ofTrade('hotel'));
  const [day, price, card] = [house.day(), 12000 + house.random.int(0, 60000), house.card()];
  const id = house.pay(addDays(day, house.random.int(10, 50)), -price, merchant, card);
  house.expect('hotel', [house.mail(day, price, merchant, card, { orderId: orderNumber(house) })], [[id]]);
}

function fuel(house: Household): void {
  const merchant = house.random.pick(ofTrade('fuel'));
  const [day, price, card] = [house.day(), 2500 + house.random.int(0, 5000), house.card()];
  house.pay(day, -house.random.pick([100, 12500, 17500]), merchant, card, { pending: true, postedOn: day });
  const id = house.pay(addDays(day, 1), -price, merchant, card, { authorizedOn: null });
  house.expect('fuel', [house.mail(day, price, merchant, card)], [[id]]);
}

function payLater(house: Household): void {
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

function twoCards(house: Household): void {
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

function groceries(house: Household): void {
  const merchant = house.random.pick(
    ofTrade('grocery', 'delivery').filter((one) => one.name !== 'Uber Eats'),
  );
  const [day, price, card] = [house.day(), 4000 + house.random.int(0, 14000), house.card()];
  const id = house.pay(day, -Math.round(price * (0.9 + house.random.next() * 0.2)), merchant, card);
  house.expect('groceries', [house.mail(day, price, merchant, card)], [[id]]);
}

function pendingTwin(house: Household): void {
  const merchant: Merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const text = merchant.texts[0]?.replace(/[#?~]+/g, '').trim() ?? merchant.name;
  house.pay(day, -price, merchant, card, { pending: true, postedOn: day, description: text.slice(0, 16) });
  const id = house.pay(addDays(day, 1), -price, merchant, card, { authorizedOn: null });
  house.expect('pending twin', [house.mail(day, price, merchant, card)], [[id]]);
}

function habit(house: Household): void {
  const merchant = house.random.pick(ofTrade('cafe'));
  const [start, price, card] = [house.day(), 475, house.card()];
  for (let at = 0; at < 12; at += 1) {
    const day = addDays(start, at * house.random.pick([1, 1, 2]));
    const id = house.random.chance(0.95) ? house.pay(day, -price, merchant, card) : null;
    if (house.random.chance(0.6))
      house.expect('habit', [house.mail(day, price, merchant, card)], id ? [[id]] : []);
  }
}

function lateMail(house: Household): void {
  const merchant = house.random.pick([...AT_ONCE, ...ONLINE]);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  const receivedAt = addDays(day, house.random.int(0, 3));
  house.expect(
    'only arrival known',
    [house.mail(day, price, merchant, card, { purchasedOn: null, receivedAt })],
    [[id]],
  );
}

function namelessMail(house: Household): void {
  const merchant = house.random.pick(MERCHANTS.filter((one) => one.domain !== null && one.trade !== 'plan'));
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  house.expect('only domain known', [house.mail(day, price, merchant, card, { merchant: null })], [[id]]);
}

function samePlans(house: Household): void {
  const merchant = house.random.pick(ofTrade('plan'));
  const [card, price, start] = [house.card(), 1549, addDays('2025-11-01', house.random.int(0, 20))];
  for (let month = 0; month < 6; month += 1) {
    const days = [addMonths(start, month), addDays(addMonths(start, month), 6)];
    const ids = days.map((day) => house.pay(day, -price, merchant, card));
    for (const [at, day] of days.entries()) {
      house.expect(
        'two plans',
        [house.mail(day, price, merchant, card, { kind: 'subscription' })],
        [[ids[at] ?? '']],
      );
    }
  }
}

function weekly(house: Household): void {
  const merchant = house.random.pick(ofTrade('plan', 'grocery'));
  const [card, price, start] = [house.card(), house.price(), house.day()];
  for (let week = 0; week < 8; week += 1) {
    const day = addDays(start, week * 7);
    const id = house.random.chance(0.9) ? house.pay(day, -price, merchant, card) : null;
    house.expect(
      'weekly',
      [house.mail(day, price, merchant, card, { kind: 'subscription' })],
      id ? [[id]] : [],
    );
  }
}

function sameAmountElsewhere(house: Household): void {
  const [merchant, other] = [house.random.pick(AT_ONCE), house.random.pick(ONLINE)];
  const [day, price] = [house.day(), house.price()];
  house.pay(day, -price, other, house.card());
  house.expect('no charge, same amount elsewhere', [house.mail(day, price, merchant, null)], []);
}

function fundingLeg(house: Household): void {
  const merchant = house.random.pick(ofTrade('digital', 'online'));
  const [day, price] = [house.day(), house.price()];
  const wallet = house.random.chance(0.5);
  const text = `PAYPAL *${merchant.name.toUpperCase().slice(0, 12)}`;
  const own = house.pay(day, -price, merchant, house.pickCard(wallet ? 2 : 0), {
    description: wallet ? merchant.name : text,
  });
  house.pay(day, -price, merchant, house.pickCard(1), {
    description: `PAYPAL INST XFER ${merchant.name.toUpperCase().slice(0, 10)}`,
    merchant: null,
  });
  house.expect('funding leg', [house.mail(day, price, merchant, null)], [[own]]);
}

function partialRefund(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card, orderId] = [house.day(), 3000 + house.price(), house.card(), orderNumber(house)];
  const part = 500 + house.random.int(0, 2400);
  const debit = house.pay(day, -price, merchant, card);
  const credit = house.pay(addDays(day, 9), part, merchant, card);
  house.expect(
    'purchase with refund',
    [house.mail(day, price, merchant, card, { orderId })],
    [[debit]],
    [credit],
  );
  const mail = house.mail(addDays(day, 7), part, merchant, card, { orderId, kind: 'refund' });
  house.expect('partial refund', [mail], [[credit]], [debit]);
}

function orderInText(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const orders = [house.random.digits(10), house.random.digits(10)];
  const ids = orders.map((order) =>
    house.pay(day, -price, merchant, card, { description: `${merchant.name.toUpperCase()} ${order}` }),
  );
  for (const [at, order] of orders.entries()) {
    house.expect(
      'order in the text',
      [house.mail(day, price, merchant, card, { orderId: order })],
      [[ids[at] ?? '']],
    );
  }
}

function sameDayTwins(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const ids = [house.pay(day, -price, merchant, card), house.pay(day, -price, merchant, card)];
  for (const _ of ids)
    house.expect(
      'twins of a day',
      [house.mail(day, price, merchant, card)],
      ids.map((id) => [id]),
    );
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
  [decoy, 6],
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
