import { foldText } from '../../text/clean-text.ts';

/** A phrase found in a text, by word positions (character positions for CJK phrases). */
export interface PhraseHit<Name extends string> {
  readonly name: Name;
  readonly phrase: string;
  /** Index of the first word and of the word after the last. */
  readonly from: number;
  readonly to: number;
}

interface Entry<Name extends string> {
  readonly name: Name;
  readonly phrase: string;
  readonly words: readonly string[];
}

/** Scripts without blanks between words (including Thai), or with attached endings. */
const CJK = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Matches phrases of named lists in texts, longest first. `keep` restricts it to the phrases that it accepts. */
export class PhraseMatcher<Name extends string> {
  readonly #byFirst = new Map<string, Entry<Name>[]>();
  readonly #cjk: Entry<Name>[] = [];

  constructor(
    lists: readonly (readonly [name: Name, phrases: readonly string[]])[],
    keep?: (phrase: string) => boolean,
  ) {
    for (const entry of entriesOf(lists)) {
      const [first = ''] = entry.words;
      if (keep?.(entry.words.join(' ')) === false) continue;
      if (CJK.test(first)) this.#cjk.push(entry);
      else this.#add(first, entry);
    }
    for (const entries of this.#byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
    this.#cjk.sort((a, b) => b.phrase.length - a.phrase.length);
  }

  /** Returns hits by position. Of overlapping hits, the longer one wins, then the earlier one. */
  find(folded: string): PhraseHit<Name>[] {
    const words = wordsOf(folded);
    const hits: PhraseHit<Name>[] = [];
    for (let at = 0; at < words.length; ) {
      const entry = this.#longestAt(words, at);
      if (entry) {
        hits.push({ name: entry.name, phrase: entry.phrase, from: at, to: at + entry.words.length });
        at += entry.words.length;
      } else at += 1;
    }
    if (CJK.test(folded)) this.#findCjk(folded.replace(/\s+/g, ''), hits);
    return hits;
  }

  #longestAt(words: readonly string[], at: number): Entry<Name> | null {
    const entries = this.#byFirst.get(words[at] ?? '');
    if (!entries) return null;
    for (const entry of entries) {
      let i = 1;
      while (i < entry.words.length && words[at + i] === entry.words[i]) i += 1;
      if (i >= entry.words.length) return entry;
    }
    return null;
  }

  #findCjk(text: string, hits: PhraseHit<Name>[]): void {
    const taken: [number, number][] = [];
    for (const entry of this.#cjk) {
      let at = text.indexOf(entry.phrase);
      for (let found = 0; at >= 0 && found < 4; found++) {
        const to = at + entry.phrase.length;
        const from = at;
        if (!taken.some(([a, b]) => from < b && to > a)) {
          taken.push([from, to]);
          hits.push({ name: entry.name, phrase: entry.phrase, from, to });
        }
        at = text.indexOf(entry.phrase, to);
      }
    }
    hits.sort((a, b) => a.from - b.from);
  }

  #add(first: string, entry: Entry<Name>): void {
    const entries = this.#byFirst.get(first);
    if (entries) entries.push(entry);
    else this.#byFirst.set(first, [entry]);
  }
}

/** Words of a folded text: runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Compiles each phrase once. Throws when a phrase has two meanings. */
function entriesOf<Name extends string>(
  lists: readonly (readonly [name: Name, phrases: readonly string[]])[],
): Entry<Name>[] {
  const entries = new Map<string, Entry<Name>>();
  for (const [name, phrases] of lists) {
    for (const raw of phrases) {
      const entry = entryOf(name, raw);
      const known = entries.get(entry.phrase);
      if (known && known.name !== name)
        throw new RangeError(`The phrase "${entry.phrase}" stands for ${known.name} and for ${name}.`);
      if (!known) entries.set(entry.phrase, entry);
    }
  }
  return [...entries.values()];
}

function entryOf<Name extends string>(name: Name, raw: string): Entry<Name> {
  const folded = foldText(raw);
  const words = wordsOf(folded);
  const [first] = words;
  if (first === undefined) throw new RangeError(`The phrase "${raw}" of ${name} has no word.`);
  return { name, phrase: CJK.test(first) ? folded.replace(/\s+/g, '') : words.join(' '), words };
}
