import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import type { Builder } from './builder.ts';
import { AS_OF, FROM } from './household-types.ts';
import { HABITS, PEOPLE, SHOPS } from './merchants.ts';

/** Plans at one price: a payment by check, a cleaner paid through an app, an allowance in cash. */
export function addOddities(home: Builder): void {
  const { dice } = home;
  const gym = { name: 'Kids Swim School', raw: 'KIDS SWIM SCHOOL', low: 4500, high: 9500 };
  const price = dice.int(gym.low, gym.high);
  for (const label of ['swim one', 'swim two']) {
    home.plan({
      label,
      merchant: { ...gym, low: price, high: price },
      accountId: 'visa',
      frequency: 'monthly',
      class: 'bill',
      style: 'card',
    });
  }
  const cleaner = dice.pick(PEOPLE).toUpperCase();
  home.plan({
    label: 'cleaner',
    merchant: { name: `Zelle ${cleaner}`, raw: `ZELLE PAYMENT TO ${cleaner} ####`, low: 8000, high: 16000 },
    accountId: 'chk',
    frequency: dice.pick(['weekly', 'biweekly']),
    class: 'bill',
    style: 'square',
    missing: 0.04,
  });
  addPettyTransactions(home);
}

/** Weekly groceries, checks, and shops visited two to four times. */
function addPettyTransactions(home: Builder): void {
  const { dice } = home;
  for (let on = FROM; on <= AS_OF; on = addDays(on, dice.pick([7, 7, 7, 7, 6, 8, 14]))) {
    home.row(
      'mc',
      on,
      -dice.int(4000, 21000),
      { name: 'Greenleaf', raw: 'GREENLEAF FOODS #', low: 0, high: 0 },
      'card',
    );
  }
  for (let count = 0; count < 25; count += 1) {
    home.row(
      'chk',
      home.date(0, 1),
      -dice.int(2, 90) * 1000,
      { name: 'Check', raw: 'CHECK ####', low: 0, high: 0 },
      'square',
    );
  }
  for (let count = 0; count < 30; count += 1) {
    const raw =
      `${dice.pick(['BELLA', 'NORDIC', 'SUN', 'TRIO', 'ATLAS', 'VISTA', 'LUNA'])} ` +
      `${dice.pick(['HOTEL', 'STUDIO', 'GALLERY', 'LODGE', 'CERAMICS', 'OPTICS', 'TAILOR'])}`;
    const times = dice.int(2, 4);
    for (let at = 0; at < times; at += 1) {
      home.row(
        'amex',
        home.date(0, 1),
        -(dice.chance(0.5) ? dice.int(1, 40) * 500 : dice.int(900, 30000)),
        { name: raw, raw, low: 0, high: 0 },
        'card',
      );
    }
  }
}

/** Card payments, savings, irregular transactions, other currencies, the household's mortgage. */
export function addTransfers(home: Builder): void {
  const { dice } = home;
  for (const [card, mask] of [
    ['visa', '3391'],
    ['mc', '6042'],
    ['amex', '1007'],
  ] as const) {
    const day = dice.int(3, 27);
    const name = {
      visa: 'CHASE CREDIT CRD AUTOPAY',
      mc: 'CITI CARD ONLINE PAYMENT',
      amex: 'AMEX EPAYMENT ACH PMT',
    }[card];
    for (let on = `2021-11-${String(day).padStart(2, '0')}`; on <= AS_OF; on = addMonths(on, 1, day)) {
      const amount = dice.int(30000, 320000);
      home.transfer(
        'chk',
        card,
        amount,
        on,
        dice.int(-1, 3),
        `${name} ${dice.digits(10)} WEB ID: ${dice.digits(8)}`,
        dice.pick([
          'PAYMENT THANK YOU - WEB',
          'AUTOPAY PAYMENT - THANK YOU',
          `ONLINE PAYMENT FROM CHK ${mask}`,
        ]),
      );
    }
  }
  addStandingTransfers(home);
  addOddTransfers(home);
}

/** A standing order to savings and the mortgage payment. */
function addStandingTransfers(home: Builder): void {
  const { dice } = home;
  const standing = dice.int(100, 900) * 100;
  for (let on = '2021-11-05'; on <= AS_OF; on = addMonths(on, 1)) {
    home.transfer(
      'chk',
      'sav',
      standing,
      on,
      dice.int(0, 2),
      `ONLINE TRANSFER TO SAV ...1183 ${dice.code(8)}`,
      'ONLINE TRANSFER FROM CHK ...4417',
    );
  }
  const mortgage = dice.int(140000, 260000);
  for (let on = '2021-12-02'; on <= AS_OF; on = addMonths(on, 1)) {
    home.transfer(
      'chk2',
      'mtg',
      mortgage,
      on,
      dice.int(0, 1),
      `HOME MORTGAGE PAYMENT ${dice.digits(6)}`,
      'PAYMENT RECEIVED - THANK YOU',
    );
  }
}

