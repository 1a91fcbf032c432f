import { addDays, addMonths, daysInMonth, makeCivilDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { RateTable, TransferAccount, TransferRow } from '#domain/ledger/transfers/transfer-types.ts';
import type { Frequency, StreamClass } from '#domain/recurring/stream-types.ts';
import {
  BILLS,
  type GoldenMerchant,
  HABITS,
  INSURERS,
  PEOPLE,
  SERVICES,
  SHOPS,
  YEARLY,
} from './merchants.ts';
import { Dice } from './random.ts';
import { STYLES, type Style, statementText } from './statement-text.ts';

/** A stream that was put into the household on purpose. */
export interface TrueStream {
  readonly label: string;
  readonly accountId: string;
  readonly frequency: Frequency;
  readonly class: StreamClass;
  readonly rowIds: string[];
  /** No further charge is coming. */
  isOver: boolean;
  nextOn: string | null;
  readonly rises: { on: string; fromMinor: number; toMinor: number }[];
}

export interface Household {
  readonly asOf: string;
  readonly accounts: TransferAccount[];
  readonly transactions: TransferRow[];
  readonly rates: RateTable;
  readonly streams: TrueStream[];
  readonly transfers: { outflowId: string; inflowId: string; crossCurrency: boolean }[];
}

const FROM = '2021-11-01';
const AS_OF = '2026-10-31';

interface Plan {
  readonly label: string;
  readonly merchant: GoldenMerchant;
  readonly accountId: string;
  readonly frequency: Exclude<Frequency, 'unknown'>;
  readonly class: StreamClass;
  readonly sign: 1 | -1;
  readonly start: string;
  readonly end: string | null;
  readonly style: Style;
  readonly price: number;
  /** Relative noise of a variable bill; 0 = a price. */
  readonly noise: number;
  readonly jitter: number;
  readonly weekend: 'none' | 'after' | 'before';
  readonly riseEvery: number;
  readonly foreign: string | null;
  readonly pause: { from: number; count: number } | null;
  readonly missing: number;
  readonly trial: boolean;
  /** From here on the merchant prints another text. */
  readonly renamedOn: string | null;
  /** From here on another card pays. */
  readonly movedTo: { on: string; accountId: string } | null;
}

/** Builds one household of five years from a seed; `hasMerchants` adds an aggregator's names for most. */
export function buildHousehold(seed: number, hasMerchants: boolean): Household {
  const dice = new Dice(seed);
  const home = new Builder(dice, hasMerchants);
  home.addIncome();
  home.addBills();
  home.addServices();
  home.addOddities();
  home.addLoans();
  home.addTransfers();
  home.addHabits();
  home.addTraps();
  return home.build();
}

class Builder {
  readonly #dice: Dice;
  readonly #hasMerchants: boolean;
  readonly #rows: TransferRow[] = [];
  readonly #streams: TrueStream[] = [];
  readonly #transfers: Household['transfers'] = [];
  readonly #rates: Record<string, Record<string, string>> = { EUR: {}, GBP: {} };
  readonly #curve = new Map<string, number>();
  readonly #named = new Map<string, boolean>();
  readonly #accounts: TransferAccount[] = [
    { id: 'chk', name: 'Everyday Checking', type: 'checking', currency: 'USD', mask: '4417' },
    { id: 'chk2', name: 'Joint Checking', type: 'checking', currency: 'USD', mask: '9920' },
    { id: 'sav', name: 'Rainy Day Savings', type: 'savings', currency: 'USD', mask: '1183' },
    { id: 'sav2', name: 'Ally Online Savings', type: 'savings', currency: 'USD', mask: '7755' },
    { id: 'visa', name: 'Chase Sapphire', type: 'credit', currency: 'USD', mask: '3391' },
    { id: 'mc', name: 'Citi Double Cash', type: 'credit', currency: 'USD', mask: '6042' },
    { id: 'amex', name: 'Amex Gold', type: 'credit', currency: 'USD', mask: '1007' },
    { id: 'inv', name: 'Vanguard Brokerage', type: 'investment', currency: 'USD', mask: '5530' },
    { id: 'mtg', name: 'Home Mortgage', type: 'loan', currency: 'USD', mask: '8841' },
    { id: 'eur', name: 'Girokonto', type: 'checking', currency: 'EUR', mask: '2090' },
    { id: 'gbp', name: 'UK Current', type: 'checking', currency: 'GBP', mask: '6618' },
  ];

  constructor(dice: Dice, hasMerchants: boolean) {
    this.#dice = dice;
    this.#hasMerchants = hasMerchants;
    for (const [code, start] of [
      ['EUR', 1.09],
      ['GBP', 1.27],
    ] as const) {
      let rate = start;
      for (let on = FROM; on <= AS_OF; on = addDays(on, 1)) {
        rate *= 1 + dice.bell() * 0.004 + (start - rate) * 0.002;
        this.#curve.set(`${code}${on}`, rate);
        const table = this.#rates[code];
        if (table && (dice.chance(0.97) || on === AS_OF)) table[on] = rate.toFixed(4);
      }
    }
  }

  build(): Household {
    for (const stream of this.#streams) stream.rowIds.sort();
    const order = new Map(this.#rows.map((row, at) => [row, at * 0]));
    const transactions = [...this.#rows].sort((a, b) =>
      a.postedOn < b.postedOn ? -1 : a.postedOn > b.postedOn ? 1 : (order.get(a) ?? 0) - (order.get(b) ?? 0),
    );
    return {
      asOf: AS_OF,
      accounts: this.#accounts,
      transactions,
      rates: this.#rates,
      streams: this.#streams,
      transfers: this.#transfers,
    };
  }

  addIncome(): void {
    const dice = this.#dice;
    const employer = dice.pick([
      'ACME CORP',
      'NORTHWIND TRADERS',
      'GLOBEX',
      'INITECH LLC',
      'BLUE RIVER HEALTH',
    ]);
    this.#plan({
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
    this.#plan({
      label: 'salary-2',
      merchant: { name: second, raw: `${second} DIR DEP`, low: 90000, high: 220000 },
      accountId: 'chk2',
      frequency: dice.pick(['weekly', 'biweekly', 'semimonthly']),
      class: 'income',
      sign: 1,
      style: 'ach',
      weekend: 'before',
      noise: dice.chance(0.5) ? 0.12 : 0,
      end: dice.chance(0.4) ? this.#date(0.3, 0.8) : null,
    });
  }

  addBills(): void {
    const dice = this.#dice;
    this.#plan({
      label: 'rent',
      merchant: { name: 'Maple Court Apartments', raw: 'MAPLE COURT APTS RENT', low: 120000, high: 240000 },
      accountId: 'chk',
      frequency: 'monthly',
      class: 'bill',
      style: 'ach',
      riseEvery: 12,
    });
    for (const merchant of shuffle(BILLS, dice).slice(0, 5)) {
      this.#plan({
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
      this.#plan({
        label: merchant.name,
        merchant,
        accountId: 'chk',
        frequency: dice.pick(['monthly', 'quarterly', 'semiannually', 'annually']),
        class: 'bill',
        riseEvery: 12,
      });
    }
  }

  addServices(): void {
    const dice = this.#dice;
    const chosen = shuffle(SERVICES, dice).slice(0, 11);
    chosen.forEach((merchant, at) => {
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
      this.#plan({
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
        renamedOn: dice.chance(0.1) ? this.#date(0.4, 0.9) : null,
        movedTo: dice.chance(0.08)
          ? { on: this.#date(0.4, 0.9), accountId: dice.pick(['visa', 'mc', 'amex']) }
          : null,
        end: isOver ? this.#date(0.35, 0.93) : null,
      });
      if (at < 3) {
        const price = Math.round(merchant.high * (1.1 + dice.next()));
        this.#plan({
          label: `${merchant.name} second plan`,
          merchant: { ...merchant, low: price, high: price },
          accountId,
          frequency: dice.pick(['monthly', 'monthly', 'annually']),
          class: 'subscription',
          riseEvery: dice.chance(0.4) ? dice.int(12, 24) : 0,
          style: 'card',
        });
      }
    });
    for (const merchant of shuffle(YEARLY, dice).slice(0, 4)) {
      this.#plan({
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

  /** Plans at one price, a payment by cheque, a cleaner paid through an app, allowance in cash. */
  addOddities(): void {
    const dice = this.#dice;
    const gym = { name: 'Kids Swim School', raw: 'KIDS SWIM SCHOOL', low: 4500, high: 9500 };
    const price = dice.int(gym.low, gym.high);
    for (const label of ['swim one', 'swim two']) {
      this.#plan({
        label,
        merchant: { ...gym, low: price, high: price },
        accountId: 'visa',
        frequency: 'monthly',
        class: 'bill',
        style: 'card',
      });
    }
    const cleaner = dice.pick(PEOPLE).toUpperCase();
    this.#plan({
      label: 'cleaner',
      merchant: { name: `Zelle ${cleaner}`, raw: `ZELLE PAYMENT TO ${cleaner} ####`, low: 8000, high: 16000 },
      accountId: 'chk',
      frequency: dice.pick(['weekly', 'biweekly']),
      class: 'bill',
      style: 'square',
      missing: 0.04,
    });
    for (let on = FROM; on <= AS_OF; on = addDays(on, dice.pick([7, 7, 7, 7, 6, 8, 14]))) {
      this.#row(
        'mc',
        on,
        -dice.int(4000, 21000),
        { name: 'Greenleaf', raw: 'GREENLEAF FOODS #', low: 0, high: 0 },
        'card',
      );
    }
    for (let count = 0; count < 25; count += 1) {
      this.#row(
        'chk',
        this.#date(0, 1),
        -dice.int(2, 90) * 1000,
        { name: 'Check', raw: 'CHECK ####', low: 0, high: 0 },
        'square',
      );
    }
    for (let count = 0; count < 30; count += 1) {
      const raw = `${dice.pick(['BELLA', 'NORDIC', 'SUN', 'TRIO', 'ATLAS', 'VISTA', 'LUNA'])} ${dice.pick(['HOTEL', 'STUDIO', 'GALLERY', 'LODGE', 'CERAMICS', 'OPTICS', 'TAILOR'])}`;
      const times = dice.int(2, 4);
      for (let at = 0; at < times; at += 1) {
        this.#row(
          'amex',
          this.#date(0, 1),
          -(dice.chance(0.5) ? dice.int(1, 40) * 500 : dice.int(900, 30000)),
          { name: raw, raw, low: 0, high: 0 },
          'card',
        );
      }
    }
  }

  addLoans(): void {
    const dice = this.#dice;
    this.#plan({
      label: 'car',
      merchant: { name: 'Toyota Financial', raw: 'TOYOTA FINANCIAL SVC', low: 28000, high: 52000 },
      accountId: 'chk',
      frequency: 'monthly',
      class: 'loan',
      style: 'ach',
      weekend: 'after',
      end: dice.chance(0.4) ? this.#date(0.5, 0.9) : null,
    });
    this.#plan({
      label: 'student',
      merchant: { name: 'Nelnet', raw: 'DEPT EDUCATION STUDENT LN', low: 15000, high: 38000 },
      accountId: 'chk2',
      frequency: 'monthly',
      class: 'loan',
      style: 'ach',
    });
  }

  addTransfers(): void {
    const dice = this.#dice;
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
        this.#transfer(
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
    const standing = dice.int(100, 900) * 100;
    for (let on = '2021-11-05'; on <= AS_OF; on = addMonths(on, 1)) {
      this.#transfer(
        'chk',
        'sav',
        standing,
        on,
        dice.int(0, 2),
        `ONLINE TRANSFER TO SAV ...1183 ${dice.code(8)}`,
        'ONLINE TRANSFER FROM CHK ...4417',
      );
    }
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
        [`XFER TO ACCT ${this.#mask(to)}`, `XFER FROM ACCT ${this.#mask(from)}`],
        ['FUNDS TRANSFER', 'DEPOSIT'],
      ] as const);
      this.#transfer(from, to, round, this.#date(0, 0.985), dice.int(0, 4), texts[0], texts[1]);
    }
    for (let on = addDays(FROM, 40); on <= addDays(AS_OF, -8); on = addDays(on, 80)) {
      const [from, to] = dice.pick([
        ['chk', 'eur'],
        ['eur', 'chk'],
        ['chk', 'gbp'],
        ['gbp', 'chk2'],
      ] as const);
      this.#exchange(from, to, dice.int(20000, 300000), on);
    }
    let on = '2021-12-02';
    const mortgage = dice.int(140000, 260000);
    for (; on <= AS_OF; on = addMonths(on, 1)) {
      this.#transfer(
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

  addHabits(): void {
    const dice = this.#dice;
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
        this.#row(
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
        const on = this.#date(0, 1);
        const amount = dice.int(merchant.low, merchant.high);
        this.#row(accountId, on, -amount, merchant, 'card');
        if (dice.chance(0.06))
          this.#row(accountId, this.#capped(addDays(on, dice.int(3, 20))), amount, merchant, 'card');
      }
    }
  }

  addTraps(): void {
    const dice = this.#dice;
    for (let count = 0; count < 40; count += 1) {
      const amount = dice.int(1500, 12000);
      const on = this.#date(0, 0.98);
      const friend = dice.pick(PEOPLE);
      const shop = dice.pick(SHOPS);
      this.#row(dice.pick(['visa', 'mc', 'chk2']), on, -amount, shop, 'card');
      this.#plainRow(
        'chk',
        this.#capped(addDays(on, dice.int(0, 4))),
        amount,
        `${dice.pick(['ZELLE FROM', 'VENMO CASHOUT', 'PIX FROM', 'Payment from'])} ${friend.toUpperCase()}`,
      );
    }
    for (let count = 0; count < 12; count += 1) {
      const amount = dice.int(1500, 12000);
      const on = this.#date(0, 0.98);
      this.#row('visa', on, -amount, dice.pick(SHOPS), 'card');
      this.#plainRow(
        'mc',
        this.#capped(addDays(on, dice.int(1, 4))),
        amount,
        `REFUND ${dice.pick(SHOPS).raw.replace(/#/g, '77')}`,
      );
    }
    for (let on = '2021-11-30'; on <= AS_OF; on = addMonths(on, 1, 31)) {
      this.#plainRow('sav', on, dice.int(200, 2600), 'INTEREST PAYMENT');
    }
  }

  #transfer(
    from: string,
    to: string,
    amount: number,
    on: string,
    lag: number,
    out: string,
    into: string,
  ): void {
    const arrives = addDays(on, lag);
    if (on > AS_OF || arrives > AS_OF) return;
    const outflowId = this.#plainRow(from, on, -amount, out);
    const inflowId = this.#plainRow(to, arrives, amount, into);
    this.#transfers.push({ outflowId, inflowId, crossCurrency: false });
  }

  #exchange(from: string, to: string, amount: number, on: string): void {
    const dice = this.#dice;
    const source = this.#rate(this.#currency(from), on);
    const target = this.#rate(this.#currency(to), on);
    const received = Math.round(((amount * source) / target) * (1 - dice.next() * 0.018));
    const text = dice.pick([
      'WISE TRANSFER',
      'International transfer',
      'FX TRANSFER TO OWN ACCOUNT',
      'UEBERWEISUNG EIGENES KONTO',
    ]);
    const outflowId = this.#plainRow(from, on, -amount, `${text} ${dice.digits(8)}`);
    const inflowId = this.#plainRow(
      to,
      addDays(on, dice.int(0, 3)),
      received,
      dice.pick(['WISE TRANSFER', 'INCOMING TRANSFER', 'Transfer received']),
    );
    this.#transfers.push({ outflowId, inflowId, crossCurrency: true });
  }

  #plan(
    sketch: Partial<Plan> & Pick<Plan, 'label' | 'merchant' | 'accountId' | 'frequency' | 'class'>,
  ): void {
    const dice = this.#dice;
    const plan: Plan = {
      sign: -1,
      start: dice.chance(0.4)
        ? addDays(FROM, dice.int(0, 30))
        : this.#date(0, sketch.frequency === 'annually' ? 0.5 : 0.7),
      end: null,
      style: dice.pick(STYLES),
      price: dice.int(sketch.merchant.low, sketch.merchant.high),
      noise: 0,
      jitter: 0,
      weekend: 'none',
      riseEvery: 0,
      foreign: null,
      pause: null,
      missing: 0,
      trial: false,
      renamedOn: null,
      movedTo: null,
      ...sketch,
      ...(isCountedInDays(sketch.frequency) ? { weekend: 'none' as const } : {}),
    };
    const stream: TrueStream = {
      label: plan.label,
      accountId: plan.accountId,
      frequency: plan.frequency,
      class: plan.class,
      rowIds: [],
      isOver: false,
      nextOn: null,
      rises: [],
    };
    let price = plan.price;
    const riseEvery =
      plan.riseEvery === 0 ? 0 : Math.max(1, Math.round(plan.riseEvery * perMonth(plan.frequency)));
    let before: number | null = null;
    let pendingRise: number | null = null;
    schedule(plan).forEach((due, at) => {
      if (plan.pause && at >= plan.pause.from && at < plan.pause.from + plan.pause.count) return;
      if (due <= AS_OF && dice.chance(plan.missing) && at > 1) return;
      if (riseEvery > 0 && at > 0 && at % riseEvery === 0) {
        pendingRise = before ?? price;
        price = Math.round(price * (1.05 + dice.next() * 0.22));
        if (plan.merchant.high < 3000) price = Math.round(price / 100) * 100 + 99;
      }
      const on = this.#shifted(addDays(due, plan.jitter === 0 ? 0 : dice.int(0, plan.jitter)), plan.weekend);
      if (plan.end !== null && due > plan.end) {
        stream.isOver = true;
        return;
      }
      if (on > AS_OF) {
        stream.nextOn ??= on;
        return;
      }
      let amount = plan.noise > 0 ? Math.max(100, Math.round(price * (1 + plan.noise * dice.bell()))) : price;
      if (plan.trial && at === 0) amount = dice.pick([0, 100, 99]);
      if (plan.foreign)
        amount = Math.round(amount * this.#rate(plan.foreign, on) * (1 + 0.01 + dice.bell() * 0.003));
      if (pendingRise !== null && plan.noise === 0) {
        stream.rises.push({ on, fromMinor: pendingRise, toMinor: price });
      }
      pendingRise = null;
      before = price;
      const isMoved = plan.movedTo !== null && on >= plan.movedTo.on;
      const merchant =
        plan.renamedOn !== null && on >= plan.renamedOn
          ? { ...plan.merchant, raw: renamed(plan.merchant) }
          : plan.merchant;
      stream.rowIds.push(
        this.#row(
          isMoved ? (plan.movedTo?.accountId ?? '') : plan.accountId,
          on,
          plan.sign * amount,
          merchant,
          plan.style,
        ),
      );
    });
    this.#streams.push(stream);
  }

  #shifted(on: string, weekend: Plan['weekend']): string {
    const weekday = weekdayOf(on);
    if (weekend === 'none' || (weekday !== 0 && weekday !== 6)) return on;
    if (weekend === 'after') return addDays(on, weekday === 6 ? 2 : 1);
    return addDays(on, weekday === 6 ? -1 : -2);
  }

  #row(accountId: string, on: string, amountMinor: number, merchant: GoldenMerchant, style: Style): string {
    let isNamed = this.#named.get(merchant.name);
    if (isNamed === undefined) {
      isNamed = this.#hasMerchants && this.#dice.chance(0.88);
      this.#named.set(merchant.name, isNamed);
    }
    const text = statementText(merchant.raw, style, on, this.#dice);
    return this.#plainRow(accountId, on, amountMinor, text, isNamed ? merchant.name : null);
  }

  #plainRow(
    accountId: string,
    postedOn: string,
    amountMinor: number,
    description: string,
    merchant: string | null = null,
  ): string {
    const id = `t${this.#rows.length + 1}`;
    this.#rows.push({
      id,
      accountId,
      postedOn,
      amountMinor,
      currency: this.#currency(accountId),
      description,
      merchant,
    });
    return id;
  }

  #date(from: number, to: number): string {
    return this.#capped(addDays(FROM, Math.floor((from + this.#dice.next() * (to - from)) * 1825)));
  }

  #capped(on: string): string {
    return on > AS_OF ? AS_OF : on;
  }

  #rate(currency: string, on: string): number {
    return currency === 'USD' ? 1 : (this.#curve.get(`${currency}${on}`) ?? 1);
  }

  #currency(accountId: string): string {
    return this.#accounts.find(({ id }) => id === accountId)?.currency ?? 'USD';
  }

  #mask(accountId: string): string {
    return this.#accounts.find(({ id }) => id === accountId)?.mask ?? '';
  }
}

