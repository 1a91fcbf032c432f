import type { CurrencyCode } from '#domain/money/money.ts';
import { type CurrencyMark, FAMILIES, isCurrencyCode } from './currency-marks.ts';

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

const BY_COUNTRY: Readonly<Record<string, CurrencyCode>> = {
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  mx: 'MXN',
  tw: 'TWD',
  cl: 'CLP',
  ar: 'ARS',
  uy: 'UYU',
  us: 'USD',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
  jp: 'JPY',
  cn: 'CNY',
  in: 'INR',
  pk: 'PKR',
  lk: 'LKR',
  np: 'NPR',
  ch: 'CHF',
  cz: 'CZK',
};

const WORD_HINTS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [
    /\b(?:GST\/HST|HST|QST|TPS|TVQ|GST ?[+&] ?PST|PST \(?\d|Interac|Ontario(?!, (?:CA|OR)\b)|British Columbia|Québec|Quebec|Toronto|Vancouver, B\.?C|Montréal|Montreal|Calgary|Canada|Canadian|[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d)\b/,
    'CAD',
  ],
  [
    /\b(?:ABN|Australia|Sydney|Melbourne|Brisbane|NSW|QLD|(?:VIC|TAS|ACT) \d{4}(?!\d)|EFTPOS(?! NZ)|HICAPS|BPAY)\b|\+61 \(?\d|\b1[38]00 \d{3} \d{3}\b/,
    'AUD',
  ],
  [/\b(?:New Zealand|Auckland|Wellington|NZBN)\b|\+64 \(?\d/, 'NZD'],
  [/\b(?:Singapore|PayNow)\b|\+65 \(?\d/, 'SGD'],
  [/\bHong Kong\b|\+852 \(?\d|香港/, 'HKD'],
  [/\b(?:México|Mexico|CDMX|RFC|CFDI|Guadalajara|Monterrey|OXXO)\b|\+52 \(?\d/, 'MXN'],
  [/\b(?:Taiwan|Taipei)|台灣|臺灣|台北|\+886 \(?\d/, 'TWD'],
  [/\b(?:Chile|Santiago|RUT)\b|\+56 \(?\d/, 'CLP'],
  [/\b(?:Colombia|Bogotá|Bogota|Medellín|NIT)\b|\+57 \(?\d/, 'COP'],
  [/\b(?:Argentina|Buenos Aires|CUIT|CABA|Naranja X)\b|\+54 \(?\d/, 'ARS'],
  [/\b(?:Norge|Oslo|merverdiavgift|mva|orgnr|AvtaleGiro|AutoPASS|Vipps)\b|\+47 \(?\d/i, 'NOK'],
  [/\b(?:Danmark|København|CVR|Dankort|Betalingsservice)\b|\+45 \(?\d/i, 'DKK'],
  [/\b(?:Sverige|Stockholm|Göteborg|Bankgirot?|Autogirot?)\b|\+46 \(?\d/i, 'SEK'],
  [/\b(?:Reykjav[ií]k|Ísland)\b/, 'ISK'],
  [/[\u3040-\u30ff]/, 'JPY'],
  [/[訂單購費點應與會體]/, 'TWD'],
  [/[\u4e00-\u9fff]/, 'CNY'],
  [/\b(?:Pakistan|Karachi|Lahore)\b/, 'PKR'],
  [/\b(?:Sri Lanka|Colombo)\b/, 'LKR'],
];

/** Places in the name of a sender (`torontohydro.com`). */
const SENDER_HINTS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [/toronto|ontario|quebec|montreal|vancouver|calgary|canad/, 'CAD'],
  [/austral|sydney|melbourne|brisbane|aussie/, 'AUD'],
  [/newzealand|auckland/, 'NZD'],
  [/singapore/, 'SGD'],
  [/hongkong/, 'HKD'],
  [/argentin/, 'ARS'],
];

/** Words that one language of the north has and its neighbours write otherwise. */
const KRONA_WORDS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [
    /(?<!\p{L})(?:och|är|inte|tack|köp(?:et)?|för|från|betalning(?:en)?|kvitto|belopp|månad|beställning|dig|hej|nu|prova|dragits|nästa|återbetalning)(?!\p{L})/giu,
    'SEK',
  ],
  [
    /(?<!\p{L})(?:hei|deg|meg|av|gikk|ble|mottatt|refundert|takk|kjøp(?:et)?|beløp|bestillingen?|gjennom|nå|uke|belastet|trukket|kortet|ditt|strøm|kvitteringen|sendt|betalingen)(?!\p{L})/giu,
    'NOK',
  ],
  [
    /(?<!\p{L})(?:hej|dig|mig|af|blev|modtaget|refunderet|tak|køb(?:et)?|beløb(?:et)?|ordrenummer|gennem|nu|uge|hævet|trukket|kvittering fra|fragt|dit|betalingen|jeres)(?!\p{L})/giu,
    'DKK',
  ],
];
const KRONA_LEAD_MIN = 1;

/** The crowns of the language that a mail is written in; null when its neighbours would do as well. */
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
  return first && second && first.count - second.count >= KRONA_LEAD_MIN ? first.code : null;
}

/** A state and its ZIP code, or the tax that has no other name there. */
const US_PLACE = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|sales tax/i;
/** Their places and names are dishes and towns of the United States too (`Green Chile`, `New Mexico`). */
const LATIN_AMERICA: ReadonlySet<CurrencyCode> = new Set(['MXN', 'CLP', 'COP', 'ARS', 'UYU']);

const DEFAULTS: Readonly<Record<string, CurrencyCode>> = {
  DOLLAR: 'USD',
  KRONA: 'SEK',
  YEN: 'JPY',
  YUAN: 'CNY',
  RUPEE: 'INR',
  FRANC: 'CHF',
};

/** Settles marks to ISO codes for one message. */
export class CurrencySettler {
  /** The currency of most marked amounts, also that of amounts without a mark; null when there is none. */
  readonly dominant: CurrencyCode | null;
  readonly #families = new Map<string, CurrencyCode>();
  /** True when the currency of a shared mark rests on nothing but the default. */
  readonly isGuess: boolean;
  /** True when nothing in the mail tells the currency. */
  readonly isBlind: boolean;

  constructor(marks: readonly (CurrencyMark | null)[], hints: CurrencyHints) {
    const counts = new Map<string, number>();
    for (const mark of marks) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    let isGuess = false;
    for (const family of Object.keys(FAMILIES)) {
      if (!counts.has(family)) continue;
      const settled = settleFamily(family, counts, hints);
      this.#families.set(family, settled.code);
      if (settled.isGuess) isGuess = true;
    }
    this.isGuess = isGuess || counts.size === 0;
    const stated = this.#mostCommon(counts) ?? codeInText(hints.text);
    const placed = stated ?? guessByPlace(hints);
    this.isBlind = placed === null;
    this.dominant = placed ?? hints.homeCurrency ?? 'USD';
  }

  /** The ISO code of a mark; of none, the dominant currency. */
  settle(mark: CurrencyMark | null): CurrencyCode | null {
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

function settleFamily(
  family: string,
  counts: ReadonlyMap<string, number>,
  hints: CurrencyHints,
): { code: CurrencyCode; isGuess: boolean } {
  const members = FAMILIES[family] ?? [];
  const named = members.filter((code) => counts.has(code));
  named.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  if (named[0]) return { code: named[0], isGuess: false };
  const stated = codesIn(hints.text);
  const inText = members.find((code) => stated.has(code));
  if (inText) return { code: inText, isGuess: false };
  const country = BY_COUNTRY[hints.fromDomain.slice(hints.fromDomain.lastIndexOf('.') + 1)];
  if (country && members.includes(country)) return { code: country, isGuess: false };
  const isUnitedStates = family === 'DOLLAR' && US_PLACE.test(hints.text);
  for (const [pattern, code] of WORD_HINTS) {
    if (isUnitedStates && LATIN_AMERICA.has(code)) continue;
    if (members.includes(code) && pattern.test(hints.text)) return { code, isGuess: false };
  }
  const local = isUnitedStates ? null : byLanguage(family, hints);
  if (local) return { code: local, isGuess: family === 'DOLLAR' };
  if (hints.homeCurrency && members.includes(hints.homeCurrency))
    return { code: hints.homeCurrency, isGuess: true };
  return {
    code: DEFAULTS[family] ?? 'USD',
    isGuess: family !== 'DOLLAR' || (!isUnitedStates && FAR_CLOCK.test(hints.offset ?? '')),
  };
}

/** The currency that the sender's name, language and clock point to. */
function byLanguage(family: string, hints: CurrencyHints): CurrencyCode | null {
  if (family === 'KRONA') return krona(hints);
  if (family !== 'DOLLAR') return null;
  return SENDER_HINTS.find(([place]) => place.test(hints.fromDomain))?.[1] ?? dollarByClock(hints);
}

/** Clocks of the east of Asia, of the Pacific and of the south of America, where `$` is mostly another dollar. */
const FAR_CLOCK = /^(?:\+(?:0[789]|1[0-3])|-03)/;
const SPANISH =
  /\b(?:gracias|pedido|compra|pago|pagad[oa]|env[ií]o|tarjeta|recibo|tu|cuenta|hola|su|por|con|c[oó]digo|monto|cargo|reembolso|boletos?)\b/gi;
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

const FRENCH = /\b(?:votre|merci|commande|paiement|montant|facture|livraison|re[cç]u|bonjour)\b/gi;
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

/** Which dollar or peso a bare `$` is by the language of the mail, its tax and the clock of its sender. */
function dollarByClock({ text, offset }: CurrencyHints): CurrencyCode | null {
  const spoken = (words: RegExp) => new Set(text.match(words)?.map((word) => word.toLowerCase())).size;
  if (spoken(SPANISH) >= SPOKEN_WORDS_MIN) {
    const peso = PESO_BY_OFFSET[offset ?? ''] ?? null;
    return peso !== null && WHOLE.has(peso) && !WHOLE_PESOS.test(text) ? null : peso;
  }
  if (spoken(FRENCH) >= SPOKEN_WORDS_MIN) return 'CAD';
  return DOLLAR_BY_OFFSET[offset ?? ''] ?? (GST.test(text) ? (GST_BY_OFFSET[offset ?? ''] ?? null) : null);
}

/** Words of three capital letters. */
function codesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\b[A-Z]{3}\b/g));
}

const BY_TLD: Readonly<Record<string, CurrencyCode>> = {
  ...BY_COUNTRY,
  uk: 'GBP',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  at: 'EUR',
  be: 'EUR',
  ie: 'EUR',
  pt: 'EUR',
  fi: 'EUR',
  gr: 'EUR',
  sk: 'EUR',
  si: 'EUR',
  ee: 'EUR',
  lv: 'EUR',
  lt: 'EUR',
  lu: 'EUR',
  hr: 'EUR',
  pl: 'PLN',
  hu: 'HUF',
  ro: 'RON',
  bg: 'EUR',
  tr: 'TRY',
  ru: 'RUB',
  ua: 'UAH',
  kr: 'KRW',
  br: 'BRL',
  th: 'THB',
  my: 'MYR',
  id: 'IDR',
  ph: 'PHP',
  vn: 'VND',
  il: 'ILS',
  za: 'ZAR',
  ae: 'AED',
  sa: 'SAR',
  pe: 'PEN',
  co: 'USD',
};

/** The currency of the country that the domain or the words point to; of a mail that prints none. */
function guessByPlace(hints: CurrencyHints): CurrencyCode | null {
  const country = BY_TLD[hints.fromDomain.slice(hints.fromDomain.lastIndexOf('.') + 1)];
  if (country && country !== 'USD') return country;
  if (US_PLACE.test(hints.text)) return 'USD';
  for (const [pattern, code] of WORD_HINTS) if (pattern.test(hints.text)) return code;
  if (
    /\b(?:MwSt|Summe|TVA|IVA|BTW|Importe|Totale|Montant|Totaal|Bedrag|Kassabon|Gesamt|zu zahlen|Kassenbon|total a pagar|à payer|scontrino|Yhteensä|Celkom)\b/i.test(
      hints.text,
    )
  )
    return 'EUR';
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

/** A code that the text names: a common one anywhere, a rare one only beside a number. */
function codeInText(text: string): CurrencyCode | null {
  for (const match of text.matchAll(/(?<![\w-])[A-Z]{3}(?![\w-])/g)) {
    const [code] = match;
    if (!isCurrencyCode(code)) continue;
    const around = `${text.slice(Math.max(0, match.index - 2), match.index)}|${text.slice(match.index + 3, match.index + 5)}`;
    if (COMMON.has(code) || /\d/.test(around)) return code;
  }
  return null;
}
