import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { TransferAccount, TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import { AS_OF, FROM, type Household, type Plan, type TrueStream } from './household-types.ts';
import type { GoldenMerchant } from './merchants.ts';
import type { Dice } from './random.ts';
import { chargesBetweenRises, isCountedInDays, isPaused, isRise, renamed, schedule } from './schedule.ts';
import { STYLES, type Style, statementText } from './statement-text.ts';

/** The required properties of a stream; all others are random. */
type Sketch = Partial<Plan> & Pick<Plan, 'label' | 'merchant' | 'accountId' | 'frequency' | 'class'>;

/** Collects the transactions of one household with the correct results. */
export class Builder {
  readonly dice: Dice;
  readonly #hasMerchants: boolean;
  readonly #rows: TransferTransaction[] = [];
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
    this.dice = dice;
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
    for (const stream of this.#streams) stream.transactionIds.sort();
    const order = new Map(this.#rows.map((transaction, at) => [transaction, at * 0]));
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

  transfer(
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
    const outflowId = this.plainTransaction(from, on, -amount, out);
    const inflowId = this.plainTransaction(to, arrives, amount, into);
    this.#transfers.push({ outflowId, inflowId, crossCurrency: false });
  }

  exchange(from: string, to: string, amount: number, on: string): void {
    const dice = this.dice;
    const source = this.#rate(this.#currency(from), on);
    const target = this.#rate(this.#currency(to), on);
    const received = Math.round(((amount * source) / target) * (1 - dice.next() * 0.018));
    const text = dice.pick([
      'WISE TRANSFER',
      'International transfer',
      'FX TRANSFER TO OWN ACCOUNT',
      'UEBERWEISUNG EIGENES KONTO',
    ]);
    const outflowId = this.plainTransaction(from, on, -amount, `${text} ${dice.digits(8)}`);
    const inflowId = this.plainTransaction(
      to,
      addDays(on, dice.int(0, 3)),
      received,
      dice.pick(['WISE TRANSFER', 'INCOMING TRANSFER', 'Transfer received']),
    );
    this.#transfers.push({ outflowId, inflowId, crossCurrency: true });
  }

  /** Adds all charges of a stream; properties that the sketch omits are random. */
  plan(sketch: Sketch): void {
    const plan = this.#filled(sketch);
    const { label, accountId, frequency, class: kind } = plan;
    const stream: TrueStream = {
      label,
      accountId,
      frequency,
      class: kind,
      transactionIds: [],
      isOver: false,
      nextOn: null,
      rises: [],
    };
    const riseEvery = chargesBetweenRises(plan);
    let price = plan.price;
    let told = price;
    schedule(plan).forEach((due, at) => {
      if (isPaused(plan, at)) return;
      if (this.#isMissing(plan, due, at)) return;
      if (isRise(riseEvery, at)) price = this.#risen(price, plan.merchant.high);
      const on = this.#bookedOn(plan, due);
      if (plan.end !== null && due > plan.end) {
        stream.isOver = true;
      } else if (on > AS_OF) {
        stream.nextOn ??= on;
      } else {
        if (price !== told) stream.rises.push({ on, fromMinor: told, toMinor: price });
        told = price;
        stream.transactionIds.push(this.#charge(plan, on, price, at === 0));
      }
    });
    // Varying amounts have no price.
    this.#streams.push(plan.noise === 0 ? stream : { ...stream, rises: [] });
  }

  #filled(sketch: Sketch): Plan {
    const { dice } = this;
    return {
      sign: -1,
      start: dice.chance(0.4)
        ? addDays(FROM, dice.int(0, 30))
        : this.date(0, sketch.frequency === 'annually' ? 0.5 : 0.7),
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
  }

  #risen(price: number, high: number): number {
    const next = Math.round(price * (1.05 + this.dice.next() * 0.22));
    return high < 3000 ? Math.round(next / 100) * 100 + 99 : next;
  }

  #charge(plan: Plan, on: string, price: number, isFirst: boolean): string {
    const { dice } = this;
    let amount = plan.noise > 0 ? Math.max(100, Math.round(price * (1 + plan.noise * dice.bell()))) : price;
    if (plan.trial && isFirst) amount = dice.pick([0, 100, 99]);
    if (plan.foreign) {
      amount = Math.round(amount * this.#rate(plan.foreign, on) * (1 + 0.01 + dice.bell() * 0.003));
    }
    const isRenamed = plan.renamedOn !== null && on >= plan.renamedOn;
    const merchant = isRenamed ? { ...plan.merchant, raw: renamed(plan.merchant) } : plan.merchant;
    const isMoved = plan.movedTo !== null && on >= plan.movedTo.on;
    const accountId = isMoved && plan.movedTo ? plan.movedTo.accountId : plan.accountId;
    return this.row(accountId, on, plan.sign * amount, merchant, plan.style);
  }

  #isMissing({ missing }: Plan, due: string, at: number): boolean {
    return due <= AS_OF && this.dice.chance(missing) && at > 1;
  }

  #bookedOn({ jitter, weekend }: Plan, due: string): string {
    return this.#shifted(addDays(due, jitter === 0 ? 0 : this.dice.int(0, jitter)), weekend);
  }

  #shifted(on: string, weekend: Plan['weekend']): string {
    const weekday = weekdayOf(on);
    if (weekend === 'none' || (weekday !== 0 && weekday !== 6)) return on;
    if (weekend === 'after') return addDays(on, weekday === 6 ? 2 : 1);
    return addDays(on, weekday === 6 ? -1 : -2);
  }

  row(accountId: string, on: string, amountMinor: number, merchant: GoldenMerchant, style: Style): string {
    let isNamed = this.#named.get(merchant.name);
    if (isNamed === undefined) {
      isNamed = this.#hasMerchants && this.dice.chance(0.88);
      this.#named.set(merchant.name, isNamed);
    }
    const text = statementText(merchant.raw, style, on, this.dice);
    return this.plainTransaction(accountId, on, amountMinor, text, isNamed ? merchant.name : null);
  }

  plainTransaction(
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

  date(from: number, to: number): string {
    return this.capped(addDays(FROM, Math.floor((from + this.dice.next() * (to - from)) * 1825)));
  }

  capped(on: string): string {
    return on > AS_OF ? AS_OF : on;
  }

  #rate(currency: string, on: string): number {
    return currency === 'USD' ? 1 : (this.#curve.get(`${currency}${on}`) ?? 1);
  }

  #currency(accountId: string): string {
    return this.#accounts.find(({ id }) => id === accountId)?.currency ?? 'USD';
  }

  mask(accountId: string): string {
    return this.#accounts.find(({ id }) => id === accountId)?.mask ?? '';
  }
}
