import type { CurrencyCode } from '#domain/money/money.ts';
import { wholeText } from '../text/alternatives.ts';
import { symbolCurrency } from '../values/amount-text.ts';
import type { ColumnRole } from './column-role.ts';
import { HEADER_KEYWORDS } from './header-keywords.ts';
import { HEADER_NAMES } from './header-names.ts';

/** Possible roles of a header cell, most likely first, and the currency it names. */
export interface HeaderMeaning {
  readonly roles: readonly ColumnRole[];
  readonly currency: CurrencyCode | null;
}

/** Reads one header cell; `roles` is empty for an unknown text. */
export function readHeader(written: string): HeaderMeaning {
  if (written === '' || written.length > 80) return UNKNOWN;
  const text = headerWords(written);
  const side = /^[[(]?([+-])[\])]?$/.exec(text)?.[1];
  if (side) return { roles: [side === '+' ? 'credit' : 'debit'], currency: null };
  const currency = headerCurrency(text);
  const plain = normalizeHeader(text);
  if (currency !== null && withoutCurrency(plain) === '') return { roles: ['amount', 'currency'], currency };
  if (SIDE_AMOUNT.test(text)) return { roles: ['ignored'], currency };
  return { roles: lookUpName(text) ?? guessRoles(plain), currency };
}

/** True for a header that is known as a whole rather than by one of its words. */
export function isNamedHeader(text: string): boolean {
  return lookUpName(text) !== undefined;
}

function lookUpName(text: string): readonly ColumnRole[] | undefined {
  const plain = normalizeHeader(text);
  return (
    lookUp(plain) ??
    lookUp(withoutCurrency(plain)) ??
    lookUp(normalizeHeader(withoutBrackets(text))) ??
    commonRoles(text.split('/')) ??
    (plain.length > RUN_TOGETHER_MIN ? ROLES.get(plain.replaceAll(' ', '')) : undefined)
  );
}

/** Roles of a text, of the text before a number (`Description 2`), or common to alternatives (`Depósitos o abonos`). */
function lookUp(plain: string): readonly ColumnRole[] | undefined {
  const roles = ROLES.get(plain) ?? ROLES.get(plain.replace(/ ?[1-9]$/, ''));
  if (roles) return roles;
  return commonRoles(plain.split(OR));
}

/** Roles that two names have in common. */
function commonRoles(names: readonly string[]): readonly ColumnRole[] | undefined {
  const [first, second] = names.map((name) => ROLES.get(normalizeHeader(name)));
  const common = names.length === 2 ? first?.filter((role) => second?.includes(role)) : undefined;
  return common?.length ? common : undefined;
}

const OR = / (?:o|or|ou|oder|of|eller|lub|and|y|e|et|und|en|och|og|i) /;

/** Splits a header into words: `dateOp`, `running_balance`, `TRANSACTIONDATE`. */
export function headerWords(text: string): string {
  const spaced = text.replaceAll('_', ' ').trim();
  const words = spaced.includes(' ') ? spaced : spaced.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (words.includes(' ')) return words;
  const plain = normalizeHeader(text);
  return ROLES.has(plain) ? text : (RUN_TOGETHER.get(plain) ?? text);
}

/** `Amount (tip)`: a part of the amount. */
const SIDE_AMOUNT = /\((?:tip|tax|vat|discount|interest|fee)\)/i;

const UNKNOWN: HeaderMeaning = { roles: [], currency: null };

