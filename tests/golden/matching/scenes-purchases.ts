import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import type { Household } from './household.ts';
import { CRYPTIC, MERCHANTS, ofTrade } from './merchants.ts';
import { AT_ONCE, ONLINE, orderNumber } from './scene-tools.ts';

export function background(house: Household): void {
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

export function plain(house: Household): void {
  const merchant = house.random.pick(AT_ONCE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  house.expect('plain', [house.mail(day, price, merchant, card)], [[id]]);
}

export function online(house: Household): void {
  const merchant = house.random.pick(ONLINE);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(addDays(day, house.random.pick([0, 0, 0, 1, 1, 2, 3, 5])), -price, merchant, card);
  house.expect('online', [house.mail(day, price, merchant, card, { orderId: orderNumber(house) })], [[id]]);
}

export function subscription(house: Household): void {
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
    const charge = ids[at];
    house.expect(
      'subscription',
      [mail],
      charge ? [[charge]] : [],
      ids.flatMap((id, other) => (id !== null && other !== at ? [id] : [])),
    );
  });
}

export function split(house: Household): void {
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

export function refund(house: Household): void {
  const merchant = house.random.pick([...ONLINE, ...ofTrade('shop', 'health')]);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const debit = house.pay(day, -price, merchant, card);
  const back = addDays(day, house.random.int(6, 20));
  const isBooked = house.random.chance(0.8);
  const credit = isBooked ? house.pay(addDays(back, house.random.int(0, 7)), price, merchant, card) : null;
  const mail = house.mail(back, price, merchant, card, { kind: 'refund', orderId: orderNumber(house) });
  house.expect(isBooked ? 'refund' : 'refund not arrived', [mail], credit ? [[credit]] : [], [debit]);
}

export function tip(house: Household): void {
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

export function cryptic(house: Household): void {
  const merchant = house.random.pick(CRYPTIC);
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card, { merchant: null });
  house.expect('cryptic', [house.mail(day, price, merchant, card)], [[id]]);
}

export function alias(house: Household): void {
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
