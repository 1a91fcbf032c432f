import { approximateClass } from './approximate-word.ts';
import { isTrailing, wordsOfName, wordsOfPurpose, wordsToHead } from './head-noun.ts';
import { itemWords } from './item-words.ts';
import { classAtHead, isEverydayNoun, isNamedWhole, isOtherThing } from './not-care.ts';
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
  const words = wordsToHead(name);
  return isNamedWhole(words) || (classAtHead(name) !== null && !isSharedOnly(words));
}

function namesOtherAt(word: string, phrase: Phrase | null, isOfCare: boolean): boolean {
  if (isOfCare) return isOtherThing(word) && phrase?.class !== 'none';
  if (phrase) return phrase.class === 'none' && isOtherThing(word);
  return (isEverydayNoun(word) || isOtherThing(word)) && !DESCRIBING.has(word);
}

/**
 * True when a noun of everyday things stands in the line beside what the vocabulary knows: what the line names is in
 * doubt (`covid test wall calendar humor`).
 */
export function hasEverydayNoun(name: string): boolean {
  const words = wordsOfName(name);
  const careUpTo = endsInCareOnly(name) ? wordsToHead(name).length : 0;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (namesOtherAt(words[at] ?? '', phrase, at < careUpTo)) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

function isUnknown(word: string): boolean {
  return word.length > 3 && /^\p{L}+$/u.test(word) && !isTrailing(word) && !DESCRIBING.has(word);
}

/** True when a word stands in the line that neither the vocabulary knows nor only says how big or which color. */
export function hasUnknownWord(name: string): boolean {
  const words = wordsOfName(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (!phrase && isUnknown(words[at] ?? '')) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

/** Words formed so say how a thing is, also behind it (`Knee scooter steerable`). */
const ADJECTIVE = /(?:able|ible|ed|less|ic|ical|eral|ous|ive|ant|ary)$/;

function isOpenHead(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isTrailing(word) && !DESCRIBING.has(word) && !FORMS.has(word);
}

/**
 * True when a name ends in a noun that is no care and no form of it: only what care is called by, or sold in, is sure
 * to be care (`Band-Aid organizer`, `Blood pressure worksheet`). A word behind a count measures it.
 */
export function hasForeignHead(name: string): boolean {
  const words = wordsToHead(name);
  const head = words.at(-1) ?? '';
  if (ROMANCE.test(name) && beginsWithCare(words) && !isSharedOnly(words)) return false;
  if (words.length < 2 || !isOpenHead(head) || /^\d/.test(words.at(-2) ?? '')) return false;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const length = phrase?.words.length ?? 1;
    if (at + length === words.length && phrase) return phrase.class === 'none';
    at += length;
  }
  return head.length > 3 && !ADJECTIVE.test(head) && approximateClass(head) === null;
}

/**
 * True when a medicine's name is followed by a thing no medicine comes as (`Aspirin display`): the last word of the
 * name, whatever it is made of.
 */
export function hasThingBehindMedicine(name: string): boolean {
  const words = wordsOfName(name).filter((word) => /^\p{L}/u.test(word));
  return [words, wordsToHead(name)].some(
    (list) => NOT_MEDICINES.has(list.at(-1) ?? '') && !isNamedWhole(list),
  );
}

/** In Romance languages the noun comes first: what stands at the end only describes it. */
const ROMANCE =
  /\s(?:de|du|des|del|di|da|et|y|e|con|per|para|pour|al|aux|sans|sin|senza|sem)\s|[àâçèéêëîïñòóôùúûãõ]/i;

function beginsWithCare(words: readonly string[]): boolean {
  const phrase = phraseAt(words, 0);
  return phrase !== null && phrase.class !== 'none';
}

/** True when a line says that it is for a thing of every day (`Crutch tips for chair legs`). */
export function isForOther(name: string): boolean {
  return wordsOfPurpose(name).some(
    (word) => isEverydayNoun(word) || isOtherThing(word) || PURPOSES.has(word),
  );
}

/** True when every word of care in the line is one that other trades use too (`Pflaster`, `tampon`, `splint`). */
export function isSharedOnly(words: readonly string[]): boolean {
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
