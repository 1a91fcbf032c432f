import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import type {
  DeclinedPair,
  MatchAlias,
  MatchReceipt,
  MatchTransaction,
} from '#domain/matching/match-types.ts';
import { receipt, transaction } from '../entries.ts';
import type { Truth } from '../household.ts';
import { bankText, type Merchant } from '../merchants.ts';
import { type Random, seededRandom } from '../random.ts';

/** An account that pays: the digits a bank shows, and those printed on receipts. */
export interface Payer {
  readonly accountId: string;
  readonly mask: string | null;
  readonly printed: string | null;
}

/** A year of one household: transactions, emails and their correct matches, with a bank that has its own formats. */
export class World {
  readonly transactions: MatchTransaction[] = [];
  readonly receipts: MatchReceipt[] = [];
  readonly aliases: MatchAlias[] = [];
  readonly declined: DeclinedPair[] = [];
  readonly truths: Truth[] = [];
  readonly random: Random;
  readonly payers: readonly Payer[];
  private readonly seed: number;
  private readonly bank: { readonly authorises: boolean; readonly names: boolean; readonly widthMax: number };

  constructor(seed: number) {
    this.seed = seed;
    this.random = seededRandom(7_919 * seed + 13);
    const { random } = this;
    this.bank = {
      authorises: random.chance(0.45),
      names: random.chance(0.3),
      widthMax: random.pick([0, 0, 23, 32]),
    };
    const [credit, debit] = [random.digits(4), random.digits(4)];
    this.payers = [
      { accountId: `w${seed}-card`, mask: credit, printed: credit },
      { accountId: `w${seed}-bank`, mask: random.digits(4), printed: debit },
      { accountId: `w${seed}-wallet`, mask: null, printed: null },
    ];
  }

  payer(): Payer {
    return this.at(this.random.pick([0, 0, 0, 1, 1, 2]));
  }

  at(place: number): Payer {
    const found = this.payers[place];
    if (!found) throw new Error('no such account');
    return found;
  }

  /** The transaction of a merchant's charge (negative) or credit (positive), posted with this bank's delay. */
  row(
    on: string,
    amountMinor: number,
    from: Merchant,
    by: Payer,
    more: Partial<MatchTransaction> = {},
  ): string {
    const id = `w${this.seed}t${this.transactions.length}`;
    const text = bankText(this.random.pick(from.texts), this.random);
    const shown = this.bank.widthMax > 0 ? text.slice(0, this.bank.widthMax) : text;
    this.transactions.push(
      transaction(id, this.posted(on), amountMinor, shown.trim(), {
        accountId: by.accountId,
        accountMask: by.mask,
        authorizedOn: this.bank.authorises ? on : null,
        merchant: this.bank.names && this.random.chance(0.6) && !more.description ? from.name : null,
        ...more,
      }),
    );
    return id;
  }

  /** An email of a merchant; every second one contains the card's digits. */
  mail(
    on: string,
    totalMinor: number | null,
    from: Merchant,
    by: Payer | null,
    more: Partial<MatchReceipt> = {},
  ): string {
    const id = `w${this.seed}r${this.receipts.length}`;
    const { random } = this;
    const late = random.pick([0, 0, 0, 0, 0, 1]);
    this.receipts.push(
      receipt(id, on, totalMinor, this.called(from.name), {
        receivedAt: addDays(on, late),
        fromDomain: random.chance(0.8)
          ? `${random.pick(['', 'e.', 'orders.', 'mail.'])}${from.domain}`
          : from.domain,
        cardLast4: by?.printed && random.chance(0.5) ? by.printed : null,
        ...more,
      }),
    );
    return id;
  }

  /** One order's emails, and the correct sets of transactions, of which one must be found; none: no automatic match. */
  truth(
    label: string,
    emails: readonly string[],
    sets: readonly (readonly string[])[],
    grave: readonly string[] = [],
  ): void {
    this.truths.push({
      label,
      receiptIds: emails,
      accepts: sets.map((ids) => [...ids].sort().join('+')),
      grave,
    });
  }

  day(lastIn = 350): string {
    return addDays('2025-10-05', this.random.int(0, lastIn));
  }

  price(low = 300, high = 16_000): number {
    const { random } = this;
    const raw = Math.round(low * (high / low) ** random.next());
    return random.chance(0.45) ? Math.max(low, raw - (raw % 100) + random.pick([99, 95, 50, 0, 49])) : raw;
  }

  order(): string {
    const { random } = this;
    return random.pick([
      () => `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`,
      () => `#${random.digits(5)}`,
      () => random.code(10),
      () => `W${random.digits(9)}`,
      () => `ORD-${random.digits(4)}-${random.code(4)}`,
    ])();
  }

  private called(name: string): string {
    if (this.random.chance(0.75)) return name;
    return this.random.pick([
      `${name} Inc`,
      name.toLowerCase(),
      `${name} Online`,
      `${name} Receipts`,
      `${name}®`,
    ]);
  }

  private posted(on: string): string {
    let day = addDays(on, this.random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]));
    while (weekdayOf(day) === 0 || weekdayOf(day) === 6) day = addDays(day, 1);
    return day;
  }
}
