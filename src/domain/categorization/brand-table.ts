import { regexSource } from '../text/regex-source.ts';
import { BRAND_TABLES } from './brands/brand-tables.ts';
import { BRANDS_UK } from './brands/brands-uk.ts';
import { COMMON_WORD_NAMES } from './brands/common-word-names.ts';
import { CATEGORY_SHORTHAND } from './category-shorthand.ts';
import { isTradeWord } from './descriptor/trade-words.ts';
import { foldedWords } from './fold-text.ts';
import { isUnambiguousCity } from './place-index.ts';

/** A known company: display name, default category and website. */
export interface Brand {
  readonly name: string;
  readonly category: string;
  readonly website: string | null;
}

/** Position of a brand in a list of words. `certain` is false for a name completed from truncated text. */
export interface BrandHit {
  readonly brand: Brand;
  readonly start: number;
  readonly length: number;
  readonly certain: boolean;
}

interface Alias {
  readonly brand: Brand;
  /** True if the alias is an everyday word: it counts only if nothing else is left of the description. */
  readonly wholeOnly: boolean;
  readonly wordCount: number;
}

const LONGEST_ALIAS_WORDS = 6;
const ANYWHERE_MIN_LENGTH = 8;
const TRUNCATED_MIN_LENGTH = 9;

const SHORTHAND: Readonly<Record<string, string>> = CATEGORY_SHORTHAND;
/**
 * Terminals print the Japanese long vowel mark as a hyphen, which splits words (`ﾛ-ｿﾝ`), so names are compared without
 * it.
 */
const LONG_MARK = /ー/g;
/** Banks print small kana in full size (`トウキヨウ`), so names are compared with full-size kana. */
const SMALL_KANA = /[ァィゥェォッャュョ]/g;
const HAS_KANA = /[ァ-ー]/;

function keyOf(text: string): string {
  if (!HAS_KANA.test(text)) return text;
  return text
    .replace(LONG_MARK, '')
    .replace(SMALL_KANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1));
}

const aliases = new Map<string, Alias>();
/** Brands of other countries whose spelling another brand has: `Guardian` of Singapore. */
const namesakes = new Map<string, Brand[]>();
const brands: Brand[] = [];

function addAlias(text: string, brand: Brand, wholeOnly: boolean): void {
  const words = foldedWords(text);
  const key = keyOf(words.join(''));
  if (key === '') return;
  const known = aliases.get(key);
  if (known && known.brand !== brand) namesakes.set(key, [...(namesakes.get(key) ?? []), brand]);
  if (known && !(known.wholeOnly && known.brand === brand && !wholeOnly)) return;
  const common = words.length === 1 && COMMON_WORD_NAMES.has(key);
  aliases.set(key, { brand, wholeOnly: wholeOnly || common, wordCount: words.length });
}

const UMLAUTS: readonly (readonly [RegExp, string])[] = [
  [/ä/gi, 'ae'],
  [/ö/gi, 'oe'],
  [/ü/gi, 'ue'],
];

function addSpellings(text: string, brand: Brand, wholeOnly: boolean): void {
  addAlias(text, brand, wholeOnly);
  const spelled = UMLAUTS.reduce((value, [from, to]) => value.replace(from, to), text);
  if (spelled !== text) addAlias(spelled, brand, wholeOnly);
}

function addBrandLine(line: string): void {
  const [name = '', category = '', website = '', spellings = ''] = line.split('|');
  if (name === '') return;
  const brand: Brand = {
    name,
    category: SHORTHAND[category] ?? 'OTHER_OTHER',
    website: website === '' ? null : website,
  };
  brands.push(brand);
  const list = spellings.split(',');
  const ownKey = foldedWords(name).join('');
  const restricted = list.some((entry) => entry.startsWith('=') && foldedWords(entry).join('') === ownKey);
  addSpellings(name, brand, restricted);
  for (const entry of list) addSpellings(entry, brand, entry.startsWith('='));
}

const WEB_NAME_MIN_LENGTH = 7;

