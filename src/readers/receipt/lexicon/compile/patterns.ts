import { LANGUAGES } from '../languages.ts';
import type { Lexicon, NumberOwner, Patterns } from '../schema.ts';
import { alternativesOf } from './alternatives.ts';
import { prefixTree } from './prefix-tree.ts';

/** Scripts without blanks between words, or whose characters are not letters. Words have no boundary in them. */
const UNSPACED = /[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Letters that `\b` does not recognize. */
const NOT_LATIN = /(?=[^\p{Script=Latin}])\p{L}/u;

/** Any letters at the start of a word (`\p{L}*software`). */
const ANY_LETTERS = /^\\p\{L\}\*/;

/** Returns the alternatives of a pattern in all languages, for use in a group. */
export function anyOf(name: keyof Patterns): string {
  return entriesOf(name).join('|');
}

/** Returns the alternatives of a pattern in scripts without blanks. */
export function signsOf(name: keyof Patterns): string {
  return entriesOf(name)
    .filter((entry) => UNSPACED.test(entry))
    .join('|');
}

/**
 * Returns a pattern as whole words, for regular expressions without the `u` flag. Words of other scripts match
 * anywhere.
 */
export function wholeWords(name: keyof Patterns): string {
  return boundedBy('\\b', '\\b', entriesOf(name), NOT_LATIN).join('|');
}

/** Returns a pattern as whole words of letters, for regular expressions with the `u` flag. */
export function wholeLetterWords(name: keyof Patterns): string {
  return boundedByLetters(entriesOf(name)).join('|');
}

/** Combines several such patterns into parts that match faster in sequence than as alternatives. */
export function partsOfLetterWords(...names: readonly (keyof Patterns)[]): string[] {
  return boundedByLetters(names.flatMap(entriesOf));
}

/** Returns the number labels of an owner as whole words, for regular expressions with the `u` flag. */
export function numberLabelsOf(owner: NumberOwner): string {
  const number = String.raw`(?:[\s-]?(?:(?:${anyOf('numberNoun')})(?![\p{L}\d])\.?|#|№|n[o°º]))?`;
  return boundedByLetters(
    collect((lexicon) => lexicon.numberLabels?.[owner]).map((entry) => entry.replaceAll('{number}', number)),
  ).join('|');
}

/** Returns the words that only one language has. */
export function markersOf(language: string): string {
  const markers = LANGUAGES.find((lexicon) => lexicon.language === language)?.markers;
  if (markers === undefined) throw new RangeError(`The lexicon has no markers for ${language}.`);
  return alternativesOf(markers).join('|');
}

/** After `\p{L}*` a boundary is useless: search for the rest directly instead of from every word. */
function boundedByLetters(entries: readonly string[]): string[] {
  const [before, after] = ['(?<!\\p{L})', '(?!\\p{L})'];
  const ends = entries.filter((entry) => ANY_LETTERS.test(entry));
  const words = entries.filter((entry) => !ANY_LETTERS.test(entry));
  return [
    ...boundedBy(before, after, words, UNSPACED),
    ...ends.map((entry) => entry.replace(ANY_LETTERS, '') + after),
  ];
}

function boundedBy(before: string, after: string, entries: readonly string[], unbounded: RegExp): string[] {
  const words = prefixTree(entries.filter((entry) => !unbounded.test(entry)));
  const signs = entries.filter((entry) => unbounded.test(entry));
  return [...(words === '' ? [] : [`${before}(?:${words})${after}`]), ...signs];
}

/** Many expressions are built from the same patterns. */
const entriesByName = new Map<keyof Patterns, readonly string[]>();

function entriesOf(name: keyof Patterns): readonly string[] {
  const known = entriesByName.get(name);
  if (known) return known;
  const entries = collect((lexicon) => lexicon.patterns?.[name]);
  entriesByName.set(name, entries);
  return entries;
}

function collect(textOf: (lexicon: Lexicon) => string | undefined): string[] {
  return [...new Set(LANGUAGES.flatMap((lexicon) => alternativesOf(textOf(lexicon) ?? '')))];
}
