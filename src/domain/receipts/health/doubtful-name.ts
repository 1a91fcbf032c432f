import { phraseOfLine } from './abbreviated-phrase.ts';
import { findApproximateClass } from './approximate-word.ts';
import { endsInProperName, isModifier, mainWords, purposeWords, wordsUpToHead } from './head-noun.ts';
import { itemWords } from './item-words.ts';
import { isRegisterLine } from './line-words.ts';
import { classAtHead, isCompletePhrase, isEverydayNoun, isOtherHead, isOtherThing } from './not-care.ts';
import { DOSAGE_WORDS } from './vocabulary/look-alikes.ts';
import { NO_MEDICINE, OTHER_PURPOSES } from './vocabulary/other-heads.ts';
import { DESCRIBING_WORDS, FORM_WORDS, SHARED_WORDS } from './vocabulary/shared-words.ts';
import { type Phrase, phraseAt } from './vocabulary-index.ts';

const DESCRIBING: ReadonlySet<string> = new Set(DESCRIBING_WORDS.trim().split(/\s+/).flatMap(itemWords));
const FORMS: ReadonlySet<string> = new Set([
  ...FORM_WORDS.trim().split(/\s+/).flatMap(itemWords),
  ...DOSAGE_WORDS.split(',').flatMap(itemWords),
]);
const PURPOSES: ReadonlySet<string> = new Set(OTHER_PURPOSES.trim().split(/\s+/).flatMap(itemWords));
const NOT_MEDICINES: ReadonlySet<string> = new Set(NO_MEDICINE.trim().split(/\s+/).flatMap(itemWords));
const SHARED: ReadonlySet<string> = new Set(SHARED_WORDS.trim().split(/\s+/).flatMap(itemWords));

/** The head of a name is care that other trades have not: a noun before it is a brand (`Pinnacle Orthotic Insoles`). */
function endsInCareOnly(name: string): boolean {
  const words = wordsUpToHead(name);
  return isCompletePhrase(words) || (classAtHead(name) !== null && !hasOnlySharedWords(words));
}

function isOtherItem(word: string, phrase: Phrase | null, isOfCare: boolean): boolean {
  if (isOfCare) return isOtherThing(word) && phrase?.class !== 'none';
  if (phrase) return phrase.class === 'none' && isOtherThing(word);
  return (isEverydayNoun(word) || isOtherThing(word)) && !DESCRIBING.has(word);
}

/**
 * True if an everyday noun appears next to health vocabulary, so it is unclear what the line names (`covid test wall
 * calendar humor`).
 */
export function hasEverydayNoun(name: string): boolean {
  const words = mainWords(name);
  const isRegister = isRegisterLine(name);
  const careUpTo = endsInCareOnly(name) ? wordsUpToHead(name).length : 0;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseOfLine(words, at, isRegister);
    if (isOtherItem(words[at] ?? '', phrase, at < careUpTo)) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

/** True if any word outside the care phrases names another item, wherever it stands (`Eyeglass cord beaded`). */
export function hasOtherNoun(name: string): boolean {
  const words = itemWords(name);
  const isRegister = isRegisterLine(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseOfLine(words, at, isRegister);
    const word = words[at] ?? '';
    if (!phrase && (isEverydayNoun(word) || isOtherHead(word)) && !DESCRIBING.has(word)) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

function isUnknown(word: string): boolean {
  return word.length > 3 && /^\p{L}+$/u.test(word) && !isModifier(word) && !DESCRIBING.has(word);
}

/** True if the line contains a word that is neither in the vocabulary nor a size or color. */
export function hasUnknownWord(name: string): boolean {
  const words = mainWords(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (!phrase && isUnknown(words[at] ?? '')) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

/** Endings of adjectives, which may also follow the noun (`Knee scooter steerable`). */
const ADJECTIVE = /(?:able|ible|ed|less|ic|ical|eral|ous|ive|ant|ary)$/;

function isOpenHead(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isModifier(word) && !DESCRIBING.has(word) && !FORMS.has(word);
}

/**
 * True if a name ends in a noun that is neither care nor a form it is sold in (`Band-Aid organizer`, `Blood pressure
 * worksheet`). A word after a number is a unit.
 */
export function hasUnrelatedHead(name: string): boolean {
  const words = wordsUpToHead(name);
  const head = words.at(-1) ?? '';
  if (ROMANCE.test(name) && beginsWithCare(words) && !hasOnlySharedWords(words)) return false;
  if (words.length < 2 || !isOpenHead(head) || /^\d/.test(words.at(-2) ?? '')) return false;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const length = phrase?.words.length ?? 1;
    if (at + length === words.length && phrase) return phrase.class === 'none' && !DESCRIBING.has(head);
    at += length;
  }
  if (head.length < 4 || ADJECTIVE.test(head) || endsInProperName(name)) return false;
  return findApproximateClass(head, true) === null;
}

/**
 * True if a medicine's name is followed by an item that is not a dosage form (`Aspirin display`): the last word of the
 * name, whatever it is made of.
 */
export function hasObjectAfterMedicine(name: string): boolean {
  const words = mainWords(name).filter((word) => /^\p{L}/u.test(word));
  return [words, wordsUpToHead(name)].some(
    (list) => NOT_MEDICINES.has(list.at(-1) ?? '') && !isCompletePhrase(list),
  );
}

/** In Romance languages the noun comes first: the last word only describes it. */
const ROMANCE =
  /\s(?:de|du|des|del|di|da|et|y|e|con|per|para|pour|al|aux|sans|sin|senza|sem)\s|[àâçèéêëîïñòóôùúûãõ]/i;

function beginsWithCare(words: readonly string[]): boolean {
  const phrase = phraseAt(words, 0);
  return phrase !== null && phrase.class !== 'none';
}

/** True if a line states that it is for an everyday object (`Crutch tips for chair legs`). */
export function isForEverydayObject(name: string): boolean {
  return purposeWords(name).some((word) => isEverydayNoun(word) || isOtherThing(word) || PURPOSES.has(word));
}

/** True if every care word in the line is also used by other trades (`Pflaster`, `tampon`, `splint`). */
export function hasOnlySharedWords(words: readonly string[]): boolean {
  let found = false;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const length = phrase?.words.length ?? 1;
    if (phrase && phrase.class !== 'none') {
      if (length > 1 || !SHARED.has(words[at] ?? '')) return false;
      found = true;
    }
    at += length;
  }
  return found;
}
