import type { CurrencyCode } from '#domain/money/money.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { type CurrencyMark, FAMILIES, isCurrencyCode } from './currency-marks.ts';
import { currencyOf, LATIN_AMERICA, sharedCurrencyOf, US_PLACE, WORD_HINTS } from './currency-places-data.ts';
import { type CurrencyHints, guessLocalCurrency, OUTSIDE_US_OFFSET } from './local-currency.ts';

const EURO_RECEIPT_WORD = new RegExp(String.raw`\b(?:${anyOf('euroReceiptWord')})\b`, 'i');

const DEFAULTS: Readonly<Record<string, CurrencyCode>> = {
  DOLLAR: 'USD',
  KRONA: 'SEK',
  YEN: 'JPY',
  YUAN: 'CNY',
  RUPEE: 'INR',
  FRANC: 'CHF',
};

/** Resolves currency marks to ISO codes for one message. */
export class CurrencyResolver {
  /** Currency of most marked amounts, also used for amounts without a mark; null if there is none. */
  readonly dominant: CurrencyCode | null;
  readonly #families = new Map<string, CurrencyCode>();
  /** True when a shared mark was resolved by default only. */
  readonly isGuess: boolean;
  /** True when nothing in the email indicates the currency. */
  readonly isUnknown: boolean;

  constructor(marks: readonly (CurrencyMark | null)[], hints: CurrencyHints) {
    const counts = new Map<string, number>();
    for (const mark of marks) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    let isGuess = false;
    for (const family of Object.keys(FAMILIES)) {
      if (!counts.has(family)) continue;
      const settled = resolveFamily(family, counts, hints);
      this.#families.set(family, settled.code);
      if (settled.isGuess) isGuess = true;
    }
    this.isGuess = isGuess || counts.size === 0;
    const stated = this.#mostCommon(counts) ?? codeInText(hints.text);
    const placed = stated ?? guessByPlace(hints);
    this.isUnknown = placed === null;
    this.dominant = placed ?? hints.homeCurrency ?? 'USD';
  }

  /** Returns the ISO code of a mark, or the dominant currency for null. */
  resolve(mark: CurrencyMark | null): CurrencyCode | null {
    if (mark === null) return this.dominant;
    return this.#families.get(mark) ?? (isCurrencyCode(mark) ? mark : null);
  }

  #mostCommon(counts: ReadonlyMap<string, number>): CurrencyCode | null {
    const totals = new Map<string, number>();
    for (const [mark, count] of counts) {
      const code = this.#families.get(mark) ?? mark;
      totals.set(code, (totals.get(code) ?? 0) + count);
    }
    let best: CurrencyCode | null = null;
    for (const [code, count] of totals) if (best === null || count > (totals.get(best) ?? 0)) best = code;
    return best;
  }
}

/** The code of a family's shared mark; a guess when it is only the default. */
interface ResolvedFamily {
  readonly code: CurrencyCode;
  readonly isGuess: boolean;
}

function resolveFamily(
  family: string,
  counts: ReadonlyMap<string, number>,
  hints: CurrencyHints,
): ResolvedFamily {
  const members = FAMILIES[family] ?? [];
  const stated =
    mostNamed(members, counts) ??
    firstStated(members, hints.text) ??
    memberOf(members, sharedCurrencyOf(hints.fromDomain));
  if (stated) return { code: stated, isGuess: false };
  const isUnitedStates = family === 'DOLLAR' && US_PLACE.test(hints.text);
  const hinted = hintedByWord(members, hints.text, isUnitedStates);
  if (hinted) return { code: hinted, isGuess: false };
  const local = isUnitedStates ? null : guessLocalCurrency(family, hints);
  if (local) return { code: local, isGuess: family === 'DOLLAR' };
  const home = memberOf(members, hints.homeCurrency);
  if (home) return { code: home, isGuess: true };
  const isFarAway = !isUnitedStates && OUTSIDE_US_OFFSET.test(hints.offset ?? '');
  return { code: DEFAULTS[family] ?? 'USD', isGuess: family !== 'DOLLAR' || isFarAway };
}

/** The member whose own code marks the most amounts. */
function mostNamed(
  members: readonly CurrencyCode[],
  counts: ReadonlyMap<string, number>,
): CurrencyCode | undefined {
  const named = members.filter((code) => counts.has(code));
  return named.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
}

function firstStated(members: readonly CurrencyCode[], text: string): CurrencyCode | undefined {
  const stated = codesIn(text);
  return members.find((code) => stated.has(code));
}

function memberOf(
  members: readonly CurrencyCode[],
  code: CurrencyCode | null | undefined,
): CurrencyCode | undefined {
  return code && members.includes(code) ? code : undefined;
}

/** The member indicated by a country word. A place in the United States outweighs places and Latin American words. */
function hintedByWord(
  members: readonly CurrencyCode[],
  text: string,
  isUnitedStates: boolean,
): CurrencyCode | undefined {
  return WORD_HINTS.find(
    ([pattern, code, kind]) =>
      members.includes(code) &&
      !(isUnitedStates && (kind === 'place' || LATIN_AMERICA.has(code))) &&
      pattern.test(text),
  )?.[1];
}

/** Words of three capital letters. */
function codesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\b[A-Z]{3}\b/g));
}

/** Currency of the country indicated by domain or text, for an email without currency marks. */
function guessByPlace(hints: CurrencyHints): CurrencyCode | null {
  const country = currencyOf(hints.fromDomain);
  if (country && country !== 'USD') return country;
  if (US_PLACE.test(hints.text)) return 'USD';
  for (const [pattern, code] of WORD_HINTS) if (pattern.test(hints.text)) return code;
  if (EURO_RECEIPT_WORD.test(hints.text)) return 'EUR';
  return null;
}

const COMMON = new Set([
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'JPY',
  'CHF',
  'INR',
  'BRL',
  'MXN',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
]);

/** A code in the text: a common one anywhere, a rare one only next to a number. */
function codeInText(text: string): CurrencyCode | null {
  for (const match of text.matchAll(/(?<![\w-])[A-Z]{3}(?![\w-])/g)) {
    const [code] = match;
    if (!isCurrencyCode(code)) continue;
    const end = match.index + code.length;
    const around = `${text.slice(Math.max(0, match.index - 2), match.index)}|${text.slice(end, end + 2)}`;
    if (COMMON.has(code) || /\d/.test(around)) return code;
  }
  return null;
}
