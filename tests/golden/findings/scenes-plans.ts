import type { Home } from './home.ts';

/**
 * A short story in a household. Its expected findings are declared with `home.expect`; otherwise it must cause none.
 */
export type Scene = (home: Home, merchant: string) => void;

const MONTH = 30.4;

const SERVICE = { primary: 'ENTERTAINMENT', detailed: 'ENTERTAINMENT_TV_AND_MOVIES' };

/** Monthly charges, oldest first; the last one `lastAgo` days ago. */
function monthly(home: Home, merchant: string, lastAgo: number, prices: readonly number[], account = 'card') {
  return prices.map((price, at) =>
    home.charge(merchant, Math.round(lastAgo + (prices.length - 1 - at) * MONTH), -price, {
      account,
      category: SERVICE,
    }),
  );
}

const same = (price: number, count: number) => Array.from({ length: count }, () => price);
const priceOf = (home: Home) => home.dice.int(6, 24) * 100 + 99;

export const PLAN_SCENES: Readonly<Record<string, Scene>> = {
  'a price goes up'(home, merchant) {
    const price = priceOf(home);
    const after = home.dice.int(1, 2);
    const next = price + Math.round((price * home.dice.int(9, 40)) / 10_000) * 100 + 100;
    const ids = monthly(home, merchant, home.dice.int(2, 20), [...same(price, 8), ...same(next, after)]);
    home.expect('price_up', ids.at(-after) ?? '');
  },
  'a price goes up on another card'(home, merchant) {
    const price = priceOf(home);
    monthly(home, merchant, 3 * MONTH + 3, same(price, 7));
    const ids = monthly(home, merchant, 3, same(price + 200, 3), 'second');
    home.expect('price_up', ids[0] ?? '');
  },
  'a steady plan'(home, merchant) {
    monthly(home, merchant, home.dice.int(1, 25), same(priceOf(home), home.dice.int(5, 12)));
  },
  'a price goes down'(home, merchant) {
    const price = priceOf(home);
    monthly(home, merchant, 4, [...same(price + 300, 6), ...same(price, 3)]);
  },
  'a frozen gym comes back at its price'(home, merchant) {
    monthly(home, merchant, 6, [...same(4_900, 6), ...same(1_000, 3), ...same(4_900, 2)]);
  },
  'a discount is over'(home, merchant) {
    monthly(home, merchant, 6, [...same(1_599, 6), ...same(999, 3), ...same(1_599, 2)]);
  },
  'another plan of the merchant'(home, merchant) {
    const price = priceOf(home);
    const ids = monthly(home, merchant, 8, [...same(price, 7), price + 500]);
    const names = ['Basic plan', 'Family plan'];
    for (const [at, id] of [ids.at(-2), ids.at(-1)].entries()) {
      const total = at === 0 ? price : price + 500;
      const item = { name: names[at] ?? '', amountMinor: total };
      const mail = home.mail(merchant, at === 0 ? 38 : 8, total, { kind: 'subscription', items: [item] });
      home.match(mail, id ?? '', total);
    }
  },
  'a price in a foreign currency drifts'(home, merchant) {
    const ids = monthly(home, merchant, 8, [...same(1_042, 6), 1_079, 1_079]);
    for (const [at, id] of [ids[5], ids[6]].entries()) {
      const mail = home.mail(merchant, at === 0 ? 69 : 38, 999, { kind: 'subscription', currency: 'EUR' });
      home.match(mail, id ?? '', at === 0 ? 1_042 : 1_079);
    }
  },
  'electricity by season'(home) {
    const amounts = [8_140, 7_935, 6_870, 7_120, 9_980, 12_410, 13_255, 11_870, 9_040, 8_010, 8_930, 10_720];
    for (const [at, amount] of amounts.entries())
      home.charge('City Power', Math.round(6 + (11 - at) * MONTH), -amount, {
        account: 'checking',
        text: 'PACIFIC GAS AND ELECTRIC WEB PMTS',
      });
  },
  'from monthly to yearly'(home, merchant) {
    monthly(home, merchant, 70, same(1_099, 8));
    const yearly = home.charge(merchant, 40, -9_999);
    home.match(home.mail(merchant, 40, 9_999, { kind: 'subscription' }), yearly, 9_999);
  },
  'charged after a cancellation'(home, merchant) {
    const ids = monthly(home, merchant, home.dice.int(2, 9), same(priceOf(home), home.dice.int(5, 9)));
    home.cancel(merchant, home.dice.int(15, 25));
    home.expect('charged_after_cancel', ids.at(-1) ?? '');
  },
  'charged twice more after a cancellation'(home, merchant) {
    const ids = monthly(home, merchant, 4, same(priceOf(home), 8));
    home.cancel(merchant, 46);
    for (const id of ids.slice(-2)) home.expect('charged_after_cancel', id);
  },
  'canceled and over'(home, merchant) {
    monthly(home, merchant, 40, same(priceOf(home), 8));
    home.cancel(merchant, 20);
  },
  'the last charge was under way'(home, merchant) {
    monthly(home, merchant, 18, same(priceOf(home), 8));
    home.cancel(merchant, home.dice.int(19, 21));
  },
  'canceled, months later taken up again'(home, merchant) {
    const price = priceOf(home);
    monthly(home, merchant, 110, same(price, 6));
    home.cancel(merchant, 100);
    for (const daysAgo of [32, 2]) home.charge(merchant, daysAgo, -price, { category: SERVICE });
  },
  'one of two plans was canceled'(home, merchant) {
    for (const [name, running, ended] of [
      [merchant, 999, 1_699],
      [`${merchant} Press`, 1_699, 999],
    ] as const) {
      monthly(home, name, 12, same(running, 9));
      monthly(home, name, 50, same(ended, 8));
      home.cancel(name, 35);
    }
  },
  'the closing bill of a phone'(home) {
    for (const [at, amount] of [6_120, 6_480, 6_055, 6_230, 6_310, 4_105].entries())
      home.charge('T-Mobile', Math.round(9 + (5 - at) * MONTH), -amount, {
        account: 'checking',
        text: 'T-MOBILE POSTPAID PMT',
      });
    home.cancel('T-Mobile', 24);
  },
  'a trial ends'(home, merchant) {
    const trialEndsOn = home.ago(-home.dice.int(1, 13));
    const mail = home.mail(merchant, home.dice.int(2, 12), 0, { kind: 'subscription', trialEndsOn });
    home.expect('trial_ends', mail);
  },
  'a trial that was canceled'(home, merchant) {
    home.mail(merchant, 9, 0, { kind: 'subscription', trialEndsOn: home.ago(-5) });
    home.cancel(merchant, 3);
  },
  'a trial that was paid early'(home, merchant) {
    home.mail(merchant, 9, 0, { kind: 'subscription', trialEndsOn: home.ago(-5) });
    const charge = home.charge(merchant, 2, -1_299);
    home.match(home.mail(merchant, 2, 1_299, { kind: 'subscription' }), charge, 1_299);
  },
  'a trial that ends in a month, and one that is over'(home, merchant) {
    home.mail(merchant, 2, 0, { kind: 'subscription', trialEndsOn: home.ago(-home.dice.int(20, 28)) });
    home.mail(`${merchant} Cloud`, 40, 0, { kind: 'subscription', trialEndsOn: home.ago(10) });
  },
  'a renewal that an email states'(home, merchant) {
    const nextRenewalOn = home.ago(-home.dice.int(1, 13));
    const mail = home.mail(merchant, 355, 8_900, { kind: 'subscription', nextRenewalOn });
    home.match(mail, home.charge(merchant, 354, -8_900), 8_900);
    home.expect('renewal_due', mail);
  },
  'a quarterly renewal seen at the bank'(home, merchant) {
    const dueIn = home.dice.int(3, 10);
    const ids = [4, 3, 2, 1].map((at) =>
      home.charge(merchant, Math.round(at * 91.3) - dueIn, -4_500, { category: SERVICE }),
    );
    home.expect('renewal_due', ids.at(-1) ?? '');
  },
  'a quarterly plan that was canceled'(home, merchant) {
    for (const at of [4, 3, 2, 1])
      home.charge(merchant, Math.round(at * 91.3) - 7, -4_500, { category: SERVICE });
    home.cancel(merchant, 20);
  },
  'a renewal that was canceled, and one that comes every month'(home, merchant) {
    home.mail(merchant, 357, 8_900, { kind: 'subscription', nextRenewalOn: home.ago(-8) });
    home.cancel(merchant, 30);
    const monthlyMail = { kind: 'subscription', nextRenewalOn: home.ago(-9) } as const;
    const charge = home.charge(`${merchant} Plus`, 21, -1_100);
    home.match(home.mail(`${merchant} Plus`, 21, 1_100, monthlyMail), charge, 1_100);
  },
};
