import { cleanText } from '../text/clean-text.ts';
import { buildLine, type Cell, LINE_CHARS_MAX, LINES_MAX, type Line, type Page } from './page.ts';

const LEADERS = /(?:(?<!\s)\s+)?(?:\.{3,}|…+|·{3,}|-{4,}|_{3,}|={3,})\s*/;

/**
 * Reads a plain-text body into lines and cells: tabs, bars, dot leaders and wide gaps separate cells. Strips quote
 * marks.
 */
export function readPlainText(text: string, part: string, source: 'text' | 'pdf' = 'text'): Page {
  const lines: Line[] = [];
  for (const raw of unwrapFlowed(text).split(/\r\n|\n|\r/)) {
    if (lines.length >= LINES_MAX) break;
    const line = buildLine(cellsOf(raw.slice(0, LINE_CHARS_MAX)));
    if (line) lines.push(line);
  }
  return { part, source, lines, scripts: [], microdata: [] };
}

function cellsOf(raw: string): Cell[] {
  const bare = raw.replace(/^(?:\s{0,4}>)+\s?/, '');
  const isRule = /^[\s\-=_*~#+|.]*$/.test(bare);
  if (isRule) return [];
  const isBold = /^\s*\*[^*]{1,200}\*/.test(bare);
  const pieces = bare
    .replace(/^[\s|*#]+(?!\d{4}\b)/, '')
    .split(/\t+|\s{1,40}\|\s*|\|\s+| {2,}|\u00a0{2,}/)
    .flatMap((piece) => piece.split(LEADERS));
  return pieces.map((piece) => ({
    text: cleanText(piece.replace(/\*+(?![\s*-]{0,40}\d)/g, ' ').replace(/^\s*[|•·]\s*/, '')),
    isBold,
    isStruck: false,
    size: 0,
    column: -1,
  }));
}

/** Joins soft line breaks of format=flowed only when the next line clearly continues (a lower-case word). */
function unwrapFlowed(text: string): string {
  return text.replace(/([\p{L},]) \r?\n(?=\p{Ll})/gu, '$1 ');
}
