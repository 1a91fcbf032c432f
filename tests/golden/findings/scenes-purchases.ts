import type { Home } from './home.ts';
import type { Scene } from './scenes-plans.ts';

const sumOf = (home: Home, from = 20, to = 180) => home.dice.int(from, to) * 100 + home.dice.int(1, 98);

/** An order with its email and its charge. */
function order(home: Home, merchant: string, daysAgo: number, totalMinor: number) {
  const orderId = home.number();
  const mail = home.mail(merchant, daysAgo, totalMinor, { orderId });
  const charge = home.charge(merchant, daysAgo - 1, -totalMinor);
  home.match(mail, charge, totalMinor);
  return { orderId, mail, charge };
}

export const PURCHASE_SCENES: Readonly<Record<string, Scene>> = {
  'a refund never came'(home, merchant) {
    const total = sumOf(home);
    const daysAgo = home.dice.int(25, 90);
    const { orderId } = order(home, merchant, daysAgo + 20, total);
    home.expect('refund_late', home.mail(merchant, daysAgo, total, { kind: 'refund', orderId }));
  },
  'half of a refund came'(home, merchant) {
    const { orderId } = order(home, merchant, 70, 12_000);
    const mail = home.mail(merchant, 50, 8_000, { kind: 'refund', orderId });
    home.match(mail, home.charge(merchant, 46, 4_000), 4_000);
    home.expect('refund_late', mail);
  },
  'a promised refund never came'(home, merchant) {
    const { orderId } = order(home, merchant, 80, 9_000);
    home.expect('refund_late', home.promise(merchant, 60, { orderId, totalMinor: 4_000 }));
  },
  'a promised refund is on its way'(home, merchant) {
    const { orderId } = order(home, merchant, 30, 9_000);
    home.expect(
      'refund_expected',
      home.promise(merchant, home.dice.int(1, 12), { orderId, totalMinor: 4_000 }),
    );
  },
  'a promise was kept'(home, merchant) {
    const { orderId } = order(home, merchant, 60, 9_000);
    home.promise(merchant, 50, { orderId, totalMinor: 4_000 });
    home.charge(merchant, 40, 4_000);
  },
  'a refund came'(home, merchant) {
    const total = sumOf(home);
    const { orderId } = order(home, merchant, 70, total);
    home.mail(merchant, 50, total, { kind: 'refund', orderId });
    home.charge(merchant, home.dice.int(38, 47), total);
  },
  'a partial refund came'(home, merchant) {
    const { orderId } = order(home, merchant, 70, 15_000);
    home.mail(merchant, 50, 4_215, { kind: 'refund', orderId });
    home.charge(merchant, 44, 4_215);
  },
  'a refund in two credits'(home, merchant) {
    const { orderId } = order(home, merchant, 70, 9_317);
    const mail = home.mail(merchant, 50, 9_317, { kind: 'refund', orderId });
    for (const part of [6_100, 3_217]) home.match(mail, home.charge(merchant, 45, part), part);
  },
  'a refund of last week'(home, merchant) {
    const { orderId } = order(home, merchant, 30, 5_210);
    home.mail(merchant, home.dice.int(2, 9), 5_210, { kind: 'refund', orderId });
  },
  'a refund to a gift card'(home, merchant) {
    const { orderId } = order(home, merchant, 70, 5_210);
    home.mail(merchant, 45, 5_210, { kind: 'refund', orderId, chargedMinor: 0 });
  },
  'an item was canceled before it was charged'(home, merchant) {
    const orderId = home.number();
    const mail = home.mail(merchant, 60, 10_000, { orderId });
    home.match(mail, home.charge(merchant, 57, -6_000), 6_000);
    home.mail(merchant, 58, 4_000, { kind: 'refund', orderId });
  },
  'an order was canceled and never charged'(home, merchant) {
    const orderId = home.number();
    home.mail(merchant, 60, 7_700, { orderId });
    home.mail(merchant, 59, 7_700, { kind: 'refund', orderId });
  },
  'charged more than the receipt'(home, merchant) {
    const total = sumOf(home, 30, 200);
    const more = Math.round((total * home.dice.int(4, 30)) / 100);
    const mail = home.mail(merchant, 20, total, { orderId: home.number() });
    home.match(mail, home.charge(merchant, 18, -(total + more)), total + more);
    home.expect('amount_differs', mail);
  },
  'a tip was added'(home) {
    for (const merchant of ['Nonna Trattoria', 'Rosa Pizzeria', 'Uber', 'DoorDash']) {
      const total = sumOf(home, 15, 80);
      const charged = Math.round(total * (1 + home.dice.int(10, 25) / 100));
      const daysAgo = home.dice.int(10, 60);
      home.match(home.mail(merchant, daysAgo, total), home.charge(merchant, daysAgo - 1, -charged), charged);
    }
  },
  'a tip at the barber’s'(home) {
    const mail = home.mail('Fern Street Hair Salon', 22, 6_000);
    home.match(mail, home.charge('Fern Street Hair Salon', 21, -7_200), 7_200);
  },
  'weighed groceries'(home) {
    const total = sumOf(home, 60, 160);
    const charged = Math.round(total * (1 + home.dice.int(-8, 8) / 100));
    const mail = home.mail('Whole Foods Market', 25, total);
    home.match(mail, home.charge('Whole Foods Market', 24, -charged), charged);
  },
  'rounding to the currency'(home, merchant) {
    const total = sumOf(home, 60, 160);
    const mail = home.mail(merchant, 25, total);
    home.match(mail, home.charge(merchant, 24, -(total + 31)), total + 31);
  },
  'one parcel of two has been charged'(home, merchant) {
    const mail = home.mail(merchant, 8, 10_000, { orderId: home.number() });
    home.match(mail, home.charge(merchant, 6, -6_000), 6_000);
  },
  'both parcels have been charged'(home, merchant) {
    const mail = home.mail(merchant, 30, 10_000, { orderId: home.number() });
    for (const part of [6_000, 4_000]) home.match(mail, home.charge(merchant, 27, -part), part);
  },
  'two equal parcels of one order'(home, merchant) {
    const mail = home.mail(merchant, 30, 8_400, { orderId: home.number() });
    for (const daysAgo of [28, 27]) home.match(mail, home.charge(merchant, daysAgo, -4_200), 4_200);
  },
  'the first of four installments'(home, merchant) {
    const mail = home.mail(merchant, 40, 20_000, { orderId: home.number() });
    home.match(mail, home.charge(merchant, 39, -5_000), 5_000);
  },
  'a gift card paid a part'(home, merchant) {
    const mail = home.mail(merchant, 30, 9_000, { orderId: home.number(), chargedMinor: 6_500 });
    home.match(mail, home.charge(merchant, 29, -6_500), 6_500);
  },
  'one order was charged twice'(home, merchant) {
    const total = sumOf(home);
    const { charge } = order(home, merchant, 20, total);
    home.expect('charged_twice', home.charge(merchant, 19 - home.dice.int(0, 3), -total));
    home.expect('charged_twice', charge);
  },
  'two orders of one price'(home, merchant) {
    const total = sumOf(home);
    order(home, merchant, 20, total);
    order(home, merchant, 20 - home.dice.int(0, 2), total);
  },
  'a second charge was reversed'(home, merchant) {
    const total = sumOf(home, 20, 45);
    order(home, merchant, 20, total);
    home.charge(merchant, 18, -total);
    home.charge(merchant, 16, total);
  },
  'two people, two cards'(home, merchant) {
    order(home, merchant, 20, 3_450);
    home.charge(merchant, 18, -3_450, { account: 'second' });
  },
  'pending and posted'(home, merchant) {
    const total = sumOf(home, 20, 45);
    const mail = home.mail(merchant, 4, total, { orderId: home.number() });
    home.match(mail, home.charge(merchant, 3, -total), total);
    home.charge(merchant, 4, -total, { isPending: true });
  },
  'a ride every day'(home) {
    for (const daysAgo of [24, 23, 22, 21, 20, 17, 16]) home.charge('MTA Fare', daysAgo, -290);
    home.match(home.mail('MTA Fare', 20, 290), home.charge('MTA Fare', 19, -290), 290);
  },
};
