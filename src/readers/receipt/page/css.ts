/** The subset of CSS that decides whether text is visible. */

/** Visibility properties of a style; null where the style does not set one. */
export interface InlineStyle {
  readonly isHidden: boolean;
  readonly color: Rgb | null;
  /** A color, `image` for a picture or gradient, or null. */
  readonly background: Rgb | 'image' | null;
  /** Pixels; a negative value is a factor of the parent's size (`-1.5` for `1.5em`). */
  readonly size: number | null;
  readonly isBold: boolean | null;
  readonly isStruck: boolean;
  /** Line breaks and spaces of the source are preserved. */
  readonly isPre: boolean;
  /** `isRow`: children are laid out side by side (flex row). `isFloated`: the element itself is (float, table cell). */
  readonly isRow: boolean;
  readonly isFloated: boolean;
  readonly isInline: boolean;
  /** The element starts and ends a line. */
  readonly isBlock: boolean;
  readonly isFloatedLeft: boolean;
  readonly isFloatedRight: boolean;
  /** The element is below the floats before it. */
  readonly isCleared: boolean;
  /** A margin, a padding or the width of its box separates inline text from what follows it. */
  readonly isSpaced: boolean;
  /** Percent of the parent's width, or null. */
  readonly width: number | null;
  readonly isWidthImportant: boolean;
}

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const PLAIN: InlineStyle = {
  isHidden: false,
  color: null,
  background: null,
  size: null,
  isBold: null,
  isStruck: false,
  isPre: false,
  isRow: false,
  isFloated: false,
  isInline: false,
  isBlock: false,
  isFloatedLeft: false,
  isFloatedRight: false,
  isCleared: false,
  isSpaced: false,
  width: null,
  isWidthImportant: false,
};

const cache = new Map<string, InlineStyle>();
const CACHE_MAX = 2000;

/** Parses the declarations of a `style` attribute or rule body. */
export function parseInlineStyle(style: string): InlineStyle {
  const known = cache.get(style);
  if (known) return known;
  const look = readDeclarations(style.slice(0, 4000).toLowerCase());
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(style, look);
  return look;
}

const BLOCK_DISPLAYS = new Set(['block', 'list-item', 'table', 'table-row', 'flow-root', 'grid']);

function readDeclarations(style: string): InlineStyle {
  const values = new Map<string, string>();
  let isWidthImportant = false;
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1);
    if (property === 'width' && value.includes('!important')) isWidthImportant = true;
    values.set(property, value.replace('!important', '').trim());
  }
  if (values.size === 0) return PLAIN;
  const get = (name: string) => values.get(name) ?? '';
  const display = get('display');
  const size = sizeOf(get('font-size') || fontShorthandSize(get('font')));
  const weight = get('font-weight');
  return {
    isHidden: isHidden(get),
    color: get('color') ? parseColor(get('color')) : null,
    background: backgroundOf(get),
    size,
    isBold: weight === '' ? null : /bold|[6-9]00/.test(weight),
    isStruck: (get('text-decoration') + get('text-decoration-line')).includes('line-through'),
    isPre: get('white-space').startsWith('pre'),
    isRow: display.includes('flex') && !get('flex-direction').startsWith('column'),
    isFloated: display === 'table-cell' || get('float') === 'right' || get('float') === 'left',
    isInline: display.startsWith('inline'),
    isBlock: BLOCK_DISPLAYS.has(display),
    isFloatedLeft: get('float') === 'left',
    isFloatedRight: get('float') === 'right',
    isCleared: get('clear') !== '' && get('clear') !== 'none',
    isSpaced: isSpaced(get),
    width: /^\d{1,3}(?:\.\d{1,9})?%$/.test(get('width')) ? Number.parseFloat(get('width')) : null,
    isWidthImportant,
  };
}

type Getter = (name: string) => string;

