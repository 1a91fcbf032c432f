import type { CurrencyCode } from '#domain/money/money.ts';

/** Countries whose currency mark is shared by several currencies. */
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

/**
 * Words, places, tax names and phone codes by country. `place`: only names of places, where somebody in the United
 * States may travel.
 */
export const WORD_HINTS: readonly (readonly [RegExp, CurrencyCode, 'place'?])[] = [
  [
    /\b(?:GST\/HST(?! ?\/ ?Sales Tax)|(?<!GST\/)HST|QST|TPS(?!-)|TVQ|GST ?[+&] ?PST|PST \(?\d|Interac)\b/,
    'CAD',
  ],
  [/\b(?:Ontario(?!, (?:CA|OR)\b)|British Columbia|Québec|Quebec|Calgary|Canada|Canadian)\b/, 'CAD', 'place'],
  [/\b(?:Toronto|Vancouver, B\.?C|Montréal|Montreal)\b/, 'CAD', 'place'],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/, 'CAD'],
  [/\b(?:Australia|Sydney|Melbourne|Brisbane)\b/, 'AUD', 'place'],
  [/\b(?:ABN|NSW|QLD|(?:VIC|TAS|ACT) \d{4}(?!\d))\b/, 'AUD'],
  [/\b(?:EFTPOS(?! NZ)|HICAPS|BPAY)\b|\+61 \(?\d|\b1[38]00 \d{3} \d{3}\b/, 'AUD'],
  [/\b(?:New Zealand|Auckland|Wellington)\b/, 'NZD', 'place'],
  [/\bNZBN\b|\+64 \(?\d/, 'NZD'],
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
  [/مصر|القاهرة|\+20 ?\d/, 'EGP'],
  [/السعودية|الرياض|جدة|\+966 ?\d/, 'SAR'],
  [/الإمارات|دبي|أبوظبي|\+971 ?\d/, 'AED'],
  [/\p{Script=Thai}{3}/u, 'THB'],
  [/\p{Script=Hangul}{2}/u, 'KRW'],
  [/\p{Script=Hebrew}{3}/u, 'ILS'],
  [/\p{Script=Devanagari}{3}/u, 'INR'],
  [/\p{Script=Greek}{3}/u, 'EUR'],
  [/[ăơưạảấầậắặẹẻếềệỉịọỏốồộớờợụủứừựỳỷỹđ]\p{L}*\s\p{L}*[ơưạảấầậắặẻếềệịọỏốồộớờợụủứừự]/iu, 'VND'],
];

/** Place names in sender domains (`torontohydro.com`). */
export const SENDER_HINTS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [/toronto|ontario|quebec|montreal|vancouver|calgary|canad/, 'CAD'],
  [/austral|sydney|melbourne|brisbane|aussie/, 'AUD'],
  [/newzealand|auckland/, 'NZD'],
  [/singapore/, 'SGD'],
  [/hongkong/, 'HKD'],
  [/argentin/, 'ARS'],
];

const US_STATES =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]';
/** A US state with ZIP code, or the term "sales tax". */
export const US_PLACE = new RegExp(
  String.raw`\b(?:${US_STATES}),? \d{5}(?:-\d{4})?\b|[Ss]ales [Tt]ax|SALES TAX`,
);
/** Their place names also occur as dishes and towns in the United States (`Green Chile`, `New Mexico`). */
export const LATIN_AMERICA: ReadonlySet<CurrencyCode> = new Set(['MXN', 'CLP', 'COP', 'ARS', 'UYU']);

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
  eg: 'EGP',
  qa: 'QAR',
  kw: 'KWD',
  bh: 'BHD',
  om: 'OMR',
  jo: 'JOD',
  ma: 'MAD',
  tn: 'TND',
  ke: 'KES',
  ng: 'NGN',
  gh: 'GHS',
  bd: 'BDT',
  kz: 'KZT',
  ge: 'GEL',
  rs: 'RSD',
  ba: 'BAM',
  cr: 'CRC',
  gt: 'GTQ',
  py: 'PYG',
  bo: 'BOB',
  mt: 'EUR',
  cy: 'EUR',
  co: 'USD',
};

/** Currency of the domain's country, if its mark is shared by several currencies. */
export function sharedCurrencyOf(domain: string): CurrencyCode | undefined {
  return BY_COUNTRY[endingOf(domain)];
}

/** Currency of the domain's country. */
export function currencyOf(domain: string): CurrencyCode | undefined {
  return BY_TLD[endingOf(domain)];
}

function endingOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}
