import type { Builder } from './builder.ts';
import { BILLS, type GoldenMerchant, INSURERS, SERVICES, YEARLY } from './merchants.ts';
import { shuffle } from './random.ts';

/** Two wages, one of which may end or vary. */
export function addIncome(home: Builder): void {
  const { dice } = home;
  const employer = dice.pick([
    'ACME CORP',
    'NORTHWIND TRADERS',
    'GLOBEX',
    'INITECH LLC',
    'BLUE RIVER HEALTH',
  ]);
  home.plan({
    label: 'salary',
    merchant: { name: employer, raw: `${employer} PAYROLL`, low: 180000, high: 420000 },
    accountId: 'chk',
    frequency: dice.pick(['biweekly', 'semimonthly', 'monthly']),
    class: 'income',
    sign: 1,
    style: 'ach',
    weekend: 'before',
    riseEvery: 12,
    noise: dice.chance(0.3) ? 0.03 : 0,
  });
  const second = dice.pick(['RIVERSIDE SCHOOLS', 'LUMEN CLINIC', 'ORCHARD CAFE GROUP']);
  home.plan({
    label: 'salary-2',
    merchant: { name: second, raw: `${second} DIR DEP`, low: 90000, high: 220000 },
    accountId: 'chk2',
    frequency: dice.pick(['weekly', 'biweekly', 'semimonthly']),
    class: 'income',
    sign: 1,
    style: 'ach',
    weekend: 'before',
    noise: dice.chance(0.5) ? 0.12 : 0,
    end: dice.chance(0.4) ? home.date(0.3, 0.8) : null,
  });
}

/** Rent, utilities, insurance. */
export function addBills(home: Builder): void {
  const { dice } = home;
  home.plan({
    label: 'rent',
    merchant: { name: 'Maple Court Apartments', raw: 'MAPLE COURT APTS RENT', low: 120000, high: 240000 },
    accountId: 'chk',
    frequency: 'monthly',
    class: 'bill',
    style: 'ach',
    riseEvery: 12,
  });
  for (const merchant of shuffle(BILLS, dice).slice(0, 5)) {
    home.plan({
      label: merchant.name,
      merchant,
      accountId: dice.pick(['chk', 'chk2', 'visa']),
      frequency: dice.pick(['monthly', 'monthly', 'monthly', 'bimonthly', 'quarterly']),
      class: 'bill',
      noise: dice.pick([0, 0.08, 0.25, 0.4]),
      jitter: dice.pick([0, 1, 2]),
      weekend: dice.pick(['none', 'after', 'before']),
    });
  }
  for (const merchant of shuffle(INSURERS, dice).slice(0, 2)) {
    home.plan({
      label: merchant.name,
      merchant,
      accountId: 'chk',
      frequency: dice.pick(['monthly', 'quarterly', 'semiannually', 'annually']),
      class: 'bill',
      riseEvery: 12,
    });
  }
}

/** Subscriptions, second plans for some, yearly memberships. */
export function addServices(home: Builder): void {
  const chosen = shuffle(SERVICES, home.dice).slice(0, 11);
  chosen.forEach((merchant, at) => {
    const accountId = addService(home, merchant);
    if (at < 3) addSecondPlan(home, merchant, accountId);
  });
  addMemberships(home);
}

/** Returns the account that pays. */
function addService(home: Builder, merchant: GoldenMerchant): string {
  const { dice } = home;
  const accountId = dice.pick(['visa', 'mc', 'amex', 'chk']);
  const frequency = dice.pick([
    'monthly',
    'monthly',
    'monthly',
    'monthly',
    'four_weekly',
    'weekly',
    'quarterly',
    'biweekly',
    'bimonthly',
  ] as const);
  const isOver = dice.chance(0.3);
  home.plan({
    label: merchant.name,
    merchant,
    accountId,
    frequency,
    class: 'subscription',
    riseEvery: dice.chance(0.6) ? dice.int(9, 26) : 0,
    foreign: dice.chance(0.15) ? dice.pick(['EUR', 'GBP']) : null,
    pause: dice.chance(0.2) ? { from: dice.int(4, 12), count: dice.int(2, 5) } : null,
    missing: dice.chance(0.3) ? 0.03 : 0,
    jitter: dice.pick([0, 0, 1]),
    weekend: dice.pick(['none', 'none', 'after']),
    trial: dice.chance(0.15),
    renamedOn: dice.chance(0.1) ? home.date(0.4, 0.9) : null,
    movedTo: dice.chance(0.08) ? moveOf(home) : null,
    end: isOver ? home.date(0.35, 0.93) : null,
  });
  return accountId;
}

function moveOf(home: Builder): { on: string; accountId: string } {
  return { on: home.date(0.4, 0.9), accountId: home.dice.pick(['visa', 'mc', 'amex']) };
}

/** A more expensive plan of the same merchant on the same card. */
function addSecondPlan(home: Builder, merchant: GoldenMerchant, accountId: string): void {
  const { dice } = home;
  const price = Math.round(merchant.high * (1.1 + dice.next()));
  home.plan({
    label: `${merchant.name} second plan`,
    merchant: { ...merchant, low: price, high: price },
    accountId,
    frequency: dice.pick(['monthly', 'monthly', 'annually']),
    class: 'subscription',
    riseEvery: dice.chance(0.4) ? dice.int(12, 24) : 0,
    style: 'card',
  });
}

/** Payments once or twice a year. */
function addMemberships(home: Builder): void {
  const { dice } = home;
  for (const merchant of shuffle(YEARLY, dice).slice(0, 4)) {
    home.plan({
      label: merchant.name,
      merchant,
      accountId: dice.pick(['visa', 'mc', 'amex']),
      frequency: dice.pick(['annually', 'annually', 'semiannually']),
      class: 'subscription',
      riseEvery: dice.chance(0.5) ? 2 : 0,
      jitter: dice.pick([0, 1, 2]),
    });
  }
}

/** Payments to lenders outside the household. */
export function addLoans(home: Builder): void {
  const { dice } = home;
  home.plan({
    label: 'car',
    merchant: { name: 'Toyota Financial', raw: 'TOYOTA FINANCIAL SVC', low: 28000, high: 52000 },
    accountId: 'chk',
    frequency: 'monthly',
    class: 'loan',
    style: 'ach',
    weekend: 'after',
    end: dice.chance(0.4) ? home.date(0.5, 0.9) : null,
  });
  home.plan({
    label: 'student',
    merchant: { name: 'Nelnet', raw: 'DEPT EDUCATION STUDENT LN', low: 15000, high: 38000 },
    accountId: 'chk2',
    frequency: 'monthly',
    class: 'loan',
    style: 'ach',
  });
}
