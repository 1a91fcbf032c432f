import { type InlineStyle, parseColor, type Rgb } from './css.ts';
import type { Matchable } from './stylesheet.ts';

const WHITE: Rgb = { r: 255, g: 255, b: 255, a: 1 };

/** An open element: its text style and what it opened in the layout. */
export interface OpenElement extends Matchable {
  isHidden: boolean;
  color: Rgb;
  background: Rgb | 'image';
  size: number;
  isBold: boolean;
  isStruck: boolean;
  /** Line breaks and spaces of the source are preserved. */
  isPre: boolean;
  /** Children are laid out side by side. */
  isRow: boolean;
  isBlock: boolean;
  /** A margin or padding separates its text from what follows. */
  isSpaced: boolean;
  /** What this element opened in the layout. */
  opened: 'row' | 'cell' | 'beside' | 'none';
  /** A row of side-by-side children is open in this element. */
  hasRow: boolean;
  /** Percent of the parent's width; 0 if unknown. */
  width: number;
  isWidthImportant: boolean;
  /** Sum of the widths of the children in the open row. */
  rowWidth: number;
  isFloatedRight: boolean;
  isInlineBox: boolean;
  isCleared: boolean;
  /** The open row has only children that float to the right, so that the block after them is left of them. */
  isRowOfRight: boolean;
  /** The open row consists of floated words, so that text beside them belongs to it. */
  isRowOfWords: boolean;
  itemType: string;
}

/** Initial state before any element is open: black text on white. */
export function createRootElement(): OpenElement {
  return {
    tag: '',
    id: '',
    classes: [],
    isHidden: false,
    color: { r: 0, g: 0, b: 0, a: 1 },
    background: WHITE,
    size: 14,
    isBold: false,
    isStruck: false,
    isPre: false,
    isRow: false,
    isBlock: true,
    isSpaced: false,
    opened: 'none',
    hasRow: false,
    width: 0,
    isWidthImportant: false,
    rowWidth: 0,
    isFloatedRight: false,
    isInlineBox: false,
    isCleared: false,
    isRowOfRight: false,
    isRowOfWords: false,
    itemType: '',
  };
}

/** Applies color and size of a legacy `font` element. */
export function applyFontTag(element: OpenElement, attributes: Readonly<Record<string, string>>): void {
  element.color = parseColor((attributes.color ?? '').toLowerCase()) ?? element.color;
  if (attributes.size === '0') element.size = 0;
}

/** Applies a style to an element. */
export function applyStyle(element: OpenElement, style: InlineStyle, parent: OpenElement): void {
  element.isHidden ||= style.isHidden;
  element.color = style.color ?? element.color;
  element.background = backgroundWith(style, element.background);
  if (style.size !== null) element.size = style.size < 0 ? parent.size * -style.size : style.size;
  element.isBold = style.isBold ?? element.isBold;
  element.isStruck ||= style.isStruck;
  element.isPre ||= style.isPre;
  element.isRow ||= style.isRow;
  element.isSpaced ||= style.isSpaced;
  element.isFloatedRight ||= style.isFloatedRight;
  element.isCleared ||= style.isCleared;
  if (style.width !== null && (style.isWidthImportant || !element.isWidthImportant)) {
    element.width = style.width;
    element.isWidthImportant = style.isWidthImportant;
  }
  if (element.tag !== 'td' && element.tag !== 'th' && element.tag !== 'tr') place(element, style, parent);
}

/** Places an element that is no table cell: in its own lines, beside its siblings, or in its own cell of a line. */
function place(element: OpenElement, style: InlineStyle, parent: OpenElement): void {
  element.isBlock ||= style.isBlock;
  element.isInlineBox ||= style.isInline;
  // Inline boxes with widths are columns.
  if (!element.isBlock && element.isInlineBox && element.width > 0) element.isRow = true;
  if (!style.isFloated && !style.isInline) return;
  const isOfRow = style.isFloatedLeft || (style.isFloated && parent.isRowOfWords);
  if (element.isBlock || isOfRow) element.opened = 'beside';
  else element.isRow ||= style.isFloated;
}

/** A mostly transparent background does not change the one behind it. */
function backgroundWith(
  { background }: InlineStyle,
  behind: OpenElement['background'],
): OpenElement['background'] {
  const isSeen = background === 'image' || (background !== null && background.a > 0.5);
  return isSeen ? background : behind;
}