/** The ways in which a style can hide an element. */
const HIDING: readonly ((get: Getter) => boolean)[] = [
  (get) => get('display') === 'none' || /^(?:hidden|collapse)$/.test(get('visibility')),
  (get) => get('opacity') !== '' && Number.parseFloat(get('opacity')) < 0.05,
  (get) => get('mso-hide') === 'all' && get('display') === '',
  (get) => isZero(get('max-height')) || isZero(get('max-width')),
  (get) => isClipped(get) && ['height', 'width', 'line-height'].some((name) => isZero(get(name))),
  (get) => ['text-indent', 'margin-left', 'margin-top'].some((name) => isFar(get(name))),
  (get) => isOffScreen(get) && ['left', 'top', 'right', 'bottom'].some((name) => isFar(get(name))),
  (get) => /rect\(\s*0(?:px)?[\s,]+0|rect\(\s*1px[\s,]+1px/.test(get('clip')),
  (get) => /inset\(\s*(?:50|100)%/.test(get('clip-path')),
  (get) => /scale[xy]?\(\s*0\s*[,)]|translate[xy]?\(\s*-\d{4}/.test(get('transform')),
];

function isHidden(get: Getter): boolean {
  return HIDING.some((hides) => hides(get));
}

function isSpaced(get: Getter): boolean {
  const properties = get('display').startsWith('inline-') ? [...SPACES, 'width', 'min-width'] : SPACES;
  return properties.some((name) => isLength(get(name)));
}

const SPACES = ['margin-right', 'margin', 'padding-right', 'padding'];

/** True for a length or lengths of which one is not zero. */
function isLength(value: string): boolean {
  return /[1-9]/.test(value) && !value.startsWith('-');
}

function isClipped(get: Getter): boolean {
  return get('overflow').includes('hidden') || get('overflow-y').includes('hidden');
}

function isOffScreen(get: Getter): boolean {
  return /absolute|fixed/.test(get('position'));
}

function isZero(value: string): boolean {
  return /^0(?:\.0+)?(?:px|pt|em|rem|%)?$/.test(value) || value === '1px';
}

function isFar(value: string): boolean {
  const amount = Number.parseFloat(value);
  return amount <= (/r?em$/.test(value) ? -60 : -500);
}

function backgroundOf(get: Getter): InlineStyle['background'] {
  const all = `${get('background')} ${get('background-image')}`;
  const color = parseColor(get('background-color')) ?? parseColor(get('background'));
  if (/url\(|gradient\(/.test(all)) return color ?? 'image';
  return color;
}

function fontShorthandSize(font: string): string {
  return /(?:^|\s)(\d{1,3}(?:\.\d+)?(?:px|pt|em|rem))(?:\/|\s|$)/.exec(font)?.[1] ?? '';
}

/** Parses a font size in pixels; relative sizes are negative factors; null if missing. */
export function sizeOf(value: string): number | null {
  const match = /^(\d{0,4}(?:\.\d{1,4})?)(px|pt|em|rem|%|vw)?$/.exec(value.trim());
  if (!match || match[1] === '') return null;
  const amount = Number(match[1]);
  if (match[2] === 'pt') return amount * 1.333;
  if (match[2] === 'rem') return amount * 16;
  if (match[2] === 'em') return amount === 0 ? 0 : -amount;
  if (match[2] === '%') return amount === 0 ? 0 : -amount / 100;
  return amount;
}

const NAMES: Readonly<Record<string, readonly [number, number, number]>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  lightgray: [211, 211, 211],
  lightgrey: [211, 211, 211],
  whitesmoke: [245, 245, 245],
  ghostwhite: [248, 248, 255],
  navy: [0, 0, 128],
  yellow: [255, 255, 0],
  orange: [255, 165, 0],
  teal: [0, 128, 128],
};

/** Parses a CSS color; null if it is not one (or `inherit`). */
export function parseColor(text: string): Rgb | null {
  const value = /^[^\s(]*(?:\([^)]*\)?[^\s(]*)*/.exec(text.trim())?.[0] ?? '';
  if (value === 'transparent') return { r: 255, g: 255, b: 255, a: 0 };
  const hex = /^#?([0-9a-f]{3,8})$/.exec(value);
  if (hex && (value.startsWith('#') || value.length === 6)) return fromHex(hex[1] ?? '');
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]{1,6})(%?))?\s*\)/.exec(
    text.trim(),
  );
  if (rgb) {
    const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1);
    return { r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]), a: alpha };
  }
  const name = NAMES[value];
  return name ? { r: name[0], g: name[1], b: name[2], a: 1 } : null;
}

function fromHex(hex: string): Rgb | null {
  const wide = hex.length <= 4 ? [...hex].map((char) => char + char).join('') : hex;
  if (wide.length !== 6 && wide.length !== 8) return null;
  const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), a: wide.length === 8 ? channel(6) / 255 : 1 };
}

/** True when text is indistinguishable from the color behind it. */
export function isSameColor(text: Rgb, behind: Rgb): boolean {
  if (text.a < 0.05) return true;
  return Math.abs(text.r - behind.r) + Math.abs(text.g - behind.g) + Math.abs(text.b - behind.b) < 24;
}
