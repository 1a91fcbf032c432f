const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/**
 * Decodes character references, the five named entities and `&nbsp;`; a bare `&` is kept. Double-escaped text
 * (`&amp;lt;`) is decoded twice, because banks send it.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const once = text.replace(REFERENCE, decodeOne);
  return once.includes('&') ? once.replace(REFERENCE, decodeOne) : once;
}

function decodeOne(match: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? match;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return '';
  return code < 32 && code !== 9 && code !== 10 && code !== 13 ? '' : String.fromCodePoint(code);
}
