import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
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
  if (maker === null || thing.length <= maker.length || !isThing(thing) || isPriced(index + 1)) return null;
  const line = lines[index];
  if (line && labeledQuantity(line) !== null) return null;
  for (let i = index + 2; i <= index + 4; i++) {
    const below = lines[i];
    if (!below || isPriced(i)) return null;
    const isSized = thing.includes(' - ') && SIZE.test(below.text);
    if (isSized || labeledQuantity(below) !== null) return `${maker.trim()} ${cleanName(thing)}`;
  }
  return null;
}

/** The only text next to the price, if it can be a brand. */
function makerIn(left: readonly string[]): string | null {
  const [maker, ...more] = left.filter((text) => /\p{L}/u.test(text));
  return maker !== undefined && more.length === 0 && MAKER.test(maker) ? maker : null;
}

function isThing(text: string): boolean {
  const isPhrase = text.includes(' ') && !/[,:\t]|[.!?]$/.test(text);
  return isPhrase && !isDetail(text) && isName(cleanName(text));
}
