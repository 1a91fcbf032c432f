import type { Leg } from './score-pair.ts';
import type { TransferTransaction } from './transfer-types.ts';

/**
 * How strongly two texts belong together, from how often they occurred with equal amounts on two accounts. `proven`:
 * with at least three different amounts, on most transactions with these texts. `inseparable`: so often that even
 * different party names do not contradict it. `steady`: the same amount repeatedly, like a standing order.
 */
export type TextAffinity = 'inseparable' | 'proven' | 'steady' | null;

/** Co-occurrences with different amounts that rule out coincidence, and with one amount. */
const PROVEN_AMOUNTS_MIN = 3;
const PROVEN_TIMES_MIN = 4;
/** Co-occurrences, and their share of the rarer text's transactions, that leave no doubt. */
const INSEPARABLE_TIMES_MIN = 10;
const INSEPARABLE_SHARE_MIN = 0.9;
/** Minimum share of the rarer text's transactions, and of the more common one's, that co-occur with the other text. */
const SHARE_OF_RARE = 0.6;
const SHARE_OF_COMMON = 0.2;
const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Words with digits, and unpronounceable letter sequences. */
const REFERENCE = /\d|[BCDFGHJKLMNPQRSTVWXZ]{6}/;
/** Number of leading words that identify a text; the rest is mostly reference numbers. */
const WORDS = 4;

interface TextPairCounts {
  readonly outflows: Set<Leg>;
  readonly inflows: Set<Leg>;
  readonly amounts: Set<number>;
}

/**
 * Learns from a household's own transactions which texts are the two halves of a transfer. A bank's wording need not be
 * known if the same two wordings share amount and day repeatedly.
 */
export class TextPairings {
  readonly #rows = new Map<string, number>();
  readonly #keys = new Map<Leg, string>();
  readonly #texts = new Map<string, string>();
  readonly #bought = new Set<string>();
  readonly #meetings = new Map<string, Map<string, TextPairCounts>>();
  /** Keys of inflows to cards that were checked for a purchase under the same name. */
  readonly #asked = new Set<string>();

  constructor(legs: readonly Leg[]) {
    for (const leg of legs) {
      const key = this.#keyOf(leg);
      this.#rows.set(key, (this.#rows.get(key) ?? 0) + 1);
      if (leg.account.kind === 'credit' && leg.transaction.amountMinor < 0)
        this.#bought.add(cardNameKey(leg.transaction.accountId, this.#wordsOf(leg.transaction.description)));
    }
  }

  /** Records that two transactions could be one transfer by amount and day. */
  recordCandidate(outflow: Leg, inflow: Leg): void {
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
      this.#asked.add(
        cardNameKey(inflow.transaction.accountId, this.#wordsOf(inflow.transaction.description)),
      );
  }

  /**
   * Keys of texts, and of names on cards, for which adding or deleting one transaction may change the result for
   * others.
   */
  watchKeys(): string[] {
    const texts = new Set(this.#asked);
    for (const [from, partners] of this.#meetings)
      for (const [to, { outflows, inflows }] of partners)
        if (Math.min(outflows.size, inflows.size) >= PROVEN_AMOUNTS_MIN) texts.add(from).add(to);
    return [...texts];
  }

  /** How strongly the texts of these two transactions belong together in this household. */
  affinityOf(outflow: Leg, inflow: Leg): TextAffinity {
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
    if (
      meeting.amounts.size >= INSEPARABLE_TIMES_MIN &&
      times >= INSEPARABLE_SHARE_MIN * Math.min(...transactions)
    )
      return 'inseparable';
    if (meeting.amounts.size >= PROVEN_AMOUNTS_MIN && times >= PROVEN_AMOUNTS_MIN) return 'proven';
    return times >= PROVEN_TIMES_MIN ? 'steady' : null;
  }

  /** True if this account has purchases under the name the transaction starts with: the inflow is then a refund. */
  hasPurchasesUnderName(inflow: Leg): boolean {
    const words = this.#wordsOf(inflow.transaction.description);
    return (
      firstWordOf(words).length >= 3 && this.#bought.has(cardNameKey(inflow.transaction.accountId, words))
    );
  }

  /** Key of direction and first naming words of the text. Own accounts share their owner's wordings. */
  #keyOf(leg: Leg): string {
    let key = this.#keys.get(leg);
    if (key === undefined) {
      key = textKey(leg.transaction.amountMinor, this.#wordsOf(leg.transaction.description));
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

/** Watch keys of a transaction: its text, and for a card purchase the merchant name on that card. */
export function textWatchKeys(
  { accountId, amountMinor, description }: TransferTransaction,
  isOnCard: boolean,
): string[] {
  const words = namingWords(description);
  return [
    textKey(amountMinor, words),
    ...(isOnCard && amountMinor < 0 ? [cardNameKey(accountId, words)] : []),
  ];
}

function textKey(amountMinor: number, words: string): string {
  return `${amountMinor < 0 ? '-' : '+'} ${words}`;
}

function cardNameKey(accountId: string, words: string): string {
  return `${accountId} ${firstWordOf(words)}`;
}

function firstWordOf(words: string): string {
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
