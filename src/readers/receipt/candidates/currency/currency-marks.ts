/** Currency notations in emails. A mark is an ISO code or the name of a family that needs resolving. */
export type CurrencyMark = string;

/** Marks that several currencies share. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  DOLLAR: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS', 'UYU'],
  KRONA: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'],
  YEN: ['JPY', 'CNY'],
  YUAN: ['CNY', 'TWD', 'HKD'],
  RUPEE: ['INR', 'PKR', 'LKR', 'NPR'],
  FRANC: ['CHF', 'XAF', 'XOF'],
  DIRHAM: ['AED', 'MAD'],
  DINAR: ['KWD', 'BHD', 'JOD', 'TND'],
  RIYAL: ['SAR', 'QAR', 'OMR'],
};

const CODES = (
  'AED AMD AOA ARS AUD AZN BAM BDT BGN BHD BND BOB BRL BWP CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP ETB ' +
  'EUR GBP GEL GHS GTQ HKD HNL HUF IDR ILS INR IQD ISK JMD JOD JPY KES KGS KHR KRW KWD KZT LBP LKR MAD MDL ' +
  'MKD MMK MNT MUR MVR MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
  'SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND XAF XOF XPF ZAR ZMW'
).split(' ');
const CODE_SET = new Set(CODES);

const SYMBOLS: readonly (readonly [string, CurrencyMark])[] = [
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['USD$', 'USD'],
  ['CA$', 'CAD'],
  ['CAD$', 'CAD'],
  ['C$', 'CAD'],
  ['CDN$', 'CAD'],
  ['AU$', 'AUD'],
  ['AUD$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['NZD$', 'NZD'],
  ['HK$', 'HKD'],
  ['SG$', 'SGD'],
  ['S$', 'SGD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['MXN$', 'MXN'],
  ['R$', 'BRL'],
  ['CLP$', 'CLP'],
  ['COP$', 'COP'],
  ['AR$', 'ARS'],
  ['$', 'DOLLAR'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'YEN'],
  ['￥', 'YEN'],
  ['円', 'JPY'],
  ['元', 'YUAN'],
  ['₹', 'INR'],
  ['Rs.', 'RUPEE'],
  ['Rs', 'RUPEE'],
  ['kr.', 'KRONA'],
  ['kr', 'KRONA'],
  ['Kr', 'KRONA'],
  ['KR', 'KRONA'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['Lei', 'RON'],
  ['лв.', 'BGN'],
  ['лв', 'BGN'],
  ['₽', 'RUB'],
  ['руб.', 'RUB'],
  ['руб', 'RUB'],
  ['₺', 'TRY'],
  ['TL', 'TRY'],
  ['Fr.', 'FRANC'],
  ['SFr.', 'CHF'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['грн', 'UAH'],
  ['S/', 'PEN'],
  ['Dhs', 'AED'],
  ['Dh', 'AED'],
  ['د.إ', 'AED'],
  ['KD', 'KWD'],
  ['₦', 'NGN'],
  ['KSh', 'KES'],
  ['Ksh', 'KES'],
  ['₡', 'CRC'],
  ['R', 'ZAR'],
  ['บาท', 'THB'],
  ['جنيه', 'EGP'],
  ['ج.م', 'EGP'],
  ['ر.س', 'SAR'],
  ['ريال', 'RIYAL'],
  ['درهم', 'DIRHAM'],
  ['د.ك', 'KWD'],
  ['دينار', 'DINAR'],
  ['৳', 'BDT'],
  ['₸', 'KZT'],
  ['₾', 'GEL'],
  ['₵', 'GHS'],
  ['Rp.', 'IDR'],
  ['S/.', 'PEN'],
  ['FCFA', 'XOF'],
];

const WORDS: readonly (readonly [string, CurrencyMark])[] = [
  ['US dollars', 'USD'],
  ['dollars', 'DOLLAR'],
  ['dollar', 'DOLLAR'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['Euro', 'EUR'],
  ['Euros', 'EUR'],
  ['pounds', 'GBP'],
  ['kronor', 'SEK'],
  ['kroner', 'KRONA'],
  ['yen', 'JPY'],
  ['złotych', 'PLN'],
  ['forintos', 'HUF'],
  ['forint', 'HUF'],
  ['korun', 'CZK'],
  ['reais', 'BRL'],
  ['pesos', 'DOLLAR'],
  ['Franken', 'CHF'],
  ['francs', 'FRANC'],
  ['rupees', 'INR'],
];

/** Symbols that count only before the number, and those that count only after it. */
const FRONT_ONLY = new Set([
  'R',
  'RM',
  'Rp',
  'Rp.',
  'S/',
  'S/.',
  'Rs',
  'Rs.',
  'KD',
  'Dhs',
  'Fr.',
  'SFr.',
  'KSh',
  'Ksh',
  'R$',
]);
const BACK_ONLY = new Set([
  '円',
  '元',
  'Ft',
  'лв',
  'лв.',
  'TL',
  '원',
  'грн',
  'руб',
  'руб.',
  'zl',
  'đ',
  'lei',
]);

