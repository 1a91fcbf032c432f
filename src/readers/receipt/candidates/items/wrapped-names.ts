import type { Line } from '../../page/page.ts';
import { cleanName, isDetail, isName, isWordy } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { leadingCount, openingCount, withoutLeadingCount } from './quantity.ts';

/**
 * The article number before a name (`772691102879 GRK 9X3 RSS`; `31191704612 FSA` has a flag behind it), or alone in
 * the line above it.
 */
const NUMBER_BEFORE = /^[\d-]{7,14}\s+(?=\S*\p{L})(?!\p{Lu}{1,4}$)/u;
const NUMBER_ALONE = /^(?:\p{L}{3,4}[.:#]{1,2} ?)?\d{6,14}$/u;
const COUNT_OR_CODE = /^[\d./-]{1,14}$/;
/** The tax flag behind a complete name (`2X4-8 PREMIUM KD <A>`). */
const FLAG = /\s<[A-Z]>$/;
/** A name that goes on in the next line. */
const UNFINISHED = /(?:\s(?:&|\+|w\/)|[,-])$/;

/**
 * Completes names that registers wrap: the line above continues in the name, if it begins with an article number or
 * is directly below one, or begins with a count and ends unfinished or in capitals. Removes flags behind names.
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

/** True for the cells of a row that goes on in the next line (`1 | 150140 | Harley Benton ST-20`). */
function isRowBegun({ cells }: Line): boolean {
  const name = cells.at(-1)?.text ?? '';
  return (
    cells.slice(0, -1).every(({ text }) => COUNT_OR_CODE.test(text)) &&
    isWordy(name) &&
    isName(cleanName(name))
  );
}

function wrappedName(
  { name, nameLine }: ItemCandidate,
  lines: readonly Line[],
  byLine: AmountsByLine,
): string | null {
  const above = lines[nameLine - 1];
  if (!above || !isWordy(above.text) || byLine.has(nameLine - 1)) return null;
  if (above.cells.length > 1) return isRowBegun(above) ? `${above.cells.at(-1)?.text} ${name}` : null;
  const begun = beginningIn(above.text, lines[nameLine - 2]?.text ?? '', lines[nameLine]?.text ?? '');
  return begun === null ? null : `${begun} ${name}`;
}

/** The beginning of a name in the line above; null if that line is about something else. */
function beginningIn(text: string, before: string, printed: string): string | null {
  const numbered = text.replace(NUMBER_BEFORE, '');
  if (numbered !== text) return FLAG.test(numbered) || NUMBER_BEFORE.test(printed) ? null : numbered;
  if (NUMBER_ALONE.test(before)) return isName(cleanName(text)) && !isDetail(text) ? text : null;
  const counted = openingCount(text);
  if (counted !== null && UNFINISHED.test(counted)) return counted;
  const isOfRegister = leadingCount(text) !== null && isInCapitals(text) && isInCapitals(printed);
  return isOfRegister && leadingCount(printed) === null ? withoutLeadingCount(text) : null;
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
