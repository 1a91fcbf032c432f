import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import type { Household } from './household.ts';
import { MERCHANTS, ofTrade } from './merchants.ts';
import { AT_ONCE, ONLINE, orderNumber } from './scene-tools.ts';

export function habit(house: Household): void {
  const merchant = house.random.pick(ofTrade('cafe'));
  const [start, price, card] = [house.day(), 475, house.card()];
  for (let at = 0; at < 12; at += 1) {
    const day = addDays(start, at * house.random.pick([1, 1, 2]));
    const id = house.random.chance(0.95) ? house.pay(day, -price, merchant, card) : null;
    if (house.random.chance(0.6))
      house.expect('habit', [house.mail(day, price, merchant, card)], id ? [[id]] : []);
  }
}

export function lateMail(house: Household): void {
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

export function namelessMail(house: Household): void {
  const merchant = house.random.pick(
    MERCHANTS.filter(({ domain, trade }) => domain !== null && trade !== 'plan'),
  );
  const [day, price, card] = [house.day(), house.price(), house.card()];
  const id = house.pay(day, -price, merchant, card);
  house.expect('only domain known', [house.mail(day, price, merchant, card, { merchant: null })], [[id]]);
}

export function samePlans(house: Household): void {
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

export function weekly(house: Household): void {
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

export function sameAmountElsewhere(house: Household): void {
  const [merchant, other] = [house.random.pick(AT_ONCE), house.random.pick(ONLINE)];
  const [day, price] = [house.day(), house.price()];
  house.pay(day, -price, other, house.card());
  house.expect('no charge, same amount elsewhere', [house.mail(day, price, merchant, null)], []);
}

export function fundingLeg(house: Household): void {
  const merchant = house.random.pick(ofTrade('digital', 'online'));
  const [day, price] = [house.day(), house.price()];
  const wallet = house.random.chance(0.5);
  const text = `PAYPAL *${merchant.name.toUpperCase().slice(0, 12)}`;
  const purchase = house.pay(day, -price, merchant, house.pickCard(wallet ? 2 : 0), {
    description: wallet ? merchant.name : text,
  });
  house.pay(day, -price, merchant, house.pickCard(1), {
    description: `PAYPAL INST XFER ${merchant.name.toUpperCase().slice(0, 10)}`,
    merchant: null,
  });
  house.expect('funding leg', [house.mail(day, price, merchant, null)], [[purchase]]);
}

export function partialRefund(house: Household): void {
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

export function orderInText(house: Household): void {
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

export function sameDayTwins(house: Household): void {
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
