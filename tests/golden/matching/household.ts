import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import type {
  DeclinedPair,
  MatchAlias,
  MatchReceipt,
  MatchTransaction,
} from '#domain/matching/match-types.ts';
import { receipt, transaction } from './entries.ts';
import { bankText, type Merchant } from './merchants.ts';
import type { Random } from './random.ts';

/** The correct result for one receipt, or for one order with several emails. */
export interface Truth {
  readonly label: string;
  /** Emails of the order; exactly one of them should be matched to the transaction. */
  readonly receiptIds: readonly string[];
  /** Correct sets of transactions, as sorted IDs joined by `+`; none: no automatic match is allowed. */
  readonly accepts: readonly string[];
  /** A match with one of these is a serious error: another month's charge, or a refund's own purchase. */
  readonly grave: readonly string[];
}

export interface Card {
  readonly accountId: string;
  readonly mask: string | null;
  /** Card digits printed on its receipts; a debit card's differ from the account's. */
  readonly printed: string | null;
}

/** Collects the transactions and emails of a fictional household, with the correct matches. */
export class Household {
  readonly transactions: MatchTransaction[] = [];
  readonly receipts: MatchReceipt[] = [];
  readonly aliases: MatchAlias[] = [];
  readonly declined: DeclinedPair[] = [];
  readonly truths: Truth[] = [];
  readonly cards: readonly Card[];
  readonly random: Random;
  readonly hasAuthorized: boolean;
  readonly hasBankNames: boolean;
  private readonly prefix: string;
  private readonly cut: number;

  constructor(prefix: string, random: Random) {
    this.prefix = prefix;
    this.random = random;
    this.hasAuthorized = random.chance(0.5);
    this.hasBankNames = random.chance(0.35);
    this.cut = random.pick([0, 0, 0, 22, 25]);
    const mask = random.digits(4);
    this.cards = [
      { accountId: `${prefix}-visa`, mask, printed: mask },
      {
        accountId: `${prefix}-checking`,
        mask: random.digits(4),
        printed: random.chance(0.5) ? random.digits(4) : null,
      },
      { accountId: `${prefix}-wallet`, mask: null, printed: null },
    ];
  }

  card(): Card {
    return this.random.chance(0.65)
      ? this.pickCard(0)
      : this.random.chance(0.75)
        ? this.pickCard(1)
        : this.pickCard(2);
  }

  pickCard(at: number): Card {
    const card = this.cards[at];
    if (!card) throw new Error('no such card');
    return card;
  }

  /** Adds the transaction of a payment made on this date; returns its ID. */
  pay(
    day: string,
    signedMinor: number,
    merchant: Merchant,
    card: Card,
    more: Partial<MatchTransaction> = {},
  ): string {
    const id = `${this.prefix}t${this.transactions.length}`;
    const authorizedOn = this.random.chance(0.07) ? addDays(day, 1) : day;
    const name = merchant.name.replace(/\.com$/, '');
    this.transactions.push(
      transaction(
        id,
        this.postingDay(authorizedOn),
        signedMinor,
        this.printed(bankText(this.random.pick(merchant.texts), this.random)),
        {
          accountId: card.accountId,
          accountMask: card.mask,
          authorizedOn: this.hasAuthorized ? authorizedOn : null,
          merchant: this.hasBankNames && this.random.chance(0.7) && !more.description ? name : null,
          ...more,
        },
      ),
    );
    return id;
  }

  /** Adds an email; returns its ID. */
  mail(
    day: string,
    totalMinor: number | null,
    merchant: Merchant,
    card: Card | null,
    more: Partial<MatchReceipt> = {},
  ): string {
    const id = `${this.prefix}r${this.receipts.length}`;
    this.receipts.push(
      receipt(id, day, totalMinor, this.called(merchant.name), {
        fromDomain: merchant.domain,
        cardLast4: card !== null && this.random.chance(0.6) ? card.printed : null,
        ...more,
      }),
    );
    return id;
  }

  expect(
    label: string,
    receiptIds: readonly string[],
    accepts: readonly (readonly string[])[],
    grave: readonly string[] = [],
  ): void {
    this.truths.push({ label, receiptIds, accepts: accepts.map((ids) => [...ids].sort().join('+')), grave });
  }

  day(): string {
    return addDays('2025-11-01', this.random.int(0, 360));
  }

  price(): number {
    const { random } = this;
    const whole = Math.floor(Math.exp(random.next() * 3.6 + 1.2));
    const cents = random.pick([
      99,
      99,
      95,
      49,
      0,
      0,
      random.int(0, 99),
      random.int(0, 99),
      random.int(0, 99),
      random.int(0, 99),
    ]);
    return whole * 100 + cents;
  }

  /** Some banks truncate the text at 22 or 25 characters. */
  private printed(text: string): string {
    return this.cut > 0 ? text.slice(0, this.cut) : text;
  }

  /** Emails do not always use the short name. */
  private called(name: string): string {
    if (!this.random.chance(0.2)) return name;
    return this.random.pick([
      `${name}, Inc.`,
      `${name} LLC`,
      name.toUpperCase(),
      `${name} Order Confirmation`,
      `${name} Customer Service`,
      `${name} (Online)`,
    ]);
  }

  /** Banks post on business days, mostly one or two days later. */
  private postingDay(authorizedOn: string): string {
    let day = addDays(authorizedOn, this.random.pick([0, 0, 1, 1, 1, 1, 2, 2, 3]));
    while (weekdayOf(day) === 0 || weekdayOf(day) === 6) day = addDays(day, 1);
    return day;
  }
}
