import {
  cityWordsAtEnd,
  countryWordsAtEnd,
  districtWordsAtEnd,
  isCityAbroad,
  isRegionCode,
  isUkCity,
  isUsCity,
  placeWords,
  unknownTownWordsAtEnd,
  withoutAppendedCity,
} from '../place-index.ts';
import {
  ALSO_A_NAME,
  AMBIGUOUS_COUNTRY_CODES,
  CODE,
  COUNTRY_CODES,
  DANGLING_WORDS,
  DOTTED_FORM,
  EAST_ASIAN_PLACE,
  ITALIAN_PROVINCES,
  LEGAL,
  MUNICIPAL_NAMES,
  NUMBERED,
  NUMBERED_STREET,
  POSTCODE_DISTRICT,
  STORE_MARK,
  UNAMBIGUOUS_LEGAL,
} from './tail-words.ts';
import { isCutLegalForm, isTradeWord } from './trade-words.ts';
import { endsWithOwnAddress, stripWebEnding } from './web-ending.ts';

interface TailState {
  words: string[];
  folded: string[];
  sawPlace: boolean;
  /** A town was already removed: another one is removed only if its name is unambiguous. */
  sawCity: boolean;
  sawCountry: boolean;
  /** A store or booking number was removed. */
  sawCode: boolean;
  /** A place outside the US was removed. */
  sawAbroad: boolean;
}

function drop(state: TailState, count: number): void {
  state.words.length -= count;
  state.folded.length -= count;
}

/** Removes a town, and the same town again if the store's own name ends with it: `MARC'S STOW STOW OH`. */
function dropTown(state: TailState, count: number): void {
  if (count === 0 || isPlacePartOfName(state.folded, count)) return;
  const town = state.folded.slice(-count).join(' ');
  drop(state, count);
  state.sawCity = true;
  const isAgain = state.folded.length > count && state.folded.slice(-count).join(' ') === town;
  if (isAgain && !isPlacePartOfName(state.folded, count)) drop(state, count);
}

function isLegalForm(state: TailState, last: string): boolean {
  const written = state.words.at(-1) ?? '';
  const isForm = LEGAL.test(last) || DOTTED_FORM.test(written) || isCutLegalForm(state.folded);
  return isForm || isPlainCompany(state, last);
}

/** `TAMPA ELECTRIC CO` loses its legal form; `PLUTO PIZZA CO.`, with a period, keeps the company's own spelling. */
function isPlainCompany(state: TailState, last: string): boolean {
  return (
    last === 'co' && state.words.length > 2 && !(state.words[state.words.length - 1] ?? '').endsWith('.')
  );
}

