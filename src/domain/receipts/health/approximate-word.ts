import { DOSED_CLASSES, type ItemClass } from './item-class.ts';
import { hasInOrder } from './item-words.ts';
import { classByDrugStem } from './vocabulary/drug-stems.ts';
import { EVERYDAY_NOUNS, ORDINARY_WORDS } from './vocabulary/everyday-nouns.ts';
import { CARE_ENDINGS, WORD_STEMS } from './vocabulary/word-stems.ts';
import {
  isVocabularyWord,
  MULTI_WORD_PHRASES,
  SINGLE_WORD_PHRASES,
  withoutUmlautPairs,
} from './vocabulary-index.ts';

const MIN_WORD = 7;
const MIN_TYPED = 5;

/** Classes of goods: the last part of a compound decides whether it names one of them. */
const DOSED_OR_WORN: ReadonlySet<ItemClass> = new Set<ItemClass>([
  ...[...DOSED_CLASSES].filter((itemClass) => itemClass !== 'rx_drug'),
  'braces',
  'monitors',
  'hearing',
  'incontinence',
  'mobility_dme',
  'sunscreen',
]);
const CARE_ENDING = new RegExp(`(?:${CARE_ENDINGS.trim().split(/\s+/).join('|')})(?:e?[ns]?)$`);

const skeletons = new Map<string, ItemClass | null>();
/** Consonants of six-letter words: only a word that lost one of its letters is compared (`TUSSN`). */
const shortSkeletons = new Map<string, ItemClass | null>();
/** Consonants of long words without the last of them: registers cut what they already abbreviate (`ESOMEPRZ`). */
const cutSkeletons = new Map<string, ItemClass | null>();
const CUT_MIN = 6;
const deletions = new Map<string, ItemClass | null>();
const longWords: { readonly word: string; readonly class: ItemClass }[] = [];

/** The first letter and the following consonants: receipts drop vowels (`IBUPRFN`, `ACETMNPHN`). */
function skeleton(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '');
}

function setClass(map: Map<string, ItemClass | null>, key: string, itemClass: ItemClass): void {
  const known = map.get(key);
  map.set(key, known === undefined || known === itemClass ? itemClass : null);
}

function setCutSkeletons(word: string, itemClass: ItemClass): void {
  const key = skeleton(word);
  for (let length = Math.max(CUT_MIN, key.length - 2); length < key.length; length += 1)
    setClass(cutSkeletons, key.slice(0, length), itemClass);
}

for (const phrase of SINGLE_WORD_PHRASES) {
  const word = phrase.words[0] ?? '';
  if (phrase.strength === 'weak') continue;
  if (word.length === MIN_TYPED + 1) setClass(shortSkeletons, skeleton(word), phrase.class);
  if (word.length < MIN_WORD) continue;
  longWords.push({ word, class: phrase.class });
  setClass(skeletons, skeleton(word), phrase.class);
  setCutSkeletons(word, phrase.class);
  setClass(deletions, word, phrase.class);
  for (let index = 1; index < word.length; index += 1) {
    setClass(deletions, word.slice(0, index) + word.slice(index + 1), phrase.class);
  }
}
/** Two words that registers print as one: `FISHOIL`. */
const unspacedPhrases = new Map<string, ItemClass | null>();
for (const { words, class: itemClass } of MULTI_WORD_PHRASES)
  if (words.length === 2 && words.every((word) => word.length > 2))
    setClass(unspacedPhrases, words.join(''), itemClass);
longWords.sort((a, b) => (a.word < b.word ? -1 : 1));

function classByConsonants(word: string): ItemClass | null {
  const key = skeleton(word);
  return skeletons.get(key) ?? (word.length === MIN_TYPED ? (shortSkeletons.get(key) ?? null) : null);
}

/** The beginning of a long word, and the rest of it without two letters: `LORATADN`. */
function classByOmission(word: string): ItemClass | null {
  if (word.length <= MIN_WORD) return null;
  const start = word.slice(0, MIN_TYPED);
  const found = longWords.filter(
    (long) =>
      long.word.length - word.length === 2 && long.word.startsWith(start) && hasInOrder(long.word, word),
  );
  return found.every((long) => long.class === found[0]?.class) ? (found[0]?.class ?? null) : null;
}

