import { NOISE_WORDS, TRADE_WORDS } from './merchant-words.ts';

const VOWELS = /[aeiouy]/;

/**
 * How well a word of a bank text matches a word of a receipt's merchant name, 0 to 1: equal, truncated, joined with the
 * next word, one letter off, or without vowels.
 */
export function wordSimilarity(receiptWord: string, bankWord: string, isLastBankWord: boolean): number {
  if (receiptWord === bankWord) return 1;
  const [a, b] = [receiptWord.length, bankWord.length];
  if (receiptWord.charCodeAt(0) !== bankWord.charCodeAt(0)) return 0;
  if (b < a && receiptWord.startsWith(bankWord)) return truncatedSimilarity(a, b, bankWord, isLastBankWord);
  if (a < b && bankWord.startsWith(receiptWord)) return extendedSimilarity(a, b);
  if (Math.min(a, b) >= 5 && Math.abs(a - b) <= 1 && isOneEditAway(receiptWord, bankWord)) return 0.85;
  return b < a && isAbbreviation(bankWord, receiptWord) ? 0.8 : 0;
}

/** The bank's word is longer than the receipt's: a plural, or joined with the next word. */
function extendedSimilarity(length: number, grown: number): number {
  if (length >= 3 && grown - length === 1) return 0.95;
  if (length >= 5) return 0.8;
  return length === 4 ? 0.6 : 0;
}

/** `sols` for solutions, `mkt` for market. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length >= 4 && short.endsWith('s') && long.startsWith(short.slice(0, -1))) return true;
  return short.length >= 3 && isSkeleton(short, long);
}

/** The bank's word is shorter: the last word is often truncated by the column width, others only if abbreviated. */
function truncatedSimilarity(
  length: number,
  kept: number,
  bankWord: string,
  isLastBankWord: boolean,
): number {
  if (kept < 3 || TRADE_WORDS.has(bankWord) || NOISE_WORDS.has(bankWord)) return 0;
  if (isLastBankWord || (kept >= 4 && kept >= length * 0.6)) return 0.95;
  return kept >= 4 ? 0.75 : 0.4;
}

/** True if `short` is `long` with letters left out, and mostly consonants remain. */
function isSkeleton(short: string, long: string): boolean {
  if (VOWELS.test(short.slice(1, -1)) && short.length < long.length * 0.6) return false;
  let index = 0;
  for (const letter of short) {
    index = long.indexOf(letter, index);
    if (index < 0) return false;
    index += 1;
  }
  return short.length >= long.length * 0.4 && (short.length >= 4 || short.at(-1) === long.at(-1));
}

function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const sameLength = short.length === long.length;
  if (short.slice(sameLength ? start + 1 : start) === long.slice(start + 1)) return true;
  return (
    sameLength &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

/**
 * True if one bank word consists of prefixes of all the words of a name, in order: `nytimes` for New York Times,
 * `wholefds` for Whole Foods, `ept` for Evergreen Physical Therapy.
 */
export function isMadeOfPrefixes(bankWord: string, words: readonly string[]): boolean {
  if (words.length < 2 || bankWord.length < words.length || bankWord.length > 24) return false;
  if (words.length === 2 && bankWord.length < 5) return false;
  return matchPrefixes(bankWord, 0, words, 0, 400).isMade;
}

function matchPrefixes(
  text: string,
  position: number,
  words: readonly string[],
  index: number,
  fuel: number,
): { isMade: boolean; fuel: number } {
  if (index === words.length) return { isMade: position === text.length, fuel };
  const word = words[index] ?? '';
  if (text[position] !== word[0]) return { isMade: false, fuel };
  let remainingFuel = fuel;
  let from = 0;
  let end = position;
  while (remainingFuel > 0 && end < text.length) {
    const found = word.indexOf(text[end] ?? '', from);
    if (found < 0) break;
    from = found + 1;
    end += 1;
    remainingFuel -= 1;
    const rest = matchPrefixes(text, end, words, index + 1, remainingFuel);
    if (rest.isMade) return rest;
    remainingFuel = rest.fuel;
  }
  return { isMade: false, fuel: remainingFuel };
}
