import type { Cell, Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isWordy } from './item-names.ts';
import { type AmountsByLine, isFormerPrice } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { type NameWording, ONLY_TEXT, readWording } from './name-wording.ts';

/** Lines above and below a price that may name its item. */
const LINES_ABOVE_MAX = 9;
const LINES_BELOW_MAX = 3;
const LETTERS_MAX = 40;

/** A text near the price of an item, which may be its name. */
export interface NearbyText {
  readonly cell: Cell;
  readonly line: number;
  /** The text as a name, without counts and codes. */
  readonly name: string;
  /** The name that was found for the item. */
  readonly isCurrent: boolean;
  /** Share of the other items that have a text of this look, or at this place. */
  readonly lookShare: number;
  readonly placeShare: number;
  /** In the order of `NAME_FEATURES`. */
  readonly features: readonly number[];
}

/** An item with the texts near its price. */
export interface ItemTexts {
  readonly item: ItemCandidate;
  readonly texts: readonly NearbyText[];
}

type Side = 'above' | 'beside' | 'below';

/** The item rows of a page by the lines of their names, with its lines and amounts, and the wordings that were read. */
interface PageRows {
  readonly named: ReadonlyMap<number, readonly ItemCandidate[]>;
  readonly lines: readonly Line[];
  readonly byLine: AmountsByLine;
  readonly wordings: Map<Cell, NameWording | null>;
}

/** A text before its page is known. */
interface Text extends Omit<NearbyText, 'features' | 'lookShare' | 'placeShare'> {
  readonly wording: NameWording;
  readonly side: Side;
  readonly distance: number;
  /** Side, style and column: what the names of a list have in common. */
  readonly look: string;
  /** Distance, cell and style: where the names of a list are. */
  readonly place: string;
  /** It looks like a name, and no price is beside it. */
  readonly mayName: boolean;
  readonly isBesideFormer: boolean;
  /** It is the name of another row. */
  readonly namesOther: boolean;
}

/**
 * The texts near the price of each item, up to the prices of its neighbors. Cards beside each other are left out: they
 * are read by their columns.
 */
export function textsOfItems(
  rows: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): ItemTexts[] {
  const rowsOf = Map.groupBy(rows, ({ line }) => line);
  const items = rows
    .filter(({ line, doubt }) => (doubt ?? 'name') === 'name' && rowsOf.get(line)?.length === 1)
    .sort((a, b) => a.line - b.line);
  const named = Map.groupBy(rows, ({ nameLine }) => nameLine);
  const page = { named, lines, byLine, wordings: new Map() };
  const ranges = items.map((item, at) => {
    const from = Math.max((items[at - 1]?.line ?? -1) + 1, item.line - LINES_ABOVE_MAX);
    const to = Math.min((items[at + 1]?.line ?? lines.length) - 1, item.line + LINES_BELOW_MAX);
    return { item, from, to, hasChoice: hasChoice(lines, from, to) };
  });
  const blocks = ranges.map((range) => ({ ...range, texts: textsBetween(range, page) }));
  const looks = blocksBy(blocks, (text) => (text.mayName ? text.look : null));
  const places = blocksBy(blocks, ({ place }) => place);
  const shareOf = (count = 0) => (count > 1 ? (count - 1) / (items.length - 1) : 0);
  return blocks.flatMap(({ item, hasChoice, texts }) => {
    if (!hasChoice) return [];
    const current = texts.find(({ isCurrent }) => isCurrent);
    return {
      item,
      texts: texts.map((text) => {
        const lookShare = shareOf(looks.get(text.look));
        const placeShare = shareOf(places.get(text.place));
        const features = featuresOf(text, current ?? text, lookShare, placeShare);
        return { ...text, lookShare, placeShare, features };
      }),
    };
  });
}

/** The lines near an item's price. */
interface Range {
  readonly item: ItemCandidate;
  readonly from: number;
  readonly to: number;
  readonly hasChoice: boolean;
}

/** A plain table has one text in each row, which is the name. */
function hasChoice(lines: readonly Line[], from: number, to: number): boolean {
  let words = 0;
  for (let line = from; line <= to; line++)
    for (const { text } of lines[line]?.cells ?? []) if (isWordy(text)) words += 1;
  return words > 1;
}

function textsBetween({ item, from, to, hasChoice }: Range, page: PageRows): Text[] {
  const texts: Text[] = [];
  for (let line = from; line <= to; line++)
    for (const [index, cell] of page.lines[line]?.cells.entries() ?? []) {
      const wording = hasChoice ? wordingOf(cell, line, index, page) : isWordy(cell.text) ? ONLY_TEXT : null;
      const text = wording && textAt(line, index, wording, item, page);
      if (text) texts.push(text);
    }
  const current = texts.find(({ isCurrent }) => isCurrent);
  return texts.map((text) => ({ ...text, isCurrent: text === current }));
}