function classByTruncation(word: string): ItemClass | null {
  if (word.length < 6) return null;
  let low = 0;
  let high = longWords.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((longWords[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found = longWords[low];
  if (!found?.word.startsWith(word) || word.length / found.word.length < 0.5) return null;
  for (let index = low + 1; longWords[index]?.word.startsWith(word); index += 1) {
    if (longWords[index]?.class !== found.class) return null;
  }
  return found.class;
}

/** A brand continued in one word (`Nurofenflash`). */
function classByPrefix(word: string): ItemClass | null {
  if (word.length < 10) return null;
  const found = longWords.find((long) => long.word.length < word.length && word.startsWith(long.word));
  return found?.class ?? null;
}

function classByTypo(word: string): ItemClass | null {
  if (word.length < MIN_WORD) return null;
  const direct = deletions.get(word);
  if (direct) return direct;
  for (let index = 1; index < word.length; index += 1) {
    const found = deletions.get(word.slice(0, index) + word.slice(index + 1));
    if (found) return found;
  }
  return null;
}

/** The score of a compound of care, or of a word built like a drug's name. */
const BUILT = 2;
/** The score of a compound whose last part is not a known form of care (`Erkältungszeit`): too low without support. */
const OTHER_COMPOUND = 0.7;

function classByStem(word: string): ApproximateClass | null {
  if (word.length < 8) return null;
  for (const [stem, itemClass] of WORD_STEMS) {
    const at = word.indexOf(stem);
    if (at < 0) continue;
    const tail = word.slice(at + stem.length);
    const isCare = tail.length <= 3 || CARE_ENDING.test(word) || !DOSED_OR_WORN.has(itemClass);
    return { class: itemClass, score: isCare ? BUILT : OTHER_COMPOUND };
  }
  const drug = classByDrugStem(word);
  return drug && { class: drug, score: BUILT };
}

const ORDINARY: ReadonlySet<string> = new Set(
  [ORDINARY_WORDS, EVERYDAY_NOUNS].flatMap((list) => list.trim().split(/\s+/)),
);

/** The class a word outside the vocabulary probably abbreviates, misspells or is built from, with a score. */
export interface ApproximateClass {
  readonly class: ItemClass;
  /** On the scale of the vocabulary's strengths; below 1.6 it needs support. */
  readonly score: number;
}

/** A compound with umlauts spelled as two letters: `Blutdruckmessgeraet`. Null for other words. */
function classOfUmlautPairs(word: string): ApproximateClass | null {
  const respelled = withoutUmlautPairs(word);
  return respelled === word ? null : classByStem(respelled);
}

function classByAbbreviation(word: string): ApproximateClass | null {
  const unspaced = unspacedPhrases.get(word);
  if (unspaced) return { class: unspaced, score: 1.7 };
  const vowels = word.replace(/[^aeiou]/g, '').length;
  const byLetters = vowels <= word.length / 3 ? classByConsonants(word) : classByOmission(word);
  const short = vowels <= word.length * 0.4 ? (byLetters ?? cutSkeletons.get(skeleton(word))) : null;
  if (short) return { class: short, score: word.length >= 6 || vowels === 0 ? 1.7 : 1.2 };
  const cut = classByTruncation(word);
  return cut && { class: cut, score: word.length >= 7 ? 1.7 : 1.2 };
}

/**
 * Finds the nearest class of a word outside the vocabulary; null if none or several fit. Only registers abbreviate: in
 * other lines a word is complete, though perhaps misspelled.
 */
export function findApproximateClass(word: string, mayAbbreviate: boolean): ApproximateClass | null {
  if (word.length < MIN_TYPED || !/^[a-z]+$/.test(word) || ORDINARY.has(word)) return null;
  const stem = classByStem(word);
  if (stem?.score === BUILT) return stem;
  const built = classOfUmlautPairs(word) ?? stem;
  if (built) return built;
  if (isVocabularyWord(word)) return null;
  const abbreviated = mayAbbreviate ? classByAbbreviation(word) : null;
  if (abbreviated) return abbreviated;
  const near = classByPrefix(word) ?? classByTypo(word);
  return near ? { class: near, score: word.length >= 9 ? 1.7 : 1.2 } : null;
}
