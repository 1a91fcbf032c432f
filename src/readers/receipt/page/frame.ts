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
  frame.isHidden ||= look.isHidden;
  frame.color = look.color ?? frame.color;
  frame.background = backgroundWith(look, frame.background);
  if (look.size !== null) frame.size = look.size < 0 ? parent.size * -look.size : look.size;
  frame.isBold = look.isBold ?? frame.isBold;
  frame.isStruck ||= look.isStruck;
  frame.isPre ||= look.isPre;
  frame.isRow ||= look.isRow;
  const isCell = frame.tag === 'td' || frame.tag === 'th' || frame.tag === 'tr';
  if (isCell || !(look.isBeside || look.isInline)) return;
  if (frame.isBlock) frame.opened = 'beside';
  else frame.isRow ||= look.isBeside;
}

/** A background that hardly covers leaves the one behind it. */
function backgroundWith({ background }: Look, behind: Frame['background']): Frame['background'] {
  const isSeen = background === 'image' || (background !== null && background.a > 0.5);
  return isSeen ? background : behind;
}
