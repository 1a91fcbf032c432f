import { kindWords, wordsUpToHead } from './head-noun.ts';
import type { ItemClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { EVERYDAY_NOUNS } from './vocabulary/everyday-nouns.ts';
import { EVERYDAY_NOUNS_ABROAD } from './vocabulary/everyday-nouns-abroad.ts';
import {
  ANIMALS,
  OTHER_ENDINGS,
  OTHER_HEADS,
  OTHER_THINGS,
  OTHER_USES,
  PACKAGING,
} from './vocabulary/other-heads.ts';
import { WORD_STEMS } from './vocabulary/word-stems.ts';
import { phraseAt } from './vocabulary-index.ts';

function phrasesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((entry) => itemWords(entry).join(' ')));
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).flatMap(itemWords));
}

const HEADS = phrasesOf(OTHER_HEADS);
const USES = phrasesOf(OTHER_USES);
const ANIMAL = phrasesOf(ANIMALS);
const OTHERS = wordsOf(OTHER_THINGS);
const SOLD_IN = wordsOf(PACKAGING);
const ABROAD = wordsOf(EVERYDAY_NOUNS_ABROAD);
const EVERYDAY: ReadonlySet<string> = new Set([...wordsOf(EVERYDAY_NOUNS), ...ABROAD]);
const ENDINGS = new RegExp(
  `(?:${OTHER_ENDINGS.split(',')
    .map((ending) => ending.trim())
    .join('|')})$`,
);
const DOSE = /\d\s?(?:mg|mcg|µg|ug|mmhg)\b/i;

/** True for a noun of an everyday item that is never the name of a health product. */
export function isEverydayNoun(word: string): boolean {
  return EVERYDAY.has(word);
}

/** True for an everyday item that the vocabulary knows as part of other names. */
export function isOtherThing(word: string): boolean {
  return OTHERS.has(word);
}

/** True for a noun that determines what a line names, whatever comes before it (`holder`). */
export function isOtherHead(word: string): boolean {
  return HEADS.has(word);
}

/** True if a multi-word vocabulary phrase names the complete item, head noun included. */
export function isCompletePhrase(words: readonly string[]): boolean {
  for (let at = 0; at < words.length - 1; at += 1) {
    const phrase = phraseAt(words, at);
    if (phrase && phrase.class !== 'none' && at + phrase.words.length === words.length) return true;
  }
  return false;
}

/** The parts of a name behind its first comma: titles of online stores end in the kind of item. */
const BEHIND_COMMA = /(?<=,)[^,]+/g;

/** True if a part of a name is nothing but care: `Bathroom bench with back, Shower Chair`. */
function namesCareInPart(name: string): boolean {
  const parts = name.match(BEHIND_COMMA) ?? [];
  return parts.some((part) => {
    const words = itemWords(part);
    const phrase = phraseAt(words, 0);
    return words.length > 1 && phrase?.words.length === words.length && phrase.class !== 'none';
  });
}

const SESSIONS: ReadonlySet<string> = new Set(
  wordsOf('series session class pass package week month day course'),
);

/** Units in which courses are sold: `Prenatal yoga 6-week series` is yoga. */
function withoutSessions(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !SESSIONS.has(word) && !/^\d/.test(word));
  return words.slice(0, end + 1);
}

/** True if a word ends in a care stem (`Zeckenkarte`), ignoring inflection. */
function endsInCare(word: string): boolean {
  return WORD_STEMS.some(([stem, itemClass]) => {
    const at = itemClass === 'none' ? -1 : word.lastIndexOf(stem);
    return at >= 0 && word.length - at - stem.length <= 2;
  });
}

/** Returns the class of a name's head noun (`prenatal yoga class` is a yoga class), or null. */
export function classAtHead(name: string): ItemClass | null {
  const words = withoutSessions(wordsUpToHead(name));
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    at += phrase?.words.length ?? 1;
    if (phrase && phrase.class !== 'none' && at === words.length)
      return phrase.strength === 'plain' || phrase.strength === 'strong' ? phrase.class : null;
  }
  return null;
}

/** Treatments that share their name with everyday items: at a dentist they are the treatment. */
const DENTAL_HEADS: ReadonlySet<string> = wordsOf('sealant bridge crown filling implant retainer plate film');

/** True for a German, Dutch or Nordic compound whose last part is not care. */
function endsInObject(word: string): boolean {
  return ENDINGS.test(word) && phraseAt([word], 0) === null && !endsInCare(word);
}

function hasOtherHead(name: string, kind: MerchantKind | null): boolean {
  const words = wordsUpToHead(name);
  const head = words.at(-1) ?? '';
  if (kind?.usualClass === 'dental_care' && DENTAL_HEADS.has(head)) return false;
  if (SOLD_IN.has(head) && words.some((word) => /^\d/.test(word))) return false;
  const isOther =
    HEADS.has(head) ||
    HEADS.has(words.slice(-2).join(' ')) ||
    words.some((word) => word.length > 7 && endsInObject(word)) ||
    endsInObject(head) ||
    (words.length > 1 && EVERYDAY.has(head));
  if (!isOther) return false;
  return !isCompletePhrase(words) && !namesCareInPart(name);
}

/** `Jarabe de arce`, `Termometro da forno`: the kind of item belongs to kitchens, cars or gardens. */
function isOtherKind(name: string): boolean {
  const [kind = '', ...rest] = kindWords(name);
  return ABROAD.has(kind) && phraseAt([kind, ...rest], 0) === null;
}

function hasAny(list: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.some((word, at) => list.has(word) || list.has(`${word} ${words[at + 1]}`));
}

/** True if a line names an animal that is treated. */
export function isForAnimal(words: readonly string[]): boolean {
  return hasAny(ANIMAL, words);
}

/** True if a line states a dose (`200 mg`), which only products that are swallowed, injected or applied have. */
export function statesDose(name: string): boolean {
  return DOSE.test(name);
}

/**
 * True if a line is not care despite a care word: its head noun is another item, it is meant for a workshop or party,
 * or its merchant sells no care at all.
 */
export function isNotCare(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): boolean {
  if (kind?.sellsNoCare) return true;
  if (statesDose(name)) return false;
  // At a practice, what follows the name of its own goods describes them: `Rx sunglasses, Whiskey Tortoise`.
  const named = itemClass === kind?.usualClass ? wordsUpToHead(name) : words;
  return hasAny(USES, named) || hasOtherHead(name, kind) || isOtherKind(name);
}