/** `zeptonow` for `zeptonow.com`: terminals and facilitators print web addresses without their ending. */
function addWebName(brand: Brand): void {
  const name = brand.website?.split('.')[0] ?? '';
  if (name.length < WEB_NAME_MIN_LENGTH || isTradeWord(name) || foldedWords(brand.name).includes(name))
    return;
  addAlias(name, brand, true);
}

for (const table of BRAND_TABLES) {
  // A line that starts with a space continues the previous one.
  for (const line of table.replace(/\n +/g, '').split('\n')) addBrandLine(line);
}
for (const brand of brands) addWebName(brand);

const sortedKeys = [...aliases.keys()].filter((key) => key.length > TRUNCATED_MIN_LENGTH).sort();

const LEGAL_FORM = new RegExp(
  regexSource`
    ^(?:
      spa|ltd|limited|plc|gmbh|inc|llc|corp|ag|sa|sau|sas|sarl|srl|ab|oy|bv|nv|com|gbr|telecom|telefonica|
      vertrieb|premium|subscription|membership|seguros|versicherung|usa|deu|fra|ita|esp|nld|che|aut|bel|pol|swe|
      dnk|nor|fin|irl|prt
    )$`,
);

/** Branch suffixes: `新宿店`, `강남역점`. */
const EAST_ASIAN_BRANCH = /[店점號号館]$/;

/** A filling station's mark behind its brand: `YPF ESTACION`. */
const STATION = /^(?:estacion|estacao|stazione|tankstelle|stacja|benzinkut)$/;

/** Streets of northern and central Europe in one word: `BOGSTADVEIEN`, `KALVERSTRAAT`. */
const STREET_WORD =
  /^.{3,20}(?:veien|gaten|gata|gade|gatan|vagen|strasse|straat|laan|plein|gracht|katu|utca|ulica)$/;
const STREET = new RegExp(
  regexSource`
    ^(?:
      calle|cll|carrera|cra|avda?|avenida|avenue|rua|rue|blvd|boulevard|strasse|str|ul|ulica|paseo|passeig|rambla|
      ronda|gran via|via|viale|corso|piazza
    )$`,
);

/** True if the word at this index cannot be part of a name: a store number, a code, a well-known city. */
function isNameEnd(words: readonly string[], at: number): boolean {
  const next = words[at] ?? '';
  if (EAST_ASIAN_BRANCH.test(next)) return true;
  if (/\d/.test(next)) return /^\d{3,}$/.test(next) || /^(?=.*[a-z])[a-z\d]{4,}$/.test(next);
  if (LEGAL_FORM.test(next) || STREET.test(next) || STREET_WORD.test(next) || STATION.test(next)) return true;
  const pair = words[at + 1];
  if (STREET.test(`${next} ${pair}`)) return true;
  return (pair !== undefined && isUnambiguousCity(`${next} ${pair}`)) || isUnambiguousCity(next);
}

/** Gas stations print their road or town after the brand: `SHELL WROTHAM HEATH`. */
function isStation(key: string, next: string): boolean {
  return (
    key === 'shell' &&
    next.length > 2 &&
    !isTradeWord(next) &&
    !/^(?:beach|knob|point|lake|rock|cove|game)$/.test(next)
  );
}

function hitAt(words: readonly string[], start: number, anywhere: boolean): BrandHit | null {
  let key = '';
  let best: BrandHit | null = null;
  const end = Math.min(words.length, start + LONGEST_ALIAS_WORDS);
  for (let index = start; index < end; index += 1) {
    key += keyOf(words[index] ?? '');
    const alias = aliases.get(key);
    if (!alias) continue;
    const length = index - start + 1;
    const whole = length === words.length;
    const isNamed = whole || isNameEnd(words, index + 1) || isStation(key, words[index + 1] ?? '');
    if (alias.wholeOnly && !isNamed) continue;
    if (anywhere && !(key.length >= ANYWHERE_MIN_LENGTH || (length > 1 && key.length >= 7))) continue;
    best = { brand: alias.brand, start, length, certain: true };
  }
  return best;
}

/**
 * Finds the brand that a list of normalized words starts with. Everyday words count only if they are the complete list.
 */