function isStoreNumber(word: string, before: string | undefined): boolean {
  if (/^[*#]/.test(word)) return true;
  if (POSTCODE_DISTRICT.test(word) && isUkCity(before ?? '')) return true;
  if (!/\d/.test(word)) return false;
  if (
    /^\d{1,2}(?:er?|eme)?$/.test(word) &&
    /^(?:paris|lyon|marseille|wien|praha|budapest)$/.test(before ?? '')
  )
    return true;
  if (/^\d{1,2}$/.test(word))
    return before !== undefined && (STORE_MARK.test(before) || isCityAbroad(before));
  return (
    CODE.test(word) &&
    !/^(?:\d{1,2}(?:st|nd|rd|th|e|er|eme)|4x4|3d|24h(?:s|rs)?|24\/7|24x7|f45|1up)$/.test(word)
  );
}

/** `CITY OF AUSTIN`, `UNIVERSITY OF LEEDS`: the place is part of the name. */
function isPlacePartOfName(folded: readonly string[], known: number): boolean {
  const lead = folded.slice(0, folded.length - known);
  const before = lead[lead.length - 1] ?? '';
  return (
    (lead.length > 1 &&
      /^(?:of|de|di|du|von|van|&|and|und|och|i|in|im|am|aan|ved|do|da|dos|das|del|des|della|la|le|el|los|las)$/.test(
        before,
      )) ||
    MUNICIPAL_NAMES.test(before)
  );
}

/** `ALBA CN IT`: removes an Italian province, the country, and any town before them. */
function dropProvince(state: TailState): boolean {
  const [province = '', country] = state.folded.slice(-2);
  if (country !== 'it' || !ITALIAN_PROVINCES.test(province) || state.folded.length < 4) return false;
  drop(state, 2);
  dropTown(state, cityWordsAtEnd(state.folded, true) || unknownTownWordsAtEnd(state.folded, isTradeWord));
  state.sawPlace = state.sawCountry = true;
  state.sawAbroad = true;
  return true;
}

/** `NAPOLI IT`: a two-letter country counts only after a city, or after what can only be an unlisted one. */
function dropCountryCode(state: TailState): boolean {
  const last = state.folded[state.folded.length - 1] ?? '';
  if (!COUNTRY_CODES.test(last)) return false;
  const rest = state.folded.slice(0, -1);
  if (cityWordsAtEnd(rest, true) === 0) {
    const town =
      rest.length > 2 && !AMBIGUOUS_COUNTRY_CODES.test(last) ? unknownTownWordsAtEnd(rest, isTradeWord) : 0;
    if (town === 0) return false;
    drop(state, 1);
    dropTown(state, town);
  } else drop(state, 1);
  state.sawPlace = state.sawCountry = true;
  state.sawAbroad = last !== 'us';
  return true;
}

function dropPlace(state: TailState): boolean {
  const last = state.folded[state.folded.length - 1] ?? '';
  return dropCountry(state, last) || dropRegion(state, last);
}

function dropCountry(state: TailState, last: string): boolean {
  const { folded, sawPlace } = state;
  const country = countryWordsAtEnd(folded);
  if (country === 0 || country >= folded.length || isPlacePartOfName(folded, country)) return false;
  if (state.sawCountry && cityWordsAtEnd(folded, true) === 0) return false;
  if ((sawPlace && ALSO_A_NAME.test(last)) || (isRegionCode(last) && last.length === 2)) return false;
  drop(state, country);
  state.sawPlace = state.sawCountry = true;
  state.sawAbroad = !/^us/.test(last);
  if (!sawPlace && last.length <= 3 && cityWordsAtEnd(state.folded, true) === 0)
    dropTown(state, unknownTownWordsAtEnd(state.folded, isTradeWord));
  return true;
}

function dropRegion(state: TailState, last: string): boolean {
  const { folded, sawPlace } = state;
  if (!isRegionCode(last) || folded.length < 2) return false;
  const rest = folded.slice(0, -1);
  const known = endsWithOwnAddress(rest) ? 1 : cityWordsAtEnd(rest, true);
  if (known === 0 && isDoubtfulRegion(last, rest.length, sawPlace)) return false;
  drop(state, 1);
  state.sawPlace = true;
  if (known > 0 && known < rest.length && !isPlacePartOfName(rest, known)) dropTown(state, known);
  else if (known === 0 && !sawPlace) dropTown(state, unknownTownWordsAtEnd(state.folded, isTradeWord));
  return true;
}

/** State codes that need a listed city before them: `co` is also a company, `md` a doctor, `de` an article. */
function isDoubtfulRegion(code: string, wordsBefore: number, sawPlace: boolean): boolean {
  if (code === 'md') return true;
  return (code === 'co' && !sawPlace) || (code === 'de' && wordsBefore < 2);
}

/** True for a word that can be a complete company name: not a trade word, and not too short. */
function isName(word: string): boolean {
  return word.length > 3 && !isTradeWord(word);
}

/** Before a region or after a trade, a word that is also a city is one: `LITTLE FERN FLORIST BATH`. */
function expectsTown({ folded, sawPlace }: TailState): boolean {
  return sawPlace || (folded.length > 3 && isTradeWord(folded.at(-2) ?? ''));
}

/** A second city (`ANDHERI MUMBAI`) is removed only if it is unambiguous. */
function dropCity(state: TailState, again: boolean): boolean {
  const known = cityWordsAtEnd(state.folded, !again && expectsTown(state));
  if (known === 0 || known >= state.folded.length || isPlacePartOfName(state.folded, known)) return false;
  const rest = state.folded.slice(0, -known);
  if ((!state.sawPlace && rest.length === 1) || again) {
    if (rest.every(isTradeWord)) return false;
  }
  const isLone = rest.length === 1 && known === 1 && cityWordsAtEnd(state.folded, false) === 0;
  if (state.sawPlace && isLone && !(state.sawAbroad && isName(rest[0] ?? ''))) return false;
  if (again && rest.length < 2) return false;
  state.sawAbroad ||= !isUsCity(state.folded.slice(-known).join(' '));
  drop(state, known);
  state.sawPlace = true;
  return true;
}

function cutAtLegalForm(state: TailState): void {
  const index = state.folded.findIndex((word, index, words) => {
    if (index === 0) return false;
    const next = words[index + 1];
    if (word === 'san' && /^(?:ve|tic)$/.test(next ?? '')) return true;
    return (
      UNAMBIGUOUS_LEGAL.test(word) || (word === 'sp' && next === 'z') || (word === 'sa' && next === 'de')
    );
  });
  if (index > 0) drop(state, state.words.length - index);
}

/** `LINELLA 34 CHISINAU MDA`: a branch number before the town, outside the US. */
function isBranchNumber({ folded, sawAbroad }: TailState, last: string, before: string): boolean {
  return (
    sawAbroad && /^\d{1,3}$/.test(last) && before.length > 2 && folded.length > 1 && !NUMBERED.test(before)
  );
}

/** `KIRANA STORE` is a name; `STORE` before a number is not. */
function isStoreMark(state: TailState, last: string): boolean {
  return STORE_MARK.test(last) && (state.sawCode || !/^stores?$/.test(last));
}

/** Number of words at the end that are booking or store codes. */
function codeWordsAtEnd(state: TailState): number {
  const { folded } = state;
  const last = folded[folded.length - 1] ?? '';
  const before = folded[folded.length - 2];
  if (/^(?:[&+]+|com)$/.test(last) || (folded.length > 2 && /^(?:bill|rent|util|wages|donation)$/.test(last)))
    return 1;
  if (before === '&' && /^[a-z]$/.test(last)) return 2;
  if (NUMBERED_STREET.test(`${before} ${last}`)) return 2;
  if (isStoreNumber(last, before) || isStoreMark(state, last) || last === '') return 1;
  if (before === undefined) return 0;
  if (isBranchNumber(state, last, before)) return 1;
  const isNumberOfTrade = /^\d{1,2}$/.test(last) && folded.length > 2 && isTradeWord(before);
  return isNumberOfTrade || (last === 'co' && LEGAL.test(before)) ? 1 : 0;
}

/** Removes a London postcode district and the part of London before it: `BARNES SW13`. */
function dropLondonDistrict(state: TailState, last: string): boolean {
  if (!/^(?:sw|se|nw|ec|wc)\d{1,2}[a-z]?$/.test(last) || state.folded.length < 3) return false;
  drop(state, 1);
  dropTown(state, cityWordsAtEnd(state.folded, true) || unknownTownWordsAtEnd(state.folded, isTradeWord));
  state.sawPlace = true;
  state.sawAbroad = true;
  return true;
}

/** Removes a district of a large city that is not part of the name (`LA FROMAGERIE DU MARAIS`). */
function dropDistrict(state: TailState): boolean {
  const count = districtWordsAtEnd(state.folded);
  if (isPlacePartOfName(state.folded, count)) return false;
  drop(state, count);
  return true;
}

/** Removes one part of the tail: a code, a place, or a legal form. Returns false when only the name is left. */
function dropEnding(state: TailState): boolean {
  const last = state.folded[state.folded.length - 1] ?? '';
  if (last === 'co' && state.folded[state.folded.length - 2] === '&') return false;
  if (dropLondonDistrict(state, last)) return true;
  const codes = codeWordsAtEnd(state);
  if (codes > 0) {
    state.sawCode ||= /\d/.test(last);
    drop(state, codes);
  } else if (dropProvince(state) || dropPlace(state) || dropCountryCode(state)) return true;
  else if (isLegalForm(state, last)) drop(state, 1);
  else if (dropCity(state, state.sawCity)) state.sawCity = true;
  else if (state.sawAbroad && districtWordsAtEnd(state.folded) > 0) return dropDistrict(state);
  else return false;
  return true;
}

/**
 * Returns the words of a merchant's name without the tail that banks add: store numbers, codes, legal forms, city,
 * region, country, and domain endings. At least one word is kept.
 */
export function stripTail(text: string): string[] {
  const words = withoutAppendedCity(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[-–—_.,:;|/\\*#]+$/.test(word));
  while (words.length > 1 && /^[&+]+$/.test(words[0] ?? '')) words.shift();
  const state: TailState = {
    words,
    folded: placeWords(words),
    sawPlace: false,
    sawCity: false,
    sawCountry: false,
    sawCode: false,
    sawAbroad: false,
  };
  cutAtLegalForm(state);
  for (let round = 0; round < 14 && state.words.length > 1; round += 1) if (!dropEnding(state)) break;
  if (state.words.length > 1 && EAST_ASIAN_PLACE.test(state.words[state.words.length - 1] ?? ''))
    drop(state, 1);
  const end = state.words.length - 1;
  state.words[end] = (state.words[end] ?? '').replace(/(?<=\p{L}{2})-\d{3,}$/u, '');
  while (state.words.length > 1 && DANGLING_WORDS.has(state.folded[state.folded.length - 1] ?? ''))
    drop(state, 1);
  const last = state.words.length - 1;
  return state.words.map((word, index) => (index === 0 || index === last ? stripWebEnding(word) : word));
}
