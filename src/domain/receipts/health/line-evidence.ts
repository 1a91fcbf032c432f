import { phraseOfLine } from './abbreviated-phrase.ts';
import { findApproximateClass } from './approximate-word.ts';
import type { ItemClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import {
  DOSAGE_WORDS,
  FOOD_WORDS,
  OTHER_THING_WORDS,
  PLAYTHING_WORDS,
  WORKSHOP_WORDS,
} from './vocabulary/look-alikes.ts';
import { eastAsianClass, type Phrase, vocabularySpelling } from './vocabulary-index.ts';

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(',').flatMap((entry) => (entry.trim().includes(' ') ? [] : itemWords(entry))));
}

const DOSAGE = wordSet(DOSAGE_WORDS);
const FOOD = wordSet(FOOD_WORDS);
const OTHER_THING = wordSet(OTHER_THING_WORDS);
const PLAYTHING = wordSet(PLAYTHING_WORDS);
const WORKSHOP = wordSet(WORKSHOP_WORDS);

/** Flavors of lozenges, tablets and syrups: after a product name they are not food (`HALLS HONEY LEMON 30`). */
const FLAVOR: ReadonlySet<string> = new Set(
  (
    'honey lemon fruit berry cherry orange mint peppermint menthol vanilla lime grape ginger eucalyptus bubble gum ' +
    'bubblegum agave smoothy tropical citrus watermelon banana cinnamon elderberry wintergreen spearmint punch apple ' +
    'grapefruit mango pineapple peach blackcurrant raspberry strawberry blueberry cream zitrone honig citron miel'
  ).split(' '),
);

/** Accessories: something an item is kept in or worn with is not the item (`toothbrush holder`). */
const ACCESSORY: ReadonlySet<string> = new Set(
  'band strap holder rack cover charger mount dock hook stand hanger shelf replacement sleeve skin'.split(
    ' ',
  ),
);
/** Points a phrase adds to the score of its class. */
export const STRENGTH = { doubtful: 1, weak: 1.6, generic: 1.7, plain: 2, strong: 4 } as const;
/** Points for each additional word of a phrase. */
export const PER_EXTRA_WORD = 0.5;
/** Reading glasses come in quarter diopters: `READERS 2.50`. */
const READER_STRENGTH = /^[0-4][.,](?:00|25|5|50|75)$/;
/** A code of the American Dental Association: `D7140 extraction`. */
const DENTAL_CODE = /(?:^|\s)D\d{4}(?=\s|$)/;
const PRESCRIBED = /^(?:prescription|rx|graduad[ao]|korrektion)$/;
const EYEWEAR = /^(?:sunglass|sunglasse|glass|glasse|eyeglass|goggle|lense?|frame|gafa)$/;

/** Evidence in the words of a line, before the merchant is considered. */
export interface Evidence {
  readonly scores: Map<ItemClass, number>;
  /** Score of the best multi-word look-alike, 0 if there is none. */
  lookAlikeScore: number;
  hasPlainLookAlike: boolean;
  hasDosage: boolean;
  hasFood: boolean;
  hasOtherThing: boolean;
  hasWorkshop: boolean;
  hasApproximate: boolean;
  last: ItemClass | null;
}

/** Adds to the score of a class. */
function addScore(evidence: Evidence, itemClass: ItemClass, score: number): void {
  evidence.scores.set(itemClass, (evidence.scores.get(itemClass) ?? 0) + score);
  evidence.last = itemClass;
}

function addPhrase(evidence: Evidence, phrase: Phrase): void {
  const extra = phrase.strength === 'generic' ? 0 : PER_EXTRA_WORD * (phrase.words.length - 1);
  if (phrase.class !== 'none') addScore(evidence, phrase.class, STRENGTH[phrase.strength] + extra);
  else if (phrase.words.length > 1) evidence.lookAlikeScore = Math.max(evidence.lookAlikeScore, 2.5 + extra);
  else evidence.hasPlainLookAlike = true;
}

/** Adds a word spelled almost like one in the vocabulary. */
function addNearWord(evidence: Evidence, word: string, isRegisterLine: boolean): void {
  const near = findApproximateClass(word, isRegisterLine);
  if (near === null) return;
  if (near.class === 'none') {
    evidence.hasPlainLookAlike = true;
    return;
  }
  addScore(evidence, near.class, near.score);
  evidence.hasApproximate = true;
}

function recordContext(evidence: Evidence, words: readonly string[]): void {
  for (const word of words) {
    if (DOSAGE.has(word)) evidence.hasDosage = true;
    if (FOOD.has(word)) evidence.hasFood = true;
    if (OTHER_THING.has(word)) evidence.hasOtherThing = true;
    if (WORKSHOP.has(word)) evidence.hasWorkshop = true;
  }
}

/** True if the words are flavors. */
export function areFlavors(words: readonly string[]): boolean {
  return words.every((word) => FLAVOR.has(word));
}

/** True for the flavor of a lozenge or tablet named before it, in a line that states a count or dose. */
function isFlavor(evidence: Evidence, words: readonly string[], at: number, length: number): boolean {
  return (
    evidence.scores.size > 0 &&
    areFlavors(words.slice(at, at + length)) &&
    words.some((word) => /^\d/.test(word))
  );
}