export function findBrandAtStart(words: readonly string[]): BrandHit | null {
  return hitAt(words, 0, false) ?? brandBeforeBranch(words[0] ?? '');
}

const UNKNOWN_WORDS_MAX = 3;
/** Brands with addresses of other kinds, by the country of their table. */
const HOMES = new Map<string, ReadonlySet<string>>([
  ['uk', namesIn(BRANDS_UK)],
  ['ie', namesIn(BRANDS_UK)],
]);

/** A word that may belong to a place: `GARE DU NORD`. */
function isPlaceWord(word: string): boolean {
  return /^\p{L}{3,}$|^(?:d[eu]|l[ae]|am|an|st)$/u.test(word) && !isTradeWord(word);
}

function namesIn(table: string): ReadonlySet<string> {
  return new Set(table.split('\n').map((line) => line.split('|')[0] ?? ''));
}

function isAtHome(brand: Brand, country: string): boolean {
  const host = brand.website?.split('/')[0] ?? '';
  return host.endsWith(`.${country}`) || HOMES.get(country)?.has(brand.name) === true;
}

/**
 * Finds a brand of this country that is an everyday word, or one of a country elsewhere too, alone or before the
 * district or town of its store: `CENTRA RATHMINES` in Ireland. `country` is the domain of the country.
 */
export function findBrandOfCountry(words: readonly string[], country: string | null): BrandHit | null {
  if (country === null) return null;
  for (let length = words.length; length >= Math.max(1, words.length - UNKNOWN_WORDS_MAX); length -= 1) {
    const key = keyOf(words.slice(0, length).join(''));
    const known = aliases.get(key)?.brand;
    const brand = [known, ...(namesakes.get(key) ?? [])].find((one) => one && isAtHome(one, country));
    const rest = words.slice(length);
    if (brand && rest.every(isPlaceWord)) return { brand, start: 0, length, certain: false };
  }
  return null;
}

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Finds the brand that starts a word in a script without spaces: `スターバックス渋谷店`, `스타벅스코리아`. */
function brandBeforeBranch(word: string): BrandHit | null {
  if (!EAST_ASIAN.test(word)) return null;
  const key = keyOf(word);
  for (let length = key.length - 1; length >= 2; length -= 1) {
    const alias = aliases.get(key.slice(0, length));
    if (alias && !alias.wholeOnly) return { brand: alias.brand, start: 0, length: 1, certain: true };
  }
  return null;
}

/** Finds the first distinctive brand name after the first word. */
export function findBrandInside(words: readonly string[]): BrandHit | null {
  for (let start = 1; start < words.length && start < 8; start += 1) {
    const hit = hitAt(words, start, true);
    if (hit) return hit;
  }
  return null;
}

/**
 * Finds the only brand whose spelling starts with these words without spaces: descriptions are truncated at 22 to 25
 * characters.
 */
export function findTruncatedBrand(words: readonly string[]): BrandHit | null {
  const key = keyOf(words.join(''));
  if (key.length < TRUNCATED_MIN_LENGTH) return null;
  let low = 0;
  let high = sortedKeys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedKeys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const found = sortedKeys[low];
  if (!found?.startsWith(key)) return null;
  const alias = aliases.get(found);
  const next = sortedKeys[low + 1];
  const other = next?.startsWith(key) ? aliases.get(next) : undefined;
  if (!alias || (other && other.brand !== alias.brand)) return null;
  return { brand: alias.brand, start: 0, length: words.length, certain: false };
}

const brandByName = new Map(brands.map((brand) => [brand.name, brand]));

/** Finds the brand with exactly this name; others may be spelled similarly (`PGE` and `PG&E`). */
export function findBrandByName(name: string): Brand | null {
  return brandByName.get(name) ?? null;
}

let tableMark: string | undefined;

/** A short hash of the table, which changes whenever the table does. */
export function brandTableVersion(): string {
  tableMark ??= hashTables();
  return tableMark;
}

function hashTables(): string {
  let hash = 0x811c9dc5;
  for (const table of BRAND_TABLES)
    for (let index = 0; index < table.length; index += 1)
      hash = Math.imul(hash ^ table.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
