import { type BrandHit, brandAtStart, brandCutOff, brandInside } from './brand-table.ts';
import { sharedName } from './canonical-merchant.ts';
import {
  beforeStar,
  besideStar,
  boughtThrough,
  brandByMarks,
  soldThroughStore,
} from './descriptor/beside-star.ts';
import { displayName } from './descriptor/display-case.ts';
import { namedMovement } from './descriptor/named-movement.ts';
import { isOwnCharge, processorAt } from './descriptor/processors.ts';
import { cutReferences } from './descriptor/references.ts';
import { firstLabelAt, labelledCounterparty } from './descriptor/structured-fields.ts';
import { cutTail } from './descriptor/tail.ts';
import { withoutNoise } from './descriptor/without-noise.ts';
import { foldedWords, foldSameLength } from './fold-text.ts';
import { memoizeByText } from './memoize-by-text.ts';

/** A bank description read as a merchant: display name, facilitator in front of it, and how sure we are. */
export interface CleanedDescriptor {
  readonly merchant: string;
  /**
   * Lower-case id of the payment facilitator or marketplace in front of the merchant (`square`, `paypal`), else null.
   */
  readonly via: string | null;
  /** Probability that the display name is right. */
  readonly confidence: number;
}

/** The same with what else the description told: the category and website of a known brand. */
export interface ReadDescriptor extends CleanedDescriptor {
  readonly category: string | null;
  readonly website: string | null;
}

const MAX_LENGTH = 500;

function normalised(raw: string): string {
  return raw
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\ufeff]/g, ' ')
    .replace(EAST_ASIAN_FORM, '')
    .replace(/(?<![_\s])[_\s]+(?=\*)/g, ' ')
    .replace(/^(\p{L}*zahlung|lastschrift|girocard)\/\//iu, '$1 ')
    .replace(/(\p{L}{4})(\d{6,})|(\p{L}{3})(\d{8,})/gu, '$1$3 $2$4')
    .replace(/\s(?:CB|carte|card)\s?\*\d{2,4}$/i, '')
    .replace(/(\p{L}{5})(\d{4,})(?=\s|$)/gu, '$1 $2')
    .replace(/(\p{L})(\d{2}\/\d{2})$/u, '$1 $2')
    .trim();
}

/** The first column of a description laid out in columns of three or more spaces. */
function firstColumn(text: string): string {
  if (!/\s{3,}/.test(text)) return text.replace(/\s+/g, ' ').trim();
  const columns = text.split(/\s{3,}/);
  const first = columns.findIndex((column) => /\p{L}{2,}/u.test(column));
  return (columns[first < 0 ? 0 : first] ?? text).replace(/\s+/g, ' ').trim();
}

function fromBrand(hit: BrandHit, via: string | null): ReadDescriptor {
  const confidence = hit.certain ? 0.97 : 0.85;
  return {
    merchant: hit.brand.name,
    via,
    confidence,
    category: hit.brand.category,
    website: hit.brand.website,
  };
}

/** `JoseDaSilva`: facilitators of South America run the words of a name together. */
function camelParts(word: string): string[] {
  return word
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .map((part) => part.replace(/^(?:D[aeo]s?|E)$/, (small) => small.toLowerCase()));
}

/** France, Ukraine, Kazakhstan and Indonesia put the legal form first: `SARL LE PETIT ZINC`, `FOP KOVALENKO`. */
const LEADING_FORM =
  /^(?:sarl|eurl|sasu?|snc|sci|ets|etablissements|ste|soc|fop|tov|ooo|too|pt(?=\s\S+\s))\.?\s+(?=\S+\s+\S|\S{4})/i;
/** `(주)이마트`, `株式会社ニトリ`: legal forms of East Asia in front of a name. */
const EAST_ASIAN_FORM = /^(?:\((?:주|유|株|有)\)|주식회사|株式会社|有限会社)\s*/;
const CODE_BEHIND_HYPHEN = /(?<=\p{L}{3})-(?=[A-Z]*\d)[A-Z\d]{7,}$/u;

function fromWords(text: string, via: string | null): ReadDescriptor {
  const core = besideStar(text).replace(LEADING_FORM, '').replace(CODE_BEHIND_HYPHEN, '');
  const end = cutReferences(foldSameLength(core));
  const words = cutTail(core.slice(0, end));
  const folded = foldedWords(words.join(' '));
  const brand = brandAtStart(folded) ?? brandCutOff(folded);
  if (brand) return fromBrand(brand, via);
  const shown = via === 'pagseguro' || via === 'mercadopago' ? words.flatMap(camelParts) : words;
  const merchant = displayName(shown.filter((word) => word !== ''));
  const confidence = merchant === '' ? 0 : words.length <= 4 ? 0.75 : 0.55;
  return { merchant, via, confidence, category: null, website: null };
}

