import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { cleanName, isBareLabel, isDetail, isName } from './item-names.ts';
import { isVariant } from './item-variant.ts';
import { labeledQuantity } from './quantity.ts';

const MAKER = /^\s*\p{L}[\p{L}.&'’®-]*(?: [\p{L}.&'’®-]+){0,2}\s*$/u;

/** An item's size, which clothing stores print below it. */
const SIZE = new RegExp(String.raw`^\s*(?:${anyOf('sizeLabel')})\s?:`, 'i');

/** Combines a brand next to the price with the product below it, if a count or size follows; otherwise null. */
export function brandedName(
  lines: readonly Line[],
  index: number,
  left: readonly string[],
  isPriced: (line: number) => boolean,
): string | null {
  const thing = lines[index + 1]?.text ?? '';
  const maker = makerIn(left);
  const line = lines[index];
  const isNoThing = maker === null || thing.length <= maker.length || isPriced(index + 1);
  if (!line || isNoThing || !isThing(thing, isBoldMaker(line, maker))) return null;
  if (labeledQuantity(line) !== null) return null;
  for (let i = index + 2; i <= index + 4; i++) {
    const below = lines[i];
    if (!below) return null;
    const isSized = (thing.includes(' - ') && SIZE.test(below.text)) || isVariant(below.text);
    if (isSized || labeledQuantity(below) !== null) return `${maker.trim()} ${cleanName(thing)}`;
    if (isPriced(i)) return null;
  }
  return null;
}

function isBoldMaker({ cells }: Line, maker: string): boolean {
  return cells.some(({ text, isBold }) => isBold && text === maker);
}

/** The only text next to the price, if it can be a brand. */
function makerIn(left: readonly string[]): string | null {
  const [maker, ...more] = left.filter((text) => /\p{L}/u.test(text));
  return maker !== undefined && more.length === 0 && mayBeMaker(maker) && !isBareLabel(maker) ? maker : null;
}

/** True for up to three words without digits, which can be a brand. */
export function mayBeMaker(text: string): boolean {
  return MAKER.test(text);
}

/** A phrase that can be a name; below a bold brand, one word is enough. */
function isThing(text: string, mayBeWord: boolean): boolean {
  const isPhrase = (mayBeWord || text.includes(' ')) && !/[,:\t]|[.!?]$/.test(text);
  return isPhrase && !isDetail(text) && isName(cleanName(text));
}
