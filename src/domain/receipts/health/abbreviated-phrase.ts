import { MULTI_WORD_PHRASES, type Phrase } from './vocabulary-index.ts';

const MIN_WORD = 3;
const MIN_LETTERS = 7;

const byFirstLetter = new Map<string, Phrase[]>();
for (const phrase of MULTI_WORD_PHRASES) {
  if (phrase.words.some((word) => word.length < MIN_WORD)) continue;
  const letter = phrase.words[0]?.charAt(0) ?? '';
  byFirstLetter.set(letter, [...(byFirstLetter.get(letter) ?? []), phrase]);
}

/**
 * `short` is the beginning of `word`, its first letter and consonants of it in order (`BNDG`, `THRM`), or most of its
 * letters in order (`COMPRSN`, `SELTZR`).
 */
function shortens(short: string, word: string): boolean {
  if (short === word) return true;
  if (short.length < MIN_WORD || short.length >= word.length || short.charAt(0) !== word.charAt(0))
    return false;
  if (word.startsWith(short)) return true;
  let at = 1;
  const isLong = short.length >= 5 && short.length >= word.length * 0.6;
  for (const letter of short.slice(1)) {
    if (!isLong && 'aeiouy'.includes(letter)) return false;
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** How nearly the words from this place are the phrase; 0 when they do not shorten it. */
function nearness(words: readonly string[], at: number, phrase: Phrase): number {
  const typed = words.slice(at, at + phrase.words.length);
  if (typed.length < phrase.words.length || typed.join('').length < MIN_LETTERS) return 0;
  if (!phrase.words.every((word, index) => shortens(typed[index] ?? '', word))) return 0;
  return phrase.words.length + typed.join('').length / phrase.words.join('').length;
}

/**
 * The phrase that the words from this place shorten, word by word, as cash registers do (`HYDROGEN PEROX`, `DIG
 * THERM`); null when none fits, or several of different classes fit equally well.
 */
export function abbreviatedPhraseAt(words: readonly string[], at: number): Phrase | null {
  const near = (byFirstLetter.get(words[at]?.charAt(0) ?? '') ?? [])
    .map((phrase) => ({ phrase, nearness: nearness(words, at, phrase) }))
    .filter((candidate) => candidate.nearness > 0);
  const best = Math.max(...near.map((candidate) => candidate.nearness));
  const nearest = near.filter((candidate) => candidate.nearness === best).map(({ phrase }) => phrase);
  return nearest.every((phrase) => phrase.class === nearest[0]?.class) ? (nearest[0] ?? null) : null;
}
