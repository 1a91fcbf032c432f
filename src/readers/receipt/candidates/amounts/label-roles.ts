import { anyOf } from '../../lexicon/compile/patterns.ts';
import { type PhraseHit, wordsOf } from '../../lexicon/compile/phrase-matcher.ts';
import { ROLE_MATCHER } from '../../lexicon/compile/phrases.ts';
import type { AmountRole } from '../../lexicon/schema.ts';
import type { Role } from './roles.ts';

/** The role that a label names. */
export interface FoundRole {
  readonly role: Role;
  readonly strength: number;
  readonly isBare?: boolean;
}

const INCLUSIVE = new RegExp(String.raw`\b(?:${anyOf('taxInclusive')})\b`);
const EXCLUSIVE = new RegExp(String.raw`\b(?:${anyOf('taxExclusive')})\b`);
const CJK = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** One of several payments (`Installment 3 of 6`), which is the amount of the email. */
const INSTALLMENT = new RegExp(
  String.raw`^\s*(?:paid today \()?(?:${anyOf('installmentNoun')}) ?#?\d{1,2} ?` +
    String.raw`(?:${anyOf('installmentOf')}) ?\d{1,2}\)?[:\s]*$`,
);

/** Credits bought by number (`28 credits / month`). */
const BOUGHT_CREDITS = /(?:^|\()\d{1,5} (?:\S+ )?(?:credits?|coins?|tokens?|gems?)\b/;

/** A fee that is itself the purchased service. */
const SERVICE_FEE = new RegExp(String.raw`^(?:${anyOf('serviceFeeNoun')}) fees?[:\s]*$`);

/** Introduces the tax included in a total (`Total includes VAT of`). */
const TAX_INSIDE = new RegExp(
  String.raw`\b(?:${anyOf('taxIncludes')})\b[^.]{0,16}\b(?:${anyOf('taxNameIncluded')}) (?:${anyOf('taxIncludesOf')})$`,
);

/** Labels a tax as included in the total (`GST included in the total`). */
const TAX_IN_TOTAL = new RegExp(
  String.raw`^(?:${anyOf('taxNameOpening')})\b[^.]{0,16}\b(?:${anyOf('taxIsIncluded')})\b`,
);
/** An included tax inside the total's own label (`Betrag inkl. 9,32 € MwSt.`). */
const INCLUDED_TAX =
  String.raw`\b(?:${anyOf('includedTaxMark')})\b[. ]*\D{0,4}` +
  String.raw`\d[\d.,]*[.,]\d\d ?[^\s%]{0,3} ?(?:${anyOf('includedTaxName')})\b`;
/** Parts of a label to ignore: an included tax, a distance, a rate in words, and words like "tax-free". */
const ASIDE_IN_LABEL = new RegExp(
  String.raw`${INCLUDED_TAX}|\d[\d.,]{0,11} ?(?:km|pct|percent)\b|\b(?:${anyOf('notARole')})\b`,
);
/** A label with a count names an item (`Entrada general 2D x 2`). */
const COUNTED = /\bx ?\d{1,2}$|^\d{1,2} ?x |^\p{L}+ \d{1,3}(?= [-–·]|$)/u;

/** The period of a plan in brackets at the end of its name (`Cloud storage 2 TB (monthly)`). */
const PERIOD_OF_PLAN = new RegExp(String.raw`(?<=\p{L}) \((?:${anyOf('planWord')})\)$`, 'u');

/** A sentence before the one with the amount (`Paid by card. Price per person:`), not `excl. sales tax`. */
const EARLIER_SENTENCE = new RegExp(
  String.raw`^.*\p{L}(?<!\b(?:${anyOf('taxInclusive')}|${anyOf('taxExclusive')}` +
    String.raw`|${anyOf('taxNameOpening')}))[.!?] (?=\p{L}{2,} \p{L})`,
  'u',
);

/** Advice or an offer, not a gratuity (`Tip: Ariel pods, 40 pieces now`). */
const ADVICE = /^tipp?: \p{L}{3,}[ ,]+\p{L}/u;

/** The codes of card networks on receipts. */
export const NETWORK_CODE = '(?:vi|vs|va|mc|ca|ax|am|ds|di|dc|jc)';
/** The card that paid, as hotels print it (`VS *1182`). */
const CARD_CODE = new RegExp(String.raw`\b${NETWORK_CODE}\s?[x*•·]+\s?\d{4}`);

/** Precedence of several meanings in one short label. */
const PRIORITY: readonly AmountRole[] = [
  'saved',
  'unrelated',
  'first',
  'due',
  'gift',
  'discount',
  'tip',
  'tax',
  'shipping',
  'fee',
  'refund',
  'previous',
  'subtotal',
  'total',
  'unit',
  'paid',
  'sum',
];

/** Returns the role that a label names, or null. Text in brackets counts only when nothing else does. */
export function roleOfLabel(label: string): FoundRole | null {
  if (label === '') return null;
  const known = cached.get(label);
  if (known !== undefined) return known;
  const found = readLabel(label);
  if (cached.size >= CACHE_MAX) cached.clear();
  cached.set(label, found);
  return found;
}

/** Cache: senders reuse few labels. */
const cached = new Map<string, FoundRole | null>();
const CACHE_MAX = 4_000;

function readLabel(label: string): FoundRole | null {
  if (CARD_CODE.test(label)) return { role: 'total', strength: 1 };
  if (BOUGHT_CREDITS.test(label) || SERVICE_FEE.test(label)) return null;
  if (INSTALLMENT.test(label)) return { role: 'total', strength: 4 };
  if (TAX_INSIDE.test(label)) return { role: 'tax', strength: 2 };
  if (TAX_IN_TOTAL.test(label)) return { role: 'tax', strength: 2 };
  const stated = label.replace(EARLIER_SENTENCE, '').replace(ASIDE_IN_LABEL, ' ');
  const bare = stated.replace(/\([^()]{0,80}\)?/g, ' ');
  const found =
    matchLabel(bare) ?? (bare === stated || PERIOD_OF_PLAN.test(stated) ? null : matchLabel(stated));
  return found?.strength === 4 && COUNTED.test(label) ? null : found;
}

/** Endings of compound words in German and related languages (`Speditionsversand`, `Neukundenrabatt`). */
const COMPOUNDS: readonly (readonly [RegExp, Role])[] = [
  [new RegExp(String.raw`\p{L}{3}(?:${anyOf('shippingCompound')})\b`, 'u'), 'shipping'],
  [new RegExp(String.raw`\p{L}{3}(?:${anyOf('discountCompound')})\b`, 'u'), 'discount'],
  [new RegExp(String.raw`\p{L}{3}(?:${anyOf('feeCompound')})\b`, 'u'), 'fee'],
];

function roleOfCompound(label: string): FoundRole | null {
  const found = COMPOUNDS.find(([ending]) => ending.test(label));
  return found && label.split(/\s+/).length <= 4 ? { role: found[1], strength: 2 } : null;
}

/** In longer labels the last words before the amount decide. */
const SHORT_LABEL_WORDS_MAX = 7;

function matchLabel(label: string): FoundRole | null {
  const hits = ROLE_MATCHER.find(label);
  if (hits.length === 0) return roleOfCompound(label);
  const isLong = label.split(/\s+/).length > SHORT_LABEL_WORDS_MAX;
  const near = isLong ? hits.slice(-2) : hits;
  const names = new Set(near.map((hit) => hit.name));
  if (ADVICE.test(label)) names.delete('tip');
  for (const name of ['unrelated', 'previous'] as const) {
    if (!near.some((hit) => hit.name === name && isSignificant(hit.phrase, label))) names.delete(name);
  }
  return resolveTax(label, names) ?? (isLong ? roleAtEnd(label, near, names) : roleOfAll(label, near, names));
}

/** Resolves a label with both tax and a sum; otherwise removes the tax if the amount includes or excludes it. */
function resolveTax(label: string, names: Set<AmountRole>): FoundRole | null {
  const isTotal = names.has('total');
  const isSum = isTotal || names.has('sum') || names.has('subtotal');
  if (names.has('taxed')) {
    if (names.size === 1) return { role: 'tax', strength: 2 };
    if (isSum) names.delete('tax');
    return null;
  }
  if (!names.has('tax')) return null;
  const isExclusive = EXCLUSIVE.test(label);
  if (isExclusive && isSum) return { role: 'subtotal', strength: 3 };
  if ((isTotal && INCLUSIVE.test(label)) || (isExclusive && names.has('shipping'))) names.delete('tax');
  return null;
}

/** The role of the last phrase in a long label. */
function roleAtEnd(
  label: string,
  hits: readonly PhraseHit<AmountRole>[],
  names: ReadonlySet<AmountRole>,
): FoundRole | null {
  const last = hits.findLast(({ name }) => names.has(name) && name !== 'taxed' && name !== 'unit');
  if (!last) return null;
  if (last.name === 'first') return { role: 'total', strength: 4 };
  const isClose = label.trim().endsWith(last.phrase) || /[\u3040-\u9fff]/.test(last.phrase);
  return { role: roleOf(last.name), strength: isClose ? 2 : 1 };
}

/** The role with the highest precedence among the phrases of a short label. */
function roleOfAll(
  label: string,
  hits: readonly PhraseHit<AmountRole>[],
  names: ReadonlySet<AmountRole>,
): FoundRole | null {
  if (endsWithTotal(label, hits)) return { role: 'total', strength: 2 };
  const name = PRIORITY.find((candidate) => names.has(candidate));
  if (!name) return null;
  return {
    role: roleOf(name),
    strength: strengthOf(name, coverageOf(label, hits)),
    isBare: isBareOf(label, hits),
  };
}

/** True when the label ends with several total words after other phrases. */
function endsWithTotal(label: string, hits: readonly PhraseHit<AmountRole>[]): boolean {
  const last = hits.at(-1);
  return (
    last?.name === 'total' &&
    last.phrase.includes(' ') &&
    hits.length > 1 &&
    last.to === wordsOf(label).length
  );
}

/** Short words (`over`, `ab`, `des`) count only directly before the amount. */
function isSignificant(phrase: string, label: string): boolean {
  const end = CJK.test(phrase) ? label.replace(/\s/g, '') : label.replace(/(?<![\s:(.,])[\s:(.,]+$/, '');
  return phrase.length >= 8 || end.endsWith(phrase);
}

/**
 * `all`: only the phrase; `whole`: one more word or numbers; `edge`: starts or ends with it; `inside`: words on both
 * sides.
 */
type Coverage = 'all' | 'whole' | 'edge' | 'inside';

function coverageOf(label: string, hits: readonly PhraseHit<AmountRole>[]): Coverage {
  if (hits.some((hit) => CJK.test(hit.phrase))) return 'edge';
  const all = wordsOf(label);
  const words = all.filter((word) => !/^\d+$/.test(word)).length;
  const covered = coveredWords(hits);
  if (covered >= all.length) return 'all';
  if (covered >= words - 1) return 'whole';
  const isAtEdge = hits[0]?.from === 0 || hits.at(-1)?.to === all.length;
  return isAtEdge || covered * 2 >= words ? 'edge' : 'inside';
}

function coveredWords(hits: readonly PhraseHit<AmountRole>[]): number {
  return hits.reduce((sum, hit) => sum + hit.to - hit.from, 0);
}

/** True when a label without its counts consists only of role words (`2 x Service fee`). */
function isBareOf(label: string, hits: readonly PhraseHit<AmountRole>[]): boolean {
  const words = wordsOf(label).filter((word) => !/^(?:\d+|x)$/.test(word));
  return coveredWords(hits) >= words.length;
}

type Strengths = Readonly<Record<Coverage, number>>;

const STRENGTHS: Strengths = { all: 3, whole: 3, edge: 2, inside: 1 };
const WEAK_STRENGTHS: Strengths = { all: 2, whole: 1.4, edge: 1.4, inside: 1 };
const OWN_STRENGTHS: Readonly<Partial<Record<AmountRole, Strengths>>> = {
  first: { all: 4, whole: 4, edge: 4, inside: 4 },
  paid: { all: 1.5, whole: 1.5, edge: 1, inside: 1 },
  sum: WEAK_STRENGTHS,
  unit: WEAK_STRENGTHS,
};

function strengthOf(name: AmountRole, coverage: Coverage): number {
  return (OWN_STRENGTHS[name] ?? STRENGTHS)[coverage];
}

function roleOf(name: AmountRole): Role {
  if (name === 'paid' || name === 'sum' || name === 'first') return 'total';
  return name === 'taxed' ? 'none' : name;
}
