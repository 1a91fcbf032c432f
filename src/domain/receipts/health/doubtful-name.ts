import { isTrailing, wordsOfName, wordsOfPurpose } from './head-noun.ts';
import { itemWords } from './item-words.ts';
import { isEverydayNoun, isOtherThing } from './not-care.ts';
import { DESCRIBING_WORDS, SHARED_WORDS } from './vocabulary/shared-words.ts';
import { phraseAt } from './vocabulary-index.ts';

const DESCRIBING: ReadonlySet<string> = new Set(DESCRIBING_WORDS.trim().split(/\s+/).flatMap(itemWords));
const SHARED: ReadonlySet<string> = new Set(SHARED_WORDS.trim().split(/\s+/).flatMap(itemWords));

/**
 * True when a noun of everyday things stands in the line beside what the vocabulary knows: what the line names is in
 * doubt (`covid test wall calendar humor`).
 */
export function hasEverydayNoun(name: string): boolean {
  const words = wordsOfName(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (!phrase && isEverydayNoun(words[at] ?? '')) return true;
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

/** True when a line says that it is for a thing of every day (`Crutch tips for chair legs`). */
export function isForOther(name: string): boolean {
  return wordsOfPurpose(name).some((word) => isEverydayNoun(word) || isOtherThing(word));
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