/** The text of a cell; null if it cannot be a name. */
function textAt(
  line: number,
  index: number,
  wording: NameWording,
  item: ItemCandidate,
  { named, lines, byLine }: PageRows,
): Text | null {
  const cells = lines[line]?.cells ?? [];
  const cell = cells[index];
  if (!cell) return null;
  const owners = (named.get(line) ?? []).filter((row) => isSameText(cell.text, wording.name, row.name));
  const isCurrent = owners.includes(item);
  if (!isCurrent && !wording.isName && !wording.isUncertain) return null;
  const distance = line - item.line;
  const side = distance < 0 ? 'above' : distance === 0 ? 'beside' : 'below';
  const style = `${cell.isBold} ${cell.size}`;
  const isPriced = distance !== 0 && byLine.has(line);
  return {
    ...{ cell, line, name: wording.name, wording, side, distance, isCurrent },
    look: `${side} ${style} ${cell.column}`,
    place: `${distance} ${index} ${cells.length} ${style}`,
    mayName: wording.isName && !wording.isDetail && !isPriced,
    isBesideFormer: distance !== 0 && isFormerPrice(byLine.get(line) ?? []),
    namesOther: owners.some((row) => row !== item),
  };
}

/** Neighbors share texts, so each is read once. */
function wordingOf(cell: Cell, line: number, index: number, page: PageRows): NameWording | null {
  const known = page.wordings.get(cell);
  if (known !== undefined) return known;
  const amounts = (page.byLine.get(line) ?? []).filter(({ amount }) => amount.cell === index);
  const wording = readWording(cell, amounts);
  page.wordings.set(cell, wording);
  return wording;
}

function isSameText(text: string, name: string, found: string): boolean {
  return name === found || foldText(text).includes(foldText(found));
}

/** The number of items by what a key says of their texts. */
function blocksBy(
  blocks: readonly { readonly texts: readonly Text[] }[],
  keyOf: (text: Text) => string | null,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { texts } of blocks)
    for (const key of new Set(texts.map(keyOf)))
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What is known of a text, beside the current name of its item and the texts of other items. */
interface Facts extends Pick<NearbyText, 'lookShare' | 'placeShare'> {
  readonly text: Text;
  readonly wording: NameWording;
  readonly current: Text;
  /** From 0 to 1. */
  readonly letters: number;
}

/** Features of a text by what they say: yes or no, or from 0 to 1. */
const FEATURES: Readonly<Record<string, (facts: Facts) => boolean | number>> = {
  'is a name': ({ wording }) => wording.isName,
  'is a detail': ({ wording }) => wording.isDetail,
  'is a variant': ({ wording }) => wording.isVariant,
  'opens a sentence': ({ wording }) => wording.opensSentence,
  'starts with a digit': ({ text }) => /^\d/.test(text.name),
  'starts with a mark': ({ wording }) => wording.startsWithMark,
  'has separators': ({ wording }) => wording.hasSeparators,
  'is one word': ({ wording }) => wording.words === 1,
  'has three to eight words': ({ wording }) => wording.words >= 3 && wording.words <= 8,
  letters: ({ letters }) => letters,
  'holds an amount': ({ text, wording }) => text.side !== 'beside' && wording.holdsAmount,
  'states a count': ({ wording }) => wording.statesCount,
  'names another item': ({ text }) => text.namesOther,
  'beside a former price': ({ text }) => text.isBesideFormer,
  above: ({ text }) => text.side === 'above',
  beside: ({ text }) => text.side === 'beside',
  below: ({ text }) => text.side === 'below',
  'far below': ({ text }) => text.distance > 1,
  'directly above the current name': ({ text, current }) => text.line === current.line - 1,
  'larger than the current name': ({ text, current }) => text.cell.size > current.cell.size,
  'smaller than the current name': ({ text, current }) => text.cell.size < current.cell.size,
  'other items have such a text': ({ lookShare }) => lookShare,
  'other items have a text at this place': ({ placeShare }) => placeShare,
  'above, less bold than the current name': ({ text, current }) =>
    text.side === 'above' && current.cell.isBold && !text.cell.isBold,
  'above, is a name': ({ text, wording }) => text.side === 'above' && wording.isName,
  'above, other items have such a text': ({ text, lookShare }) => (text.side === 'above' ? lookShare : 0),
  'below, other items have such a text': ({ text, lookShare }) => (text.side === 'below' ? lookShare : 0),
  current: ({ text }) => text.isCurrent,
  'current, is a name': ({ text, wording }) => text.isCurrent && wording.isName,
  'current, beside': ({ text }) => text.isCurrent && text.side === 'beside',
  'current, letters': ({ text, letters }) => (text.isCurrent ? letters : 0),
  'current, other items have such a text': ({ text, lookShare }) => (text.isCurrent ? lookShare : 0),
};

/** The names of the features, in order. */
export const NAME_FEATURES = Object.keys(FEATURES);
const FEATURE_LIST = Object.values(FEATURES);

function featuresOf(text: Text, current: Text, lookShare: number, placeShare: number): number[] {
  const { wording } = text;
  const letters = Math.min(wording.letters, LETTERS_MAX) / LETTERS_MAX;
  const facts = { text, wording, current, letters, lookShare, placeShare };
  return FEATURE_LIST.map((feature) => Number(feature(facts)));
}
