import { AMBIGUOUS_CITIES } from './ambiguous-cities.ts';
import { foldSameLength } from './fold-text.ts';
import {
  CITIES_EU,
  CITIES_UK,
  CITIES_US,
  CITIES_WORLD,
  COUNTRIES,
  REGION_CODES,
  TOWNS,
} from './place-names.ts';
import { AMBIGUOUS_TOWNS, UNAMBIGUOUS_TOWNS } from './towns-data.ts';
import { AMBIGUOUS_WORLD_CITIES, DISTRICTS, UNAMBIGUOUS_WORLD_CITIES } from './world-cities-data.ts';

const LONGEST_CITY_WORDS = 4;

function names(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const surePlaces = new Set(
  [CITIES_US, CITIES_UK, CITIES_EU, CITIES_WORLD, TOWNS, UNAMBIGUOUS_TOWNS, UNAMBIGUOUS_WORLD_CITIES].flatMap(
    names,
  ),
);
const townsBesideACountry = new Set([
  ...names(AMBIGUOUS_TOWNS),
  ...names(AMBIGUOUS_WORLD_CITIES).filter((name) => !surePlaces.has(name)),
]);
const cities = new Set([...surePlaces, ...townsBesideACountry]);
/** Card records limit the city to thirteen characters: `RIO DE JANEIR`, `FORT LAUDERDA`. */
const CITY_FIELD = 13;
const cutOffCities = new Set(
  [...cities].filter((name) => name.length > CITY_FIELD).map((name) => name.slice(0, CITY_FIELD).trim()),
);

function isAmbiguous(name: string): boolean {
  return AMBIGUOUS_CITIES.has(name) || townsBesideACountry.has(name);
}
const countries = new Set(names(COUNTRIES));
const regions = new Set([
  ...REGION_CODES.split(' '),
  ...'nsw vic qld sa wa tas act nt'.split(' ').map((state) => `${state}au`),
]);

/** True for a state, province or territory code (`CA`, `ON`, `NSW`), in any case. */
export function isRegionCode(word: string): boolean {
  return regions.has(word.toLowerCase());
}

const districts = new Set(names(DISTRICTS));

/** Number of words at the end that name a district of a large city; 0 if none. Input: lowercase. */
export function districtWordsAtEnd(words: readonly string[]): number {
  for (let count = Math.min(3, words.length - 1); count >= 1; count -= 1)
    if (districts.has(words.slice(-count).join(' '))) return count;
  return 0;
}

/** Number of words at the end that name a country; 0 if none. Input: lowercase. */
export function countryWordsAtEnd(words: readonly string[]): number {
  for (let count = Math.min(3, words.length); count >= 1; count -= 1) {
    if (countries.has(words.slice(-count).join(' '))) return count;
  }
  return 0;
}

/** Number of words at the end that name a known city, longest match first; 0 if none. Input: lowercase. */
export function cityWordsAtEnd(words: readonly string[], allowAmbiguous: boolean): number {
  for (let count = Math.min(LONGEST_CITY_WORDS, words.length); count >= 1; count -= 1) {
    const name = words.slice(-count).join(' ');
    const spaced = name.replaceAll('-', ' ');
    const isListed = cities.has(spaced) || cities.has(spaced.replace(/^(saint|sankt)\b/, 'st'));
    if (!isListed && !(allowAmbiguous && cutOffCities.has(name))) continue;
    if (allowAmbiguous || !isAmbiguous(name)) return count;
  }
  return 0;
}

const citiesOfTheUnitedStates = new Set(names(CITIES_US));

/** True for a listed US city. Input: lowercase. */
export function isUsCity(name: string): boolean {
  return citiesOfTheUnitedStates.has(name);
}

const citiesOfBritain = new Set(names(CITIES_UK));

/** True for a listed UK city. Input: lowercase. */
export function isUkCity(name: string): boolean {
  return citiesOfBritain.has(name);
}

/** True for a listed city whose name is not an everyday word. Input: lowercase. */
export function isUnambiguousCity(name: string): boolean {
  return cities.has(name) && !isAmbiguous(name);
}

/**
 * True if the words end with a listed city and a country that is not a state code: `BIGGIE ASUNCION PY`. Input:
 * lowercase.
 */
export function endsWithForeignCity(words: readonly string[]): boolean {
  const last = words[words.length - 1] ?? '';
  if (words.length < 3 || !/^[a-z]{2,3}$/.test(last) || isRegionCode(last)) return false;
  const known = cityWordsAtEnd(words.slice(0, -1), true);
  return known > 0 && known < words.length - 1;
}

const TOWN_OPENERS = new Set(
  (
    'bad new san santa los las el la fort ft port lake north south east west mount mt saint st grand palm ' +
    'upper lower lone big little cape glen rancho pt point royal white blue green n s e w'
  ).split(' '),
);
const TOWN_ENDINGS = new Set(
  (
    'beach springs heights falls creek park hills hill city village lakes lake grove island harbor harbour ' +
    'valley ridge bluff bluffs rapids station junction township twp county gardens point bay mills oaks ' +
    'woods forest crossing landing shores'
  ).split(' '),
);

/**
 * Number of words at the end that are probably an unlisted town, given that a state code followed them. At least one
 * word remains. `isTradeWord`: words that belong to a merchant's name.
 */
export function unknownTownWordsAtEnd(
  words: readonly string[],
  isTradeWord: (word: string) => boolean,
): number {
  const last = words[words.length - 1];
  const before = words[words.length - 2];
  if (last === undefined || before === undefined) return 0;
  const compound = compoundTownWords(words, last, before, isTradeWord);
  if (compound > 0) return compound;
  if (isTradeWord(last) || last.length < 3 || /[^\p{L}.'-]/u.test(last)) return 0;
  if (words.length > 2 && TOWN_OPENERS.has(before)) return 2;
  if (words.length > 2 || isTradeWord(before)) return 1;
  return TOWN_NAME.test(last) ? 1 : 0;
}

/** Number of words of a compound town name, recognized by its last word: `PALM DESERT SPRINGS`, `AM SEE`. */
function compoundTownWords(
  words: readonly string[],
  last: string,
  before: string,
  isTradeWord: (word: string) => boolean,
): number {
  if (words.length > 3 && last === 'see' && before === 'am') return 3;
  if (words.length < 3 || !TOWN_ENDINGS.has(last)) return 0;
  if (words.length > 3 && TOWN_OPENERS.has(words[words.length - 3] ?? '')) return 3;
  return isTradeWord(before) ? 0 : 2;
}

const TOWN_NAME =
  /(ville|burgh?|ton|town|field|wood|dale|port|haven|boro|borough|ford|mont|land|bury|ham|shire)$/;

/** Normalizes words for the functions above: lowercase without accents. */
export function placeWords(words: readonly string[]): string[] {
  return words.map((word) => foldSameLength(word).replace(/[.,']/g, ''));
}

/** `FRUTERIA LA HUERTA-MURCIA`: removes the city that terminals of Spain print after a hyphen. */
export function withoutAppendedCity(text: string): string {
  const at = text.lastIndexOf('-');
  const city = at > 0 ? placeWords([text.slice(at + 1)]).join(' ') : '';
  return /\s/.test(text.slice(0, at)) && isUnambiguousCity(city) ? text.slice(0, at) : text;
}

/** A listed city whose districts carry numbers: `ROUEN 4`, `DUBLIN 6`. */
export function isCityAbroad(word: string): boolean {
  return isUnambiguousCity(word) && !isUsCity(word);
}
