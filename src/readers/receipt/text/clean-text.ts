const INVISIBLE = new RegExp(
  String.raw`\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|\u180e|[\u200b-\u200f]|[\u202a-\u202e]` +
    String.raw`|[\u2060-\u206f]|\ufeff|[\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]`,
  'gu',
);
const WIDE = /[\uff01-\uff5e]/g;
/** Decimal digits of Arabic, Persian, Devanagari, Bengali and Thai, by their zero, and the Arabic number separators. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u066b\u066c]/g;
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const NEEDS_WORK = /[^\x20-\x7e]| {2}/;

/**
 * Normalizes text to its visible form: removes invisible characters, turns every kind of blank into one space, and
 * converts full-width letters and digits, and the digits of other scripts, to ASCII.
 */
export function cleanText(text: string): string {
  if (!NEEDS_WORK.test(text)) return text.trim();
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(DIGITS, asciiDigit)
    .replace(SPACES, ' ')
    .trim();
}

function asciiDigit(char: string): string {
  if (char === '\u066b') return '.';
  if (char === '\u066c') return ',';
  const code = char.charCodeAt(0);
  const zero = ZEROS.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}

/** Lower-cases text and removes accents for word comparison: `Größe` → `grosse`, `Łączna` → `laczna`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\x00-\x7f]/.test(lower)) return lower;
  return lower
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/[’‘ʼ`]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

const folds = new Map<string, string>();

/** Like `foldText`, but keeps every character position, so that offsets apply to both texts. */
export function foldInPlace(text: string): string {
  const lower = text.toLowerCase();
  const base = lower.length === text.length ? lower : text;
  if (!/[^\x00-\x7f]/.test(base)) return base;
  return base.replace(/[^\x00-\x7f]/g, (char) => {
    const known = folds.get(char);
    if (known !== undefined) return known;
    const folded = foldText(char);
    const foldedChar = folded.length === 0 ? char : folded.length === 1 ? folded : (folded[0] ?? char);
    if (folds.size > 5000) folds.clear();
    folds.set(char, foldedChar);
    return foldedChar;
  });
}
