import type { CurrencyCode } from '#domain/money/money.ts';
import { markersOf } from '../../lexicon/compile/patterns.ts';
import { SENDER_HINTS } from './currency-places-data.ts';

/** Hints about the sender's country. */
export interface CurrencyHints {
  /** Visible text of the message. */
  readonly text: string;
  readonly fromDomain: string;
  /** UTC offset of the message date (`-06:00`); null when unknown. */
  readonly offset: string | null;
  /** The user's home currency, used when the email has only a `$` or `kr`. */
  readonly homeCurrency: CurrencyCode | null;
}

/** Guesses the currency from the sender's name, language and time zone. */
export function guessLocalCurrency(family: string, hints: CurrencyHints): CurrencyCode | null {
  if (family === 'KRONA') return krona(hints);
  if (family !== 'DOLLAR') return null;
  return SENDER_HINTS.find(([place]) => place.test(hints.fromDomain))?.[1] ?? dollarByTimeZone(hints);
}

/** Offsets of East Asia, the Pacific and eastern South America, where `$` usually is not the US dollar. */
export const OUTSIDE_US_OFFSET = /^(?:\+(?:0[789]|1[0-3])|-03)/;
const SPANISH = new RegExp(`\\b(?:${markersOf('es')})\\b`, 'gi');
const SPOKEN_WORDS_MIN = 3;
/** Offsets of Mexico, Colombia, Chile and Argentina. */
const PESO_BY_OFFSET: Readonly<Record<string, CurrencyCode>> = {
  '-07:00': 'MXN',
  '-06:00': 'MXN',
  '-05:00': 'COP',
  '-04:00': 'CLP',
  '-03:00': 'ARS',
};
const DOLLAR_BY_OFFSET: Readonly<Record<string, CurrencyCode>> = {
  '+09:30': 'AUD',
  '+10:00': 'AUD',
  '+10:30': 'AUD',
  '+11:00': 'AUD',
  '+12:00': 'NZD',
  '+13:00': 'NZD',
};

const FRENCH = new RegExp(`\\b(?:${markersOf('fr')})\\b`, 'gi');
/** Pesos without cents, with points as thousands separators (`$ 24.900`). */
const WHOLE_PESOS = /\$ ?\d{1,3}(?:\.\d{3})+(?![\d,])/;
const WHOLE: ReadonlySet<CurrencyCode> = new Set(['COP', 'CLP']);
/** Canada, Singapore, Australia and New Zealand share this tax name. */
const GST = /\bGST\b/;
const GST_BY_OFFSET: Readonly<Record<string, CurrencyCode>> = {
  '-08:00': 'CAD',
  '-07:00': 'CAD',
  '-06:00': 'CAD',
  '-05:00': 'CAD',
  '-04:00': 'CAD',
  '-03:00': 'CAD',
  '-02:30': 'CAD',
  '-03:30': 'CAD',
  '+08:00': 'SGD',
};

/** Resolves a bare `$` to a dollar or peso by language, tax name and time zone. */
function dollarByTimeZone({ text, offset }: CurrencyHints): CurrencyCode | null {
  const languages = (words: RegExp) => new Set(text.match(words)?.map((word) => word.toLowerCase())).size;
  if (languages(SPANISH) >= SPOKEN_WORDS_MIN) {
    const peso = PESO_BY_OFFSET[offset ?? ''] ?? null;
    return peso !== null && WHOLE.has(peso) && !WHOLE_PESOS.test(text) ? null : peso;
  }
  if (languages(FRENCH) >= SPOKEN_WORDS_MIN) return 'CAD';
  return DOLLAR_BY_OFFSET[offset ?? ''] ?? (GST.test(text) ? (GST_BY_OFFSET[offset ?? ''] ?? null) : null);
}

/** Words that are spelled differently in each Nordic language. */
const KRONA_WORDS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [nordicWords('sv'), 'SEK'],
  [nordicWords('no'), 'NOK'],
  [nordicWords('da'), 'DKK'],
];

function nordicWords(language: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${markersOf(language)})(?!\p{L})`, 'giu');
}

/** Resolves `kr` by the email's language; null when the words fit several languages. */
function krona({ text }: CurrencyHints): CurrencyCode | null {
  const isDanoNorwegian = /[æø]/i.test(text);
  if (!isDanoNorwegian && /[äö]/i.test(text)) return 'SEK';
  const found = KRONA_WORDS.map(([words, code]) => ({
    code,
    count: new Set(text.match(words)?.map((word) => word.toLowerCase())).size,
  }))
    .filter(({ code }) => code !== 'SEK' || !isDanoNorwegian)
    .sort((a, b) => b.count - a.count);
  const [first, second] = found;
  return first && second && first.count > second.count ? first.code : null;
}