/** Lower case, no diacritics, single spaces between words; letters of other scripts are kept. */
export function normalizeHeader(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower.replace(/[^a-z\d]+/g, ' ').trim();
  return lower
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ð', 'd')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ASCII = /^[ -~]*$/;

/** Shorter texts are ambiguous without blanks. */
const RUN_TOGETHER_MIN = 8;

const ROLES: ReadonlyMap<string, readonly ColumnRole[]> = buildRoles();

function buildRoles(): Map<string, ColumnRole[]> {
  const roles = new Map<string, ColumnRole[]>();
  for (const [role, lines] of Object.entries(HEADER_NAMES)) {
    for (const word of lines.flatMap((line) => line.split('|'))) {
      const key = normalizeHeader(word);
      const known = roles.get(key) ?? [];
      // The keys of HEADER_NAMES are roles; Object.entries widens them to string.
      if (!known.includes(role as ColumnRole)) roles.set(key, [...known, role as ColumnRole]);
    }
  }
  return roles;
}

/** Known multi-word headers by their letters alone. */
const RUN_TOGETHER: ReadonlyMap<string, string> = new Map(
  [...ROLES.keys()]
    .filter((key) => key.includes(' ') && key.length >= RUN_TOGETHER_MIN)
    .map((key) => [key.replaceAll(' ', ''), key]),
);

const CODES =
  'usd|eur|gbp|chf|cad|aud|nzd|jpy|cny|inr|sek|nok|dkk|pln|czk|huf|ron|bgn|hrk|try|rub|uah|brl|mxn|ars|' +
  'clp|cop|pen|zar|sgd|hkd|twd|krw|thb|myr|idr|php|vnd|ils|aed|sar|qar|kwd|bhd|omr|egp|ngn|kes|ghs|mad|' +
  'tnd|isk|rsd|gel|kzt|pkr|bdt|lkr';
const CODE = new RegExp(`(?:^|[^A-Za-z])(${CODES.toUpperCase()})(?:$|[^A-Za-z])`);
const CODE_WORDS = new Set([
  ...CODES.split('|'),
  'euro',
  'euros',
  'dollar',
  'dollars',
  'zl',
  'kr',
  'r',
  'tl',
  'kc',
]);
/** True for an ISO 4217 code that statements use, in upper case. */
export function isCurrencyCode(text: string): boolean {
  return text.length === 3 && text === text.toUpperCase() && CODE_WORDS.has(text.toLowerCase());
}

const SIGNS: readonly (readonly [string, string])[] = [
  ['R$', 'BRL'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
];
/** Short currency names that are not codes. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\beuro(?:s|a|ina)?\b/i, 'EUR'],
  [/(?:^|[^A-Za-z])TL(?:$|[^A-Za-z])/, 'TRY'],
  [/\((?:lei|RON)\)/i, 'RON'],
  [/\((?:Ft|HUF)\)/, 'HUF'],
  [/\(Rs\.?\)/i, 'INR'],
  [/\(RM\)/, 'MYR'],
  [/\(Rp\.?\)/, 'IDR'],
  [/[(（]元[)）]/, 'CNY'],
  [/[(（]円[)）]/, 'JPY'],
  [/[(（]원[)）]/, 'KRW'],
  [/ש["״'’׳]{1,2}ח|₪/, 'ILS'],
  [/(?<!\p{L})руб/iu, 'RUB'],
  [/(?<!\p{L})грн/iu, 'UAH'],
  [/(?<!\p{L})лв(?!\p{L})/iu, 'BGN'],
  [/บาท/, 'THB'],
];

function headerCurrency(text: string): CurrencyCode | null {
  const code = CODE.exec(text.toUpperCase())?.[1];
  if (code) return code;
  const named = SHORT_NAMES.find(([pattern]) => pattern.test(text))?.[1];
  return named ?? SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? symbolCurrency(text);
}

function withoutCurrency(plain: string): string {
  const words = plain.split(' ').filter((word) => !CODE_WORDS.has(word));
  while (words.length > 1 && /^(?:in|en|em|i|w|of|the)$/.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const AMOUNT_WORD = new RegExp(
  wholeText(`
    amount|amt|value|sum|betrag|umsatz|montant|importe|monto|importo|importi|bedrag|bedragen|kwota
    belopp|belop|belob|summa|maara|castka|tutar|tutari|iznos|suma|osszeg|valor|quantia|montante
  `),
);

/** `Beløp inn`, `交易金额(收入)`: an amount and its side, each a known word. */
function sideOfAmount(plain: string): readonly ColumnRole[] | undefined {
  const words = plain
    .replace(/(?:交易|记账)?(?:金额|金額|금액)/, ' amount ')
    .trim()
    .split(/ +/);
  const rest = words.filter((word) => !AMOUNT_WORD.test(word));
  if (rest.length === 0 || rest.length === words.length) return undefined;
  const side = ROLES.get(rest.join(' '))?.filter((role) => role === 'debit' || role === 'credit');
  return side?.length ? side.slice(0, 1) : undefined;
}

function withoutBrackets(text: string): string {
  return text.replace(/[([{].{0,60}?[)\]}]/g, ' ');
}

function guessRoles(plain: string): readonly ColumnRole[] {
  if (plain === '' || plain.split(' ').length > 8) return [];
  const side = sideOfAmount(plain);
  if (side) return side;
  return HEADER_KEYWORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? [];
}
