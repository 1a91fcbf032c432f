import { CORE_FONT_WIDTHS } from './core-font-widths-data.ts';

/** The standard fonts used here: every reader of PDF has them, so none is embedded. */
export type PdfFont = keyof typeof CORE_FONT_WIDTHS;

const FIRST = 32;

/** Characters of code page 1252 that stand elsewhere in Unicode, from code 128 on. */
const UPPER = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';
const CODES = new Map(
  [...UPPER].flatMap((char, at) => (char === '\u0000' ? [] : [[char, 128 + at] as const])),
);

/** Signs that look like ones the encoding has. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/**
 * A text in the encoding of the standard fonts. Letters it lacks lose their accents (ż is z); what is of another script is a
 * question mark: whoever needs it finds it in the table beside.
 */
export function toCodes(text: string): number[] {
  return [...text.normalize('NFC')].map((char) => codeOf(ALIKE[char] ?? char) ?? codeOf(plain(char)) ?? 63);
}

function plain(char: string): string {
  return char.normalize('NFD')[0] ?? '?';
}

function codeOf(char: string): number | null {
  const upper = CODES.get(char);
  if (upper !== undefined) return upper;
  const code = char.codePointAt(0) ?? 0;
  return (code >= FIRST && code < 127) || (code >= 160 && code <= 255) ? code : null;
}

/** How wide a text is, in points. */
export function widthOf(text: string, font: PdfFont, size: number): number {
  const widths = CORE_FONT_WIDTHS[font];
  const units = toCodes(text).reduce((sum, code) => sum + (widths[code - FIRST] ?? 0), 0);
  return (units * size) / 1000;
}

/** A text in lines no wider than `width`; a word that is wider is broken. */
export function wrap(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((own) => broken(own, font, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function broken(word: string, font: PdfFont, size: number, width: number): string[] {
  if (widthOf(word, font, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part !== '' && widthOf(part + char, font, size) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}
