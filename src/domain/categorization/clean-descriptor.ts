import { type BrandHit, findBrandAtStart, findBrandInside } from './brand-table.ts';
import { sharedName } from './canonical-merchant.ts';
import {
  brandBeforeAsterisk,
  brandBilledByStore,
  brandByPattern,
  merchantSideOfAsterisk,
  soldThroughStore,
} from './descriptor/asterisk.ts';
import { formatDisplayName } from './descriptor/display-case.ts';
import { isPersonalTransfer, parseMovement, personWords } from './descriptor/movement.ts';
import { formatPerson, readName } from './descriptor/name-words.ts';
import { findProcessor, isProcessorFee } from './descriptor/processors.ts';
import { findReferencesStart } from './descriptor/references.ts';
import { stripChannelNoise } from './descriptor/strip-channel-noise.ts';
import { findFirstLabel, findLabeledCounterparty } from './descriptor/structured-fields.ts';
import { foldedWords, foldSameLength } from './fold-text.ts';
import { memoizeByText } from './memoize-by-text.ts';

/** A bank description reduced to the merchant: display name, facilitator prefix, and confidence. */
export interface CleanedDescriptor {
  readonly merchant: string;
  /**
   * Lowercase id of the payment facilitator or marketplace in front of the merchant (`square`, `paypal`), else null.
   */
  readonly via: string | null;
  /** Probability, 0 to 1, that the display name is right. */
  readonly confidence: number;
}

/** A cleaned descriptor, with the category and website of a known brand. */
export interface ParsedDescriptor extends CleanedDescriptor {
  readonly category: string | null;
  readonly website: string | null;
}

const MAX_LENGTH = 500;
const TEXTS_MAX = 4_096;
/** The descriptor and merchant of a transaction are parsed repeatedly, and adjacent transactions repeat them. */
const readOnce = memoizeByText<ParsedDescriptor>(TEXTS_MAX);
/** The same merchant's descriptors differ in their reference numbers. */
const nameOnce = memoizeByText<ParsedDescriptor>(TEXTS_MAX);
const keyOnce = memoizeByText<string>(TEXTS_MAX);

/** South African banks print the first and last digits of the card: `CHECKERS SEA POINT 4451*1187 12 MAR`. */
const SOUTH_AFRICAN_CARD = /\s\d{4,6}\*\d{4}(?:\s\d{1,2}\s[A-Z]{3})?$/;

/** `PHIE DU CENTRE`: French terminals cut the word for a pharmacy. */
const FRENCH_PHARMACY = /(?<=^|\s)PHC?IE(?=\s\S)/;

/** Terminals print the long vowel mark between half-width kana as a hyphen: `ﾛ-ｿﾝ`. */
const HALF_WIDTH_LONG_MARK = /(?<=[\uff66-\uff9f])-(?=[\uff66-\uff9f])/g;

/** Names in ACH payments have 16 characters, which cuts the legal form: `ACME LOGISTICS I PAYROLL`. */
const CUT_LEGAL_FORM =
  /^(?:(.{13}\S)\s[IL]|(.{12}\S)\s(?:IN|L[LT]))(?=\s(?:DES:|PAYROLL|DIR(?:ECT)? DEP|(?:PPD|CCD|WEB|TEL|ARC)\b))/i;

function normalize(raw: string): string {
  return raw
    .slice(0, MAX_LENGTH)
    .replace(HALF_WIDTH_LONG_MARK, '\uff70')
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\ufeff]/g, ' ')
    .replace(EAST_ASIAN_FORM, '')
    .replace(/(?<![_\s])[_\s]+(?=\*)/g, ' ')
    .replace(/^(\p{L}*zahlung|lastschrift|girocard)\/\//iu, '$1 ')
    .replace(/(\p{L}{4})(\d{6,})|(\p{L}{3})(\d{8,})/gu, '$1$3 $2$4')
    .replace(/,?\s(?:CB|carte|card|carta|tarj(?:eta)?|karte|kaart|kort)[\s.:]{0,4}\*{1,8}\d{2,6}$/i, '')
    .replace(SOUTH_AFRICAN_CARD, ' ZA')
    .replace(FRENCH_PHARMACY, 'PHARMACIE')
    .replace(CUT_LEGAL_FORM, '$1$2')
    .replace(/(\p{L}{5})(\d{4,})(?=\s|$)/gu, '$1 $2')
    .replace(/(\p{L})(\d{2}\/\d{2})$/u, '$1 $2')
    .trim();
}

