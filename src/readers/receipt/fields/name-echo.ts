import { wordsOf } from '../lexicon/phrase-matcher.ts';
import { foldText } from '../page/clean-text.ts';

const IN_BRACKETS = /^(.*\S)\s*\((\p{L}[\p{L} &-]*)\)$/u;
const BOOK =
  /^(.{3,}?) by \p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,4}(?: \((?:hardcover|paperback|mass market paperback|board book|kindle edition|e-?book|nook book|audiobook|audio cd|audible audiobook)\))$/iu;

/** A name without what only repeats it: the shelf it stands on (`Big Burrito (Burritos)`), author and binding of a book. */
export function withoutEcho(name: string): string {
  if (!name.endsWith(')')) return name.replace(/(?<=\S{3}.*) (?:kindle edition|audible audiobook)$/i, '');
  const book = BOOK.exec(name)?.[1];
  if (book !== undefined) return book;
  const [, own = '', shelf = ''] = IN_BRACKETS.exec(name) ?? [];
  if (own === '') return name;
  const words = new Set(wordsOf(foldText(own)).map(stemOf));
  return wordsOf(foldText(shelf)).every((word) => words.has(stemOf(word))) ? own : name;
}

function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s)$/, '') : word;
}