/** Occasional transactions with round and other amounts, some in other currencies. */
function addOddTransfers(home: Builder): void {
  const { dice } = home;
  for (let count = 0; count < 160; count += 1) {
    const [from, to] = dice.pick([
      ['chk', 'sav2'],
      ['chk2', 'sav'],
      ['sav', 'chk'],
      ['chk', 'chk2'],
      ['chk', 'inv'],
      ['sav2', 'chk2'],
    ] as const);
    const round = dice.chance(0.6) ? dice.int(1, 20) * 5000 : dice.int(1000, 240000);
    const texts = dice.pick([
      ['Transfer to savings', 'Transfer from checking'],
      ['INTERNET TRANSFER', 'INTERNET TRANSFER'],
      ['ACH WITHDRAWAL ALLY BANK TRANSFER', 'ACH DEPOSIT TRANSFER'],
      [`XFER TO ACCT ${home.mask(to)}`, `XFER FROM ACCT ${home.mask(from)}`],
      ['FUNDS TRANSFER', 'DEPOSIT'],
    ] as const);
    home.transfer(from, to, round, home.date(0, 0.985), dice.int(0, 4), texts[0], texts[1]);
  }
  for (let on = addDays(FROM, 40); on <= addDays(AS_OF, -8); on = addDays(on, 80)) {
    const [from, to] = dice.pick([
      ['chk', 'eur'],
      ['eur', 'chk'],
      ['chk', 'gbp'],
      ['gbp', 'chk2'],
    ] as const);
    home.exchange(from, to, dice.int(20000, 300000), on);
  }
}

/** Habitual purchases, and single purchases with refunds. */
export function addHabits(home: Builder): void {
  const { dice } = home;
  for (const merchant of HABITS) {
    const accountId = dice.pick(['visa', 'mc', 'chk', 'amex']);
    const every = dice.pick([3, 5, 7, 9, 16]);
    const popular = [merchant.low, Math.round((merchant.low + merchant.high) / 2), merchant.high];
    const style = dice.pick(['card', 'wells', 'square'] as const);
    for (
      let on = addDays(FROM, dice.int(0, 10));
      on <= AS_OF;
      on = addDays(on, Math.max(1, Math.round(every * (0.4 + dice.next() * 1.2))))
    ) {
      const amount = dice.chance(0.5) ? dice.pick(popular) : dice.int(merchant.low, merchant.high);
      home.row(
        accountId,
        on,
        -(merchant.name === 'Cash' ? Math.max(1, Math.round(amount / 2000)) * 2000 : amount),
        merchant,
        style,
      );
    }
  }
  for (const merchant of SHOPS) {
    const accountId = dice.pick(['visa', 'mc', 'amex']);
    const count = dice.pick([2, 3, 6, 14, 30, 90]);
    for (let at = 0; at < count; at += 1) {
      const on = home.date(0, 1);
      const amount = dice.int(merchant.low, merchant.high);
      home.row(accountId, on, -amount, merchant, 'card');
      if (dice.chance(0.06))
        home.row(accountId, home.capped(addDays(on, dice.int(3, 20))), amount, merchant, 'card');
    }
  }
}

/** Repayments by friends and refunds that look like transfers; interest. */
export function addTraps(home: Builder): void {
  const { dice } = home;
  for (let count = 0; count < 40; count += 1) {
    const amount = dice.int(1500, 12000);
    const on = home.date(0, 0.98);
    const friend = dice.pick(PEOPLE);
    const shop = dice.pick(SHOPS);
    home.row(dice.pick(['visa', 'mc', 'chk2']), on, -amount, shop, 'card');
    home.plainTransaction(
      'chk',
      home.capped(addDays(on, dice.int(0, 4))),
      amount,
      `${dice.pick(['ZELLE FROM', 'VENMO CASHOUT', 'PIX FROM', 'Payment from'])} ${friend.toUpperCase()}`,
    );
  }
  for (let count = 0; count < 12; count += 1) {
    const amount = dice.int(1500, 12000);
    const on = home.date(0, 0.98);
    home.row('visa', on, -amount, dice.pick(SHOPS), 'card');
    home.plainTransaction(
      'mc',
      home.capped(addDays(on, dice.int(1, 4))),
      amount,
      `REFUND ${dice.pick(SHOPS).raw.replace(/#/g, '77')}`,
    );
  }
  for (let on = '2021-11-30'; on <= AS_OF; on = addMonths(on, 1, 31)) {
    home.plainTransaction('sav', on, dice.int(200, 2600), 'INTEREST PAYMENT');
  }
}
