import type { CurrencyCode } from '#domain/money/money.ts';
import { markersOf } from '../../lexicon/compile/patterns.ts';
import { SENDER_HINTS } from './currency-places-data.ts';

/** What the message gives away about its country. */
export interface CurrencyHints {
  /** Visible text of the message. */
  readonly text: string;
  readonly fromDomain: string;
  /** Offset of the message's clock (`-06:00`); null when unknown. */
  readonly offset: string | null;
  /** The reader's own currency, used where `$` or `kr` is all there is. */
  readonly homeCurrency: CurrencyCode | null;
}

/** The currency that the sender's name, language and clock point to. */
export function guessLocalCurrency(family: string, hints: CurrencyHints): CurrencyCode | null {
  if (family === 'KRONA') return krona(hints);
  if (family !== 'DOLLAR') return null;
  return SENDER_HINTS.find(([place]) => place.test(hints.fromDomain))?.[1] ?? dollarByTimeZone(hints);
}

/** Clocks of the east of Asia, of the Pacific and of the south of America, where `$` is mostly another dollar. */
export const OUTSIDE_US_OFFSET = /^(?:\+(?:0[789]|1[0-3])|-03)/;
const SPANISH = new RegExp(`\\b(?:${markersOf('es')})\\b`, 'gi');
const SPOKEN_WORDS_MIN = 3;
/** Clocks of Mexico, Colombia, Chile and Argentina. */
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
/** Pesos that have no cents: thousands are set apart by points (`$ 24.900`). */
const WHOLE_PESOS = /\$ ?\d{1,3}(?:\.\d{3})+(?![\d,])/;
const WHOLE: ReadonlySet<CurrencyCode> = new Set(['COP', 'CLP']);
/** The tax of Canada, Singapore, Australia and New Zealand is called alike. */
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

/** Which dollar or peso a bare `$` is by the language of the email, its tax and the clock of its sender. */
function dollarByTimeZone({ text, offset }: CurrencyHints): CurrencyCode | null {
  const spoken = (words: RegExp) => new Set(text.match(words)?.map((word) => word.toLowerCase())).size;
  if (spoken(SPANISH) >= SPOKEN_WORDS_MIN) {
    const peso = PESO_BY_OFFSET[offset ?? ''] ?? null;
    return peso !== null && WHOLE.has(peso) && !WHOLE_PESOS.test(text) ? null : peso;
  }
  if (spoken(FRENCH) >= SPOKEN_WORDS_MIN) return 'CAD';
  return DOLLAR_BY_OFFSET[offset ?? ''] ?? (GST.test(text) ? (GST_BY_OFFSET[offset ?? ''] ?? null) : null);
}

/** Words that one language of the north has and its neighbors write otherwise. */
const KRONA_WORDS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [nordicWords('sv'), 'SEK'],
  [nordicWords('no'), 'NOK'],
  [nordicWords('da'), 'DKK'],
];

function nordicWords(language: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${markersOf(language)})(?!\p{L})`, 'giu');
}

/** The crowns of the language that an email is written in; null when its neighbours would do as well. */
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