/** Some put a blank between country or code and sign: `US $8.99`, `USD $129.99`. `A $10 reward` starts a sentence. */
const PARTED = SYMBOLS.flatMap(([text, mark]) =>
  /^(?!A\$)[A-Z]{1,3}\$$/.test(text) ? [[text.replace('$', ' $'), mark] as const] : [],
);

const BEFORE = byChar([...SYMBOLS, ...PARTED].filter(([text]) => !BACK_ONLY.has(text)).sort(byLength), -1);
const AFTER = byChar([...SYMBOLS, ...WORDS].filter(([text]) => !FRONT_ONLY.has(text)).sort(byLength), 0);

const BRACKETED: Readonly<Record<string, CurrencyMark>> = {
  円: 'JPY',
  元: 'YUAN',
  원: 'KRW',
  '€': 'EUR',
  zł: 'PLN',
  kr: 'KRONA',
};

/** Finds the mark that ends right before `end` (ignoring blanks) and its start, or null. */
export function markBefore(line: string, end: number): { mark: CurrencyMark; start: number } | null {
  let at = end;
  while (at > 0 && end - at < 2 && line[at - 1] === ' ') at -= 1;
  for (const [text, mark] of BEFORE.get(line[at - 1] ?? '') ?? []) {
    const start = at - text.length;
    if (start < 0 || !line.startsWith(text, start)) continue;
    if (isLetter(text[0]) && isGlued(line, start)) continue;
    return { mark, start };
  }
  const code = line.slice(Math.max(0, at - 3), at);
  if (CODE_SET.has(code) && !isGlued(line, at - 3)) return { mark: code, start: at - 3 };
  return null;
}

const BRACKETED_MARK = /^\((円|元|원|€|EUR|USD|GBP|zł|kr)\)/;
/** Scripts that put no blank after these marks (`8,900원이`, `5,900円を`). */
const EAST_ASIAN = /[円元원]$/;

/** Finds the mark that starts right after `start` (ignoring one blank) and its end, or null. */
export function markAfter(line: string, start: number): { mark: CurrencyMark; end: number } | null {
  let at = start;
  while (at - start < 2 && line[at] === ' ') at += 1;
  const inBrackets = line[at] === '(' ? BRACKETED_MARK.exec(line.slice(at, at + 6)) : null;
  if (inBrackets) {
    const [whole, text = ''] = inBrackets;
    return { mark: BRACKETED[text] ?? text, end: at + whole.length };
  }
  const code = line.slice(at, at + 3);
  if (CODE_SET.has(code) && !isLetter(line[at + 3])) return { mark: code, end: at + 3 };
  const found = AFTER.get(line[at] ?? '')?.find(
    ([text]) => line.startsWith(text, at) && endsAt(line, at, text),
  );
  return found ? { mark: found[1], end: at + found[0].length } : null;
}

/** False when the letters of a mark are the start of a word. */
function endsAt(line: string, at: number, text: string): boolean {
  return !isLetter(text.at(-1)) || !isLetter(line[at + text.length]) || EAST_ASIAN.test(text);
}

/** True for an ISO 4217 code that emails use. */
export function isCurrencyCode(text: string): boolean {
  return CODE_SET.has(text);
}

/** Indexes marks by their first (0) or last (-1) character. */
function byChar(
  marks: readonly (readonly [string, CurrencyMark])[],
  place: 0 | -1,
): ReadonlyMap<string, readonly (readonly [string, CurrencyMark])[]> {
  return Map.groupBy(marks, ([text]) => text.at(place) ?? '');
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /\p{L}/u.test(char);
}

/** True when the preceding character makes the letters part of a longer word or code (`MV3R`, `LIQUI-GEL`). */
function isGlued(line: string, start: number): boolean {
  return /[\p{L}\p{N}]-?$/u.test(line.slice(Math.max(0, start - 2), start));
}

function byLength(a: readonly [string, string], b: readonly [string, string]): number {
  return b[0].length - a[0].length;
}