/** The first column of a description with columns separated by three or more spaces. */
function firstColumn(text: string): string {
  if (!/\s{3,}/.test(text)) return text.replace(/\s+/g, ' ').trim();
  const columns = text.split(/\s{3,}/);
  const first = columns.findIndex((column) => /\p{L}{2,}/u.test(column));
  return (columns[first < 0 ? 0 : first] ?? text).replace(/\s+/g, ' ').trim();
}

function fromBrand(hit: BrandHit, via: string | null): ParsedDescriptor {
  const confidence = hit.certain ? 0.97 : 0.85;
  return {
    merchant: hit.brand.name,
    via,
    confidence,
    category: hit.brand.category,
    website: hit.brand.website,
  };
}

/** Legal forms before the name, in France, Ukraine, Kazakhstan and Indonesia: `SARL LE PETIT ZINC`, `FOP KOVALENKO`. */
const LEADING_FORM =
  /^(?:sarl|eurl|sasu?|snc|sci|ets|etablissements|ste|soc|fop|tov|ooo|too|pt(?=\s\S+\s))\.?\s+(?=\S+\s+\S|\S{4})/i;
/** `(주)이마트`, `株式会社ニトリ`: East Asian legal forms before the name. */
const EAST_ASIAN_FORM = /^(?:\((?:주|유|株|有)\)|주식회사|株式会社|有限会社)\s*/;
const TRAILING_CODE = /(?<=\p{L}{3})-(?=[A-Z]*\d)[A-Z\d]{7,}$/u;

function fromWords(text: string, via: string | null): ParsedDescriptor {
  const core = merchantSideOfAsterisk(text).replace(LEADING_FORM, '').replace(TRAILING_CODE, '');
  const named = core.slice(0, findReferencesStart(foldSameLength(core)));
  return nameOnce(`${via ?? ''}|${named}`, () => fromName(named, via));
}

function fromName(text: string, via: string | null): ParsedDescriptor {
  const { brand, merchant, wordCount } = readName(text, via);
  if (brand) return fromBrand(brand, via);
  const confidence = merchant === '' ? 0 : wordCount <= 4 ? 0.75 : 0.55;
  return { merchant, via, confidence, category: null, website: null };
}

function readMerchant(text: string, via: string | null): ParsedDescriptor {
  const known = brandBilledByStore(text);
  if (known) return fromBrand(known, via);
  const app = soldThroughStore(text);
  if (app !== null) return fromWords(app, via);
  const words = foldedWords(text);
  const brand =
    findBrandAtStart(words) ??
    brandByPattern(text, via) ??
    (via === null ? findBrandInside(words) : null) ??
    brandBeforeAsterisk(text);
  return brand ? fromBrand(brand, via) : fromWords(text, via);
}

/** Reads the person a transfer went to, or the merchant if the text names a company. */
function readPersonOrMerchant(text: string, via: string | null, isPersonal: boolean): ParsedDescriptor {
  const person = isPersonal && findBrandAtStart(foldedWords(text)) === null ? personWords(text) : null;
  if (!person) return readMerchant(text, via);
  const category = via === null ? null : 'PEOPLE_APP';
  return { merchant: formatPerson(person, via), via, confidence: 0.75, category, website: null };
}

/** Parses a raw bank description. Never throws; an empty text gives an empty merchant with confidence 0. */
export function parseDescriptor(raw: string): ParsedDescriptor {
  return readOnce(raw, () => parseUncached(raw));
}

/** `MARCUS-LEE-14`: a username at a person-to-person payment service. */
const USERNAME_SERVICES: ReadonlySet<string> = new Set(['venmo', 'cashapp']);