function readMerchant(text: string, via: string | null): ReadDescriptor {
  const known = boughtThrough(text);
  if (known) return fromBrand(known, via);
  const app = soldThroughStore(text);
  if (app !== null) return fromWords(app, via);
  const words = foldedWords(text);
  const brand =
    brandAtStart(words) ??
    brandByMarks(text, via) ??
    (via === null ? brandInside(words) : null) ??
    beforeStar(text);
  return brand ? fromBrand(brand, via) : fromWords(text, via);
}

/** One transaction asks for its text and its merchant several times, and neighbouring transactions repeat them. */
const TEXTS_MAX = 4_096;
const readOnce = memoizeByText<ReadDescriptor>(TEXTS_MAX);

/**
 * Reads one raw bank description as far as it goes. Never throws; an empty text gives an empty merchant at confidence
 * 0.
 */
export function readDescriptor(raw: string): ReadDescriptor {
  return readOnce(raw, () => readAnew(raw));
}

/** `MARCUS-LEE-14`: a user's name at a service through which people pay each other. */
const PAID_BY_NAME: ReadonlySet<string> = new Set(['venmo', 'cashapp']);

/** What stands behind a facilitator, up to the first labelled field; the person of a user's name. */
function withoutLabels(text: string, via: string): string {
  const label = firstLabelAt(foldSameLength(text));
  const named = label > 1 ? text.slice(0, label) : text;
  if (!PAID_BY_NAME.has(via)) return named;
  return named.replace(/^\p{L}+(?:-\p{L}+)+(?:-\d+)?(?=\s|$)/u, (user) =>
    user.replace(/-\d+$/, '').replaceAll('-', ' '),
  );
}

/** Tills print a shop's name in capitals and its town not: `KOKO BLACK Carlton`, `THE GOOD BEAN Medford OR`. */
const TOWN_IN_SMALL_LETTERS =
  /^((?:[^\p{Ll}\s]+\s+)*[^\p{Ll}\s]*\p{Lu}{2}[^\p{Ll}\s]*)(?:\s+\p{Lu}\p{Ll}+[\p{L}.'-]*){1,3}(?:\s+\p{Lu}{2,3})?$/u;

/** Tills that print the shop's branch behind a dash. */
const BRANCH_BEHIND_DASH: ReadonlySet<string> = new Set(['toast', 'square']);

function readAnew(raw: string): ReadDescriptor {
  const whole = normalised(raw);
  const folded = foldSameLength(whole);
  const movement = namedMovement(folded.replace(/\s+/g, ' '), whole.replace(/\s+/g, ' '));
  if (movement) return movement;
  const labelled = labelledCounterparty(folded);
  let text = labelled ? whole.slice(labelled.start, labelled.end) : withoutNoise(whole);
  const hit = processorAt(foldSameLength(text.replace(/\s+/g, ' ')));
  if (hit) {
    const rest = withoutLabels(text.replace(/\s+/g, ' ').slice(hit.start, hit.end), hit.via);
    const named = BRANCH_BEHIND_DASH.has(hit.via)
      ? rest.replace(/(?<=.{4})\s-\s.*$/s, '').replace(TOWN_IN_SMALL_LETTERS, '$1')
      : rest;
    const own = isOwnCharge(foldSameLength(rest)) ? brandAtStart(foldedWords(hit.via)) : null;
    const inner = own ? fromBrand(own, hit.via) : readMerchant(firstColumn(withoutNoise(named)), hit.via);
    if (inner.merchant !== '') return inner;
  }
  text = firstColumn(text);
  const label = firstLabelAt(foldSameLength(text));
  if (label > 1) text = text.slice(0, label);
  const read = readMerchant(text, null);
  if (read.merchant !== '') return read;
  const fallback = displayName(whole.split(/\s+/));
  return {
    merchant: fallback,
    via: null,
    confidence: fallback === '' ? 0 : 0.2,
    category: null,
    website: null,
  };
}

/** Cleans one raw bank description. Never throws; an empty text gives an empty merchant at confidence 0. */
export function cleanDescriptor(raw: string): CleanedDescriptor {
  const { merchant, via, confidence } = readDescriptor(raw);
  return { merchant, via, confidence };
}

/**
 * Stable lower-case key of the merchant behind a description or a receipt's merchant name: the same merchant gives
 * the same key however store numbers, dates and references vary.
 */
export function merchantKey(raw: string): string {
  const words = foldedWords(sharedName(readDescriptor(raw).merchant));
  const named = words.filter((word) => !/^\d{3,}$/.test(word));
  return (named.length > 0 ? named : words).join(' ');
}
