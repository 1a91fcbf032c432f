import type { Leg } from './score-pair.ts';
import type { TransferTransaction } from './transfer-types.ts';

/**
 * How often two texts came together with one amount on two accounts. `proven`: with three amounts or more,
 * on most of the transactions that bear these texts; `inseparable`: so often that even two parties' names say
 * nothing against it; `steady`: one amount again and again, as a standing order books it.
 */
export type Company = 'inseparable' | 'proven' | 'steady' | null;

/** Meetings of different amounts that leave chance out, and of one amount. */
const AMOUNTS_FROM = 3;
const TIMES_FROM = 4;
/** Meetings and share of the rarer text's transactions that leave no doubt. */
const OFTEN_FROM = 10;
const OFTEN_SHARE = 0.9;
/** Share of the rarer text's transactions that met the other text, and of the commoner one's. */
const SHARE_OF_RARE = 0.6;
const SHARE_OF_COMMON = 0.2;
const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Words with digits, and letters that nobody can speak. */
const REFERENCE = /\d|[BCDFGHJKLMNPQRSTVWXZ]{6}/;
/** Words of a text that tell it from others; what follows is mostly references. */
const WORDS = 4;

interface Meeting {
  readonly outflows: Set<Leg>;
  readonly inflows: Set<Leg>;
  readonly amounts: Set<number>;
}

/**
 * Learns from a household's own transactions which texts are the two halves of one movement: a bank's wording
 * need not be known when the same two wordings share amount and day time after time.
 */
export class Companions {
  readonly #rows = new Map<string, number>();
  readonly #keys = new Map<Leg, string>();
  readonly #texts = new Map<string, string>();
  readonly #bought = new Set<string>();
  readonly #meetings = new Map<string, Map<string, Meeting>>();
  /** What inflows to cards that met an outflow were asked: whether they bear a name that was charged there. */
  readonly #asked = new Set<string>();

  constructor(legs: readonly Leg[]) {
    for (const leg of legs) {
      const key = this.#keyOf(leg);
      this.#rows.set(key, (this.#rows.get(key) ?? 0) + 1);
      if (leg.account.kind === 'credit' && leg.transaction.amountMinor < 0)
        this.#bought.add(nameOn(leg.transaction.accountId, this.#wordsOf(leg.transaction.description)));
    }
  }

  /** Notes that two transactions could be one movement by amount and day. */
  meet(outflow: Leg, inflow: Leg): void {
    const from = this.#keyOf(outflow);
    const to = this.#keyOf(inflow);
    let partners = this.#meetings.get(from);
    if (!partners) {
      partners = new Map();
      this.#meetings.set(from, partners);
    }
    let meeting = partners.get(to);
    if (!meeting) {
      meeting = { outflows: new Set(), inflows: new Set(), amounts: new Set() };
      partners.set(to, meeting);
    }
    meeting.outflows.add(outflow);
    meeting.inflows.add(inflow);
    meeting.amounts.add(outflow.transaction.amountMinor);
    if (inflow.account.kind === 'credit')
      this.#asked.add(nameOn(inflow.transaction.accountId, this.#wordsOf(inflow.transaction.description)));
  }

  /** Of which texts, and names on cards, one transaction more or less may change what is said of others. */
  watched(): string[] {
    const texts = new Set(this.#asked);
    for (const [from, partners] of this.#meetings)
      for (const [to, { outflows, inflows }] of partners)
        if (Math.min(outflows.size, inflows.size) >= AMOUNTS_FROM) texts.add(from).add(to);
    return [...texts];
  }

  /** What the household's transactions say about the texts of these two. */
  of(outflow: Leg, inflow: Leg): Company {
    const from = this.#keyOf(outflow);
    const to = this.#keyOf(inflow);
    const meeting = this.#meetings.get(from)?.get(to);
    if (!meeting) return null;
    const times = Math.min(meeting.outflows.size, meeting.inflows.size);
    const transactions = [this.#rows.get(from) ?? times, this.#rows.get(to) ?? times];
    if (
      times < SHARE_OF_RARE * Math.min(...transactions) ||
      times < SHARE_OF_COMMON * Math.max(...transactions)
    )
      return null;
    if (meeting.amounts.size >= OFTEN_FROM && times >= OFTEN_SHARE * Math.min(...transactions))
      return 'inseparable';
    if (meeting.amounts.size >= AMOUNTS_FROM && times >= AMOUNTS_FROM) return 'proven';
    return times >= TIMES_FROM ? 'steady' : null;
  }

  /** True when this account was charged under the name that the transaction begins with: such an inflow is a refund. */
  hasBought(inflow: Leg): boolean {
    const words = this.#wordsOf(inflow.transaction.description);
    return leadOf(words).length >= 3 && this.#bought.has(nameOn(inflow.transaction.accountId, words));
  }

  /** Direction and the first naming words of the text; own accounts share their holder's wordings. */
  #keyOf(leg: Leg): string {
    let key = this.#keys.get(leg);
    if (key === undefined) {
      key = textOf(leg.transaction.amountMinor, this.#wordsOf(leg.transaction.description));
      this.#keys.set(leg, key);
    }
    return key;
  }

  #wordsOf(text: string): string {
    let words = this.#texts.get(text);
    if (words === undefined) {
      words = namingWords(text);
      this.#texts.set(text, words);
    }
    return words;
  }
}

/** What a transaction tells the companions: its text, and on a card the name that was charged. */
export function toldBy(
  { accountId, amountMinor, description }: TransferTransaction,
  isOnCard: boolean,
): string[] {
  const words = namingWords(description);
  return [textOf(amountMinor, words), ...(isOnCard && amountMinor < 0 ? [nameOn(accountId, words)] : [])];
}

function textOf(amountMinor: number, words: string): string {
  return `${amountMinor < 0 ? '-' : '+'} ${words}`;
}

function nameOn(accountId: string, words: string): string {
  return `${accountId} ${leadOf(words)}`;
}

function leadOf(words: string): string {
  return words.split(' ')[0] ?? '';
}

function namingWords(text: string): string {
  const found: string[] = [];
  for (const [word] of text.toUpperCase().matchAll(WORD)) {
    if (REFERENCE.test(word)) continue;
    found.push(word);
    if (found.length === WORDS) break;
  }
  return found.join(' ');
}
