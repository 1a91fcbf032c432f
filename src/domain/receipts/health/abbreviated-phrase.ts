import { hasInOrder, itemWords } from './item-words.ts';
import { FOOD_WORDS } from './vocabulary/look-alikes.ts';
import { MULTI_WORD_PHRASES, type Phrase, phraseAt } from './vocabulary-index.ts';

const MIN_WORD = 3;
const MIN_LETTERS = 7;
/** The part of a word that an abbreviation other than its beginning keeps: `CTR` is not `chiropractor`. */
const KEPT_MIN = 0.3;
/** Food abbreviates nothing: `TEA NATURAL` is not `tears naturale`. */
const FOOD: ReadonlySet<string> = new Set(FOOD_WORDS.split(',').flatMap(itemWords));

/** Phrases by the first letter of their first word, then by that word, so each first word is compared once. */
const byFirstLetter = new Map<string, Map<string, Phrase[]>>();
for (const phrase of MULTI_WORD_PHRASES) {
  if (phrase.words.some((word) => word.length < MIN_WORD)) continue;
  addPhrase(phrase);
  if (phrase.words.length === 2 && phrase.class !== 'none')
    addPhrase({ ...phrase, words: phrase.words.toReversed() });
}

/** Registers also print the noun first (`PAD INCONTINENCE`, `UNDERWR PROT`). */
function addPhrase(phrase: Phrase): void {
  const first = phrase.words[0] ?? '';
  const byWord = byFirstLetter.get(first.charAt(0)) ?? new Map<string, Phrase[]>();
  byFirstLetter.set(first.charAt(0), byWord);
  const known = byWord.get(first);
  if (known) known.push(phrase);
  else byWord.set(first, [phrase]);
}

/**
 * True if `short` is a prefix of `word`, its first letter and some consonants in order (`BNDG`, `THRM`), with its last
 * vowel too (`MXI`), or most of its letters in order (`COMPRSN`, `SELTZR`). The phrases are singular, so that a plural
 * may add its `s` (`TRS`).
 */
function isAbbreviationOf(short: string, singular: string): boolean {
  const isPlural = short.endsWith('s') && !singular.endsWith('s');
  const word = isPlural ? `${singular}s` : singular;
  if (short === word) return true;
  if (short.length < MIN_WORD || short.length >= word.length || short.charAt(0) !== word.charAt(0))
    return false;
  if (FOOD.has(short)) return false;
  if (word.startsWith(short)) return true;
  if (short.length - (isPlural ? 1 : 0) < singular.length * KEPT_MIN) return false;
  const isLong = short.length >= 4 && short.length >= word.length * 0.55;
  return (isLong || hasOnlyLastVowel(short, word)) && hasInOrder(word, short);
}

/** True if no letter behind the first is a vowel, except the last of both words; a `y` ends too many. */
function hasOnlyLastVowel(short: string, word: string): boolean {
  const end = short.slice(-1);
  const isOfBoth = end !== 'y' && word.endsWith(end);
  return !/[aeiouy]/.test(isOfBoth ? short.slice(1, -1) : short.slice(1));
}

/** How closely the words at this index match the phrase; 0 if they do not abbreviate it. */
function phraseSimilarity(words: readonly string[], at: number, phrase: Phrase): number {
  const typed = words.slice(at, at + phrase.words.length);
  const isHalfWhole = typed.some((word, index) => word === phrase.words[index]);
  const least = isHalfWhole ? MIN_LETTERS - 1 : MIN_LETTERS;
  if (typed.length < phrase.words.length || typed.join('').length < least) return 0;
  if (!phrase.words.every((word, index) => isAbbreviationOf(typed[index] ?? '', word))) return 0;
  return phrase.words.length + typed.join('').length / phrase.words.join('').length;
}

/** The phrases whose first word this one abbreviates. */
function findPhrasesStartingWith(short: string): Phrase[] {
  if (short.length < MIN_WORD) return [];
  const byWord = byFirstLetter.get(short.charAt(0)) ?? new Map<string, Phrase[]>();
  return [...byWord].flatMap(([word, phrases]) => (isAbbreviationOf(short, word) ? phrases : []));
}

/**
 * Finds the phrase that the words at this index abbreviate word by word, as registers print them (`HYDROGEN PEROX`,
 * `DIG THERM`); null if none fits, or several of different classes fit equally well.
 */
export function findAbbreviatedPhrase(words: readonly string[], at: number): Phrase | null {
  if (at + 1 >= words.length) return null;
  const near = findPhrasesStartingWith(words[at] ?? '')
    .map((phrase) => ({ phrase, nearness: phraseSimilarity(words, at, phrase) }))
    .filter((candidate) => candidate.nearness > 0);
  const best = Math.max(...near.map((candidate) => candidate.nearness));
  const nearest = near.filter((candidate) => candidate.nearness === best).map(({ phrase }) => phrase);
  return nearest.every((phrase) => phrase.class === nearest[0]?.class) ? (nearest[0] ?? null) : null;
}

/** Returns the longest phrase at this index, spelled out or, on a register's line, abbreviated; or null. */
export function phraseOfLine(words: readonly string[], at: number, isRegisterLine: boolean): Phrase | null {
  const whole = phraseAt(words, at);
  const abbreviated = isRegisterLine ? findAbbreviatedPhrase(words, at) : null;
  return (abbreviated?.words.length ?? 0) > (whole?.words.length ?? 0) ? abbreviated : whole;
}