/** The service's own phone number behind the person: `Dana K 855-812-4430 NY`. */
const SERVICE_PHONE = /\s\d{3}-?\d{3}-?\d{4}(?:\s[A-Z]{2})?$/;

/** The text after a facilitator up to the first labeled field. A username is converted to a person's name. */
function withoutLabels(text: string, via: string): string {
  const label = findFirstLabel(foldSameLength(text));
  const named = label > 1 ? text.slice(0, label) : text;
  if (!USERNAME_SERVICES.has(via)) return named;
  return named
    .replace(SERVICE_PHONE, '')
    .replace(/^\p{L}+(?:-\p{L}+)+(?:-\d+)?(?=\s|$)/u, (user) =>
      user.replace(/-\d+$/, '').replaceAll('-', ' '),
    );
}

/**
 * Terminals print a store's name in capitals and its town in mixed case: `KOKO BLACK Carlton`, `THE GOOD BEAN Medford
 * OR`.
 */
const MIXED_CASE_TOWN =
  /^((?:[^\p{Ll}\s]+\s+)*(?=\S*\p{Lu}{2})[^\p{Ll}\s]+)(?:\s+\p{Lu}\p{Ll}[\p{L}.'-]*){1,3}(?:\s+\p{Lu}{2,3})?$/u;

/** Processors that print the branch after a dash. */
const PROCESSORS_WITH_BRANCH: ReadonlySet<string> = new Set(['toast', 'square']);

function parseUncached(raw: string): ParsedDescriptor {
  const whole = normalize(raw);
  const folded = foldSameLength(whole);
  const movement = parseMovement(folded.replace(/\s+/g, ' '), whole.replace(/\s+/g, ' '));
  if (movement) return movement;
  const labelled = findLabeledCounterparty(folded);
  let text = labelled ? whole.slice(labelled.start, labelled.end) : stripChannelNoise(whole);
  const hit = findProcessor(foldSameLength(text.replace(/\s+/g, ' ')));
  if (hit) {
    const rest = withoutLabels(text.replace(/\s+/g, ' ').slice(hit.start, hit.end), hit.via);
    const named = PROCESSORS_WITH_BRANCH.has(hit.via)
      ? rest.replace(/(?<=.{4})\s-\s.*$/s, '').replace(MIXED_CASE_TOWN, '$1')
      : rest;
    const brand = isProcessorFee(foldSameLength(rest)) ? findBrandAtStart(foldedWords(hit.via)) : null;
    const inner = brand
      ? fromBrand(brand, hit.via)
      : readPersonOrMerchant(
          firstColumn(stripChannelNoise(named)),
          hit.via,
          isPersonalTransfer(folded, hit.via),
        );
    if (inner.merchant !== '') return inner;
  }
  text = firstColumn(text);
  const label = findFirstLabel(foldSameLength(text));
  if (label > 1) text = text.slice(0, label);
  const read = readPersonOrMerchant(text, null, isPersonalTransfer(folded, null));
  if (read.merchant !== '') return read;
  const fallback = formatDisplayName(whole.split(/\s+/));
  return {
    merchant: fallback,
    via: null,
    confidence: fallback === '' ? 0 : 0.2,
    category: null,
    website: null,
  };
}

/** Cleans a raw bank description. Never throws; an empty text gives an empty merchant with confidence 0. */
export function cleanDescriptor(raw: string): CleanedDescriptor {
  const { merchant, via, confidence } = parseDescriptor(raw);
  return { merchant, via, confidence };
}

/**
 * Returns a stable lowercase key for the merchant in a description or receipt: equal for the same merchant, whatever
 * the store numbers, dates and reference numbers.
 */
export function merchantKey(raw: string): string {
  return keyOnce(raw, () => keyOf(raw));
}

function keyOf(raw: string): string {
  const words = foldedWords(sharedName(parseDescriptor(raw).merchant));
  const named = words.filter((word) => !/^\d{3,}$/.test(word));
  return (named.length > 0 ? named : words).join(' ');
}
