import { type Look, parseColor, type Rgb } from './css.ts';
import type { Matchable } from './stylesheet.ts';

const WHITE: Rgb = { r: 255, g: 255, b: 255, a: 1 };

/** An open element: how its text looks, and what it has opened in the layout. */
export interface Frame extends Matchable {
  isHidden: boolean;
  color: Rgb;
  background: Rgb | 'image';
  size: number;
  isBold: boolean;
  isStruck: boolean;
  /** Breaks and gaps of the source are shown. */
  isPre: boolean;
  /** Children stand side by side. */
  isRow: boolean;
  isBlock: boolean;
  /** What this element opened in the layout. */
  opened: 'row' | 'cell' | 'beside' | 'none';
  /** A row of side-by-side children is open under this element. */
  hasRow: boolean;
  itemType: string;
}

/** What holds before any element is open: black on white. */
export function rootFrame(): Frame {
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
    opened: 'none',
    hasRow: false,
    itemType: '',
  };
}

/** Colour and size of an old `font` element. */
export function applyFontTag(frame: Frame, attributes: Readonly<Record<string, string>>): void {
  frame.color = parseColor((attributes.color ?? '').toLowerCase()) ?? frame.color;
  if (attributes.size === '0') frame.size = 0;
}

/** Lays what a style says over an element. */
export function applyLook(frame: Frame, look: Look, parent: Frame): void {
  if (look.isHidden) frame.isHidden = true;
  if (look.color) frame.color = look.color;
  if (look.background === 'image') frame.background = 'image';
  else if (look.background && look.background.a > 0.5) frame.background = look.background;
  if (look.size !== null) frame.size = look.size < 0 ? parent.size * -look.size : look.size;
  if (look.isBold !== null) frame.isBold = look.isBold;
  if (look.isStruck) frame.isStruck = true;
  if (look.isPre) frame.isPre = true;
  if (look.isRow) frame.isRow = true;
  const isCell = frame.tag === 'td' || frame.tag === 'th' || frame.tag === 'tr';
  if (isCell) return;
  if (frame.isBlock && (look.isBeside || look.isInline)) frame.opened = 'beside';
  else if (!frame.isBlock && (look.isBeside || look.isInline)) frame.isRow = look.isBeside || frame.isRow;
}
