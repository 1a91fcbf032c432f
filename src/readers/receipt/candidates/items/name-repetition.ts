import { wordsOf } from '../../lexicon/compile/phrase-matcher.ts';
import { foldText } from '../../text/clean-text.ts';

const IN_BRACKETS = /^(.*\S)\s*\((\p{L}[\p{L} &-]*)\)$/u;
/** A category of few words, not a condition or edition (`Used - Trade Paper`). */
const SHELF = /^(.*\S)\s*\((\p{L}[\p{L}&]*(?: [\p{L}&]+){0,2})\)$/u;

const IN_FORM = /(?:edition|audiobook)$/i;
const FORM = /(?<=\S{3}.*) (?:kindle edition|audible audiobook)$/i;

/** Removes a repetition of the name, such as its category (`Big Burrito (Burritos)`). */
export function removeRepetition(name: string): string {
  if (!name.endsWith(')')) return IN_FORM.test(name) ? name.replace(FORM, '') : name;
  const [, inner = '', shelf = ''] = IN_BRACKETS.exec(name) ?? [];
  if (inner === '') return name;
  const words = new Set(wordsOf(foldText(inner)).map(stemOf));
  return wordsOf(foldText(shelf)).every((word) => words.has(stemOf(word))) ? inner : name;
}

/** Removes the category in brackets that every item of a list has (`Pad See Ew (Noodles)`, `Iced Tea (Drinks)`). */
export function withoutShelves<Named extends { readonly name: string }>(
  items: readonly Named[],
): readonly Named[] {
  const bare = items.map(({ name }) => SHELF.exec(name)?.[1] ?? '');
  if (items.length < 2 || bare.includes('')) return items;
  return items.map((item, at) => ({ ...item, name: bare[at] ?? item.name }));
}

const NUMBERED = /^(\d{1,2})\. (?=.*\p{L})/u;

/** Removes the positions that the items of a list have (`1. Lamp`, `2. Rug`). */
export function withoutPositions<Named extends { readonly name: string }>(
  items: readonly Named[],
): readonly Named[] {
  const isListed = items.every(({ name }, at) => Number(NUMBERED.exec(name)?.[1]) === at + 1);
  if (items.length < 2 || !isListed) return items;
  return items.map((item) => ({ ...item, name: item.name.replace(NUMBERED, '') }));
}

function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s)$/, '') : word;
}