interface Line {
  readonly words: readonly string[];
  readonly isRegisterLine: boolean;
  readonly cut: ReadonlySet<string>;
}

/** Records what is at this index: a phrase of the vocabulary, or an unknown word. */
function recordUnit(evidence: Evidence, line: Line, at: number, phrase: Phrase | null): void {
  const { words, isRegisterLine, cut } = line;
  const word = words[at] ?? '';
  const length = phrase?.words.length ?? 1;
  if (length === 1 || phrase?.class === 'none') recordContext(evidence, words.slice(at, at + length));
  if (!phrase && at === words.length - 1 && ACCESSORY.has(word)) evidence.hasWorkshop = true;
  if (phrase) addPhrase(evidence, phrase);
  else addNearWord(evidence, word, isRegisterLine || cut.has(word));
}

/** Reads the words of a line from left to right, longest phrases first. `cut` are the words that a period cuts. */
export function collectEvidence(
  printed: readonly string[],
  isRegisterLine: boolean,
  cut: ReadonlySet<string>,
): Evidence {
  const words = printed.map(vocabularySpelling);
  const evidence: Evidence = {
    scores: new Map(),
    lookAlikeScore: 0,
    hasPlainLookAlike: false,
    hasDosage: false,
    hasFood: false,
    hasOtherThing: false,
    hasWorkshop: false,
    hasApproximate: false,
    last: null,
  };
  for (let at = 0; at < words.length; ) {
    const phrase = phraseOfLine(words, at, isRegisterLine);
    const length = phrase?.words.length ?? 1;
    if (!isFlavor(evidence, words, at, length))
      recordUnit(evidence, { words, isRegisterLine, cut }, at, phrase);
    at += length;
  }
  if (words.some((word) => PLAYTHING.has(word))) evidence.scores.delete('veterinary');
  return evidence;
}

/** How long a medicine acts: `24HR`. */
function isHoursOfAction(word: string, next: string): boolean {
  return /^(?:12|24)$/.test(word) && /^(?:h|hr|hour)$/.test(next);
}

/** Nicotine gum and lozenges come in 2 and 4 mg. */
function isNicotineDose(word: string, unit: string, words: readonly string[]): boolean {
  return (
    /^[24]$/.test(word) &&
    unit === 'mg' &&
    words.some((other) => /^(?:gum|loz|lozg|lozng|lozenge)$/.test(other))
  );
}

function isLensStrength(mark: string, strength: string, words: readonly string[]): boolean {
  if (mark === 'reader') return READER_STRENGTH.test(strength);
  return (
    mark === '+' &&
    /^[0-4][.,]\d{1,2}$/.test(strength) &&
    words.some((word) => /^(?:read|glass|rdg$|rdr|gls)/.test(word))
  );
}

/** Adds what a word and the next one say together. */
function addSignAt(evidence: Evidence, words: readonly string[], word: string, next: string): void {
  if (word === 'rx' && /^\d{4,}$/.test(next)) addScore(evidence, 'rx_drug', 4);
  if (PRESCRIBED.test(word) && words.some((other) => EYEWEAR.test(other))) addScore(evidence, 'vision', 5);
  if (isHoursOfAction(word, next)) evidence.hasDosage = true;
  if (isNicotineDose(word, next, words)) addScore(evidence, 'smoking', 3);
  if (isLensStrength(word, next, words)) addScore(evidence, 'vision', 3);
}

/**
 * Adds evidence other than words: a prescription number, a dental procedure code, the strength of reading glasses,
 * how long a medicine acts, Chinese, Japanese or Korean words inside the text.
 */
export function addNonWordSigns(evidence: Evidence, words: readonly string[], text: string): void {
  const eastAsian = eastAsianClass(text);
  if (eastAsian) addScore(evidence, eastAsian, 3);
  if (DENTAL_CODE.test(text)) addScore(evidence, 'dental_care', 4);
  for (let at = 0; at < words.length; at += 1)
    addSignAt(evidence, words, words[at] ?? '', words[at + 1] ?? '');
}

/** The best class of a line. */
export interface Best {
  readonly class: ItemClass;
  readonly score: number;
  /** How far the next class is behind. */
  readonly margin: number;
}

/**
 * The class with the highest score. Animal care wins over the care it names (`Zymox with hydrocortisone`), and prenatal
 * vitamins over vitamins.
 */
export function bestClass(evidence: Evidence): Best {
  let top: ItemClass = 'none';
  let score = 0;
  let second = 0;
  for (const [itemClass, value] of evidence.scores) {
    if (value > score || (value === score && itemClass === evidence.last)) {
      second = score;
      top = itemClass;
      score = value;
    } else if (value > second) second = value;
  }
  const animal = evidence.scores.get('veterinary') ?? 0;
  if (animal >= STRENGTH.plain) return { class: 'veterinary', score: animal, margin: 0 };
  const prenatal = evidence.scores.get('fertility_preg') ?? 0;
  if (top === 'vitamins' && prenatal >= STRENGTH.plain)
    return { class: 'fertility_preg', score: prenatal, margin: 0.6 };
  return { class: top, score, margin: score - second };
}
