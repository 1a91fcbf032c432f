import { HEALTH_CLASSES, type HealthClass, type ItemClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import { LOOK_ALIKES } from './vocabulary/look-alikes.ts';
import { WORD_TABLES } from './vocabulary/word-tables.ts';
import { EAST_ASIAN_WORDS } from './vocabulary/world.ts';

/**
 * Strength of a phrase. `doubtful`: also means something else and needs support; `weak`: overridden by any
 * contradicting word; `generic` (a form such as eye drops): overridden by any other name; `strong`: overrides
 * look-alikes.
 */
export type PhraseStrength = 'doubtful' | 'weak' | 'generic' | 'plain' | 'strong';

/** One phrase of the vocabulary. Class `none` marks a look-alike. */
export interface Phrase {
  readonly words: readonly string[];
  readonly class: ItemClass;
  readonly strength: PhraseStrength;
}

const CLASS_IDS: ReadonlySet<string> = new Set(HEALTH_CLASSES);

function isHealthClassId(id: string): id is HealthClass {
  return CLASS_IDS.has(id);
}

const byKey = new Map<string, Phrase>();
const byFirstWord = new Map<string, Phrase[]>();

function addPhrase(text: string, itemClass: ItemClass, strength: PhraseStrength): void {
  const words = itemWords(text);
  if (words.length === 0) return;
  const key = words.join(' ');
  const known = byKey.get(key);
  if (known) {
    const meetsLookAlike = itemClass === 'none' && known.class !== 'none' && known.strength !== 'strong';
    const weaker = known.class === itemClass && strength === 'weak' && known.strength === 'plain';
    if (meetsLookAlike || weaker)
      byKey.set(key, { ...known, strength: meetsLookAlike ? 'doubtful' : 'weak' });
    else if (strength === 'strong' && known.strength !== 'strong')
      byKey.set(key, { words, class: itemClass, strength });
    return;
  }
  byKey.set(key, { words, class: itemClass, strength });
}

function addList(list: string, itemClass: ItemClass): void {
  for (const raw of list.split(',')) {
    const entry = raw.trim();
    if (entry.startsWith('!')) addPhrase(entry.slice(1), itemClass, 'strong');
    else if (entry.startsWith('?')) addPhrase(entry.slice(1), itemClass, 'generic');
    else if (entry.startsWith('~')) addPhrase(entry.slice(1), itemClass, 'weak');
    else addPhrase(entry, itemClass, 'plain');
  }
}

for (const table of WORD_TABLES) {
  for (const [id, list] of Object.entries(table)) {
    if (isHealthClassId(id)) addList(list, id);
  }
}
addList(LOOK_ALIKES, 'none');

for (const phrase of byKey.values()) {
  const first = phrase.words[0] ?? '';
  const list = byFirstWord.get(first);
  if (list) list.push(phrase);
  else byFirstWord.set(first, [phrase]);
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);

/** Number of phrases that name a health class, for display. */
export const VOCABULARY_SIZE: number = [...byKey.values()].filter((phrase) => phrase.class !== 'none').length;

/** Single-word phrases that name a health class: truncated and misspelled words are compared with these. */
export const SINGLE_WORD_PHRASES: readonly Phrase[] = [...byKey.values()].filter(
  (phrase) => phrase.words.length === 1 && phrase.class !== 'none',
);

/** Multi-word phrases: abbreviated register words are compared with these. */
export const MULTI_WORD_PHRASES: readonly Phrase[] = [...byKey.values()].filter(
  (phrase) => phrase.words.length > 1,
);

/** True if the word is a phrase itself or starts one. */
export function isVocabularyWord(word: string): boolean {
  return byFirstWord.has(word);
}

/** The letters of German umlauts spelled as two: `loeser` gives `loser`, as the vocabulary spells `löser`. */
export function withoutUmlautPairs(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

const PAIRED_MIN = 6;

/** A word as the vocabulary spells it, if it differs only in its umlauts (`abfuehr`). */
export function vocabularySpelling(word: string): string {
  if (word.length < PAIRED_MIN || isVocabularyWord(word)) return word;
  const respelled = withoutUmlautPairs(word);
  return isVocabularyWord(respelled) ? respelled : word;
}

/** Returns the longest phrase that starts at this index, or null. */
export function phraseAt(words: readonly string[], at: number): Phrase | null {
  const candidates = byFirstWord.get(words[at] ?? '');
  if (!candidates) return null;
  for (const phrase of candidates) {
    if (phrase.words.length > words.length - at) continue;
    if (phrase.words.every((word, index) => words[at + index] === word)) return phrase;
  }
  return null;
}

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const eastAsian: readonly (readonly [string, HealthClass])[] = Object.entries(EAST_ASIAN_WORDS)
  .flatMap(([id, list]) =>
    isHealthClassId(id) ? list.split(',').map((word): [string, HealthClass] => [word.trim(), id]) : [],
  )
  .sort((a, b) => b[0].length - a[0].length);

/**
 * Returns the class of the last Chinese, Japanese or Korean word inside a name, which is its head (`バンテリン サポーター`
 * is a support), or null. Of words that end at the same letter, the longest counts.
 */
export function eastAsianClass(name: string): HealthClass | null {
  if (!EAST_ASIAN.test(name)) return null;
  const text = name.normalize('NFKC').toLowerCase();
  let end = 0;
  let found: HealthClass | null = null;
  for (const [word, itemClass] of eastAsian) {
    const at = text.lastIndexOf(word);
    if (at < 0 || at + word.length <= end) continue;
    end = at + word.length;
    found = itemClass;
  }
  return found;
}
