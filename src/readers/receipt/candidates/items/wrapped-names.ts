import type { Line } from '../../page/page.ts';
import { cleanName, isDetail, isName, isWordy } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { openingCount } from './quantity.ts';

/** The article number before a name (`772691102879 GRK 9X3 RSS`), or alone in the line above it. */
const NUMBER_BEFORE = /^[\d-]{7,14}\s+(?=\S*\p{L})/u;
const NUMBER_ALONE = /^\d{6,14}$/;
/** The tax flag behind a complete name (`2X4-8 PREMIUM KD <A>`). */
const FLAG = /\s<[A-Z]>$/;
/** A name that goes on in the next line. */
const UNFINISHED = /(?:\s(?:&|\+|w\/)|[,-])$/;

/**
 * Completes names that registers wrap: the line above continues in the name, if it begins with an article number or
 * is directly below one, or ends unfinished behind a count. Removes flags behind names.
 */
export function withWrappedNames(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  return items.map((item) => {
    const name = wrappedName(item, lines, byLine) ?? item.name;
    const bare = name.replace(FLAG, '');
    return bare === item.name ? item : { ...item, name: bare };
  });
}

function wrappedName(
  { name, nameLine }: ItemCandidate,
  lines: readonly Line[],
  byLine: AmountsByLine,
): string | null {
  const above = lines[nameLine - 1];
  const text = above?.text ?? '';
  if (above?.cells.length !== 1 || !isWordy(text) || byLine.has(nameLine - 1)) return null;
  const numbered = text.replace(NUMBER_BEFORE, '');
  if (numbered !== text) {
    const isOther = FLAG.test(numbered) || NUMBER_BEFORE.test(lines[nameLine]?.text ?? '');
    return isOther ? null : `${numbered} ${name}`;
  }
  if (NUMBER_ALONE.test(lines[nameLine - 2]?.text ?? ''))
    return isName(cleanName(text)) && !isDetail(text) ? `${text} ${name}` : null;
  const counted = openingCount(text);
  return counted !== null && UNFINISHED.test(counted) ? `${counted} ${name}` : null;
}