/** The text of a merchant after it changed its bank: another prefix, the name spelled out. */
function renamed(merchant: GoldenMerchant): string {
  return `${merchant.name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')} ONLINE`;
}

/** A rhythm in weeks keeps its weekday, so that no weekend moves it. */
function isCountedInDays(frequency: string): boolean {
  return frequency === 'weekly' || frequency === 'biweekly' || frequency === 'four_weekly';
}

/** Charges of a month, for price rises counted in months. */
function perMonth(frequency: string): number {
  const counts: Record<string, number> = {
    weekly: 4.35,
    biweekly: 2.17,
    four_weekly: 1.09,
    semimonthly: 2,
    bimonthly: 0.5,
    quarterly: 1 / 3,
  };
  return counts[frequency] ?? 1;
}

/** Due days of a plan, a few cycles beyond the day of asking. */
function schedule(plan: Plan): string[] {
  const days: string[] = [];
  const limit = addDays(AS_OF, 400);
  const step = { weekly: 7, biweekly: 14, four_weekly: 28 }[plan.frequency as string];
  if (step) {
    for (let on = plan.start; on <= limit; on = addDays(on, step)) days.push(on);
    return days;
  }
  const dom = Number(plan.start.slice(8, 10));
  if (plan.frequency === 'semimonthly') {
    const [early, late] = dom % 2 === 0 ? [1, 15] : [15, 31];
    for (
      let month = plan.start.slice(0, 7);
      `${month}-01` <= limit;
      month = addMonths(`${month}-01`, 1).slice(0, 7)
    ) {
      for (const day of [early, late]) {
        const [year = 0, ofYear = 1] = month.split('-').map(Number);
        const on = makeCivilDate(year, ofYear, Math.min(day, daysInMonth(year, ofYear)));
        if (on && on >= plan.start && on <= limit) days.push(on);
      }
    }
    return days;
  }
  const months =
    { monthly: 1, bimonthly: 2, quarterly: 3, semiannually: 6, annually: 12 }[plan.frequency as string] ?? 1;
  for (let at = 0; ; at += 1) {
    const on = addMonths(plan.start, at * months, dom);
    if (on > limit) return days;
    days.push(on);
  }
}

function shuffle<T>(list: readonly T[], dice: Dice): T[] {
  return [...list]
    .map((value) => ({ value, at: dice.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
