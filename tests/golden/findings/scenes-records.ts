import type { Home } from './home.ts';
import type { Scene } from './scenes-plans.ts';

const paid = (home: Home, merchant: string, daysAgo: number, total: number, more = {}) => {
  const mail = home.mail(merchant, daysAgo, total, { orderId: home.number(), ...more });
  home.match(mail, home.charge(merchant, daysAgo - 1, -total), total);
  return mail;
};

export const RECORD_SCENES: Readonly<Record<string, Scene>> = {
  'a receipt whose charge never showed'(home, merchant) {
    home.expect('receipt_without_charge', home.mail(merchant, home.dice.int(40, 150), 8_317));
  },
  'an order whose charge never showed'(home, merchant) {
    const mail = home.mail(merchant, home.dice.int(40, 150), 8_318, { orderId: home.number() });
    home.expect('receipt_without_charge', mail);
  },
  'paid with a card that is not connected'(home, merchant) {
    home.mail(merchant, 50, 6_619, { cardLast4: '0815' });
  },
  'a room that is paid on the spot'(home) {
    home.mail('The Lantern Hotel', 90, 34_727, { orderId: home.number() });
  },
  'a gift card paid all'(home, merchant) {
    home.mail(merchant, 50, 4_400, { orderId: home.number(), chargedMinor: 0 });
  },
  'an order of this week'(home, merchant) {
    home.mail(merchant, home.dice.int(2, 8), 6_150, { orderId: home.number() });
  },
  'a parcel told twice'(home, merchant) {
    const orderId = home.number();
    home.match(home.mail(merchant, 40, 5_119, { orderId }), home.charge(merchant, 38, -5_119), 5_119);
    home.mail(merchant, 38, 5_119, { orderId, kind: 'shipping' });
  },
  'a charge without an email by a merchant who writes'(home, merchant) {
    for (const daysAgo of [150, 120, 90, 60]) paid(home, merchant, daysAgo, 2_300 + daysAgo);
    home.expect('charge_without_receipt', home.charge(merchant, home.dice.int(8, 50), -1_840));
  },
  'a coffee shop that writes now and then'(home, merchant) {
    for (const daysAgo of [70, 50, 30]) paid(home, merchant, daysAgo, 640 + daysAgo);
    for (const daysAgo of [60, 40, 20, 10]) home.charge(merchant, daysAgo, -(500 + daysAgo));
  },
  'a large charge by one who never writes'(home, merchant) {
    home.charge(merchant, home.dice.int(8, 80), -14_355);
  },
  'a small charge by one who does not'(home, merchant) {
    home.charge(merchant, 30, -1_250);
  },
  'rent, taxes, a fee and cash'(home) {
    const pay = (text: string, amount: number) =>
      home.charge(text, 30, -amount, { account: 'checking', text });
    pay('GREYSTAR RENT WEB PMT', 185_000);
    pay('IRS USATAXPYMT', 64_000);
    pay('OVERDRAFT FEE', 3_500);
    pay('ATM WITHDRAWAL 004417', 20_000);
  },
  'a large charge of yesterday, and one that is pending'(home, merchant) {
    home.charge(merchant, 2, -22_310);
    home.charge(merchant, 7, -9_310, { isPending: true });
  },
  'a gift card with a rest'(home, merchant) {
    const items = [{ name: 'eGift Card', amountMinor: 10_000 }];
    const mail = paid(home, merchant, 90, 10_000, { items });
    home.mail(merchant, 60, 3_300, { orderId: home.number(), chargedMinor: 0 });
    home.expect('gift_card_left', mail);
  },
  'a gift card for a friend, and one used up'(home, merchant) {
    const items = [{ name: 'Gift Card', amountMinor: 5_000 }];
    paid(home, merchant, 90, 5_000, { items });
    paid(home, `${merchant} Books`, 90, 5_000, { items });
    home.mail(`${merchant} Books`, 60, 5_000, { orderId: home.number(), chargedMinor: 0 });
  },
  'an order that can still be returned'(home) {
    home.expect('return_window', paid(home, 'Nike', home.dice.int(58, 63), 12_990));
  },
  'an order that was returned, and one too small'(home) {
    const orderId = home.number();
    paid(home, 'Adidas', 30, 9_900, { orderId });
    home.mail('Adidas', 22, 9_900, { kind: 'refund', orderId });
    home.charge('Adidas', 18, 9_900);
    paid(home, 'Uniqlo', 29, 1_990);
  },
  'a gift card and a plan cannot be returned'(home) {
    paid(home, 'Sephora', 60, 5_000, { items: [{ name: 'Sephora Gift Card', amountMinor: 5_000 }] });
  },
  'a warranty ends'(home) {
    home.expect('warranty_ends', paid(home, 'Dell', home.dice.int(340, 360), 109_900));
  },
  'a warranty of next year, and of a case'(home) {
    paid(home, 'Lenovo', 200, 109_900);
    paid(home, 'Bose', 350, 2_900);
  },
  'health spending to be claimed'(home) {
    const id = home.charge('CVS Pharmacy', 45, -8_840);
    home.match(home.mail('CVS Pharmacy', 45, 8_840), id, 8_840);
    home.unclaimed(2026, [{ transactionId: id, amountMinor: 8_840 }]);
    home.expect('health_unclaimed', id);
  },
  'a little health spending'(home) {
    const id = home.charge('Walgreens', 45, -1_240);
    home.match(home.mail('Walgreens', 45, 1_240), id, 1_240);
    home.unclaimed(2025, [{ transactionId: id, amountMinor: 1_240 }]);
  },
};
