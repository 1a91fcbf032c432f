import type { Language } from '#domain/people/language.ts';
import { type Paper, type Setting, SHEET } from '../../../lib/paper/paper.ts';
import { textsOf } from '../../../texts/texts.ts';

export const INK = '#1c2621';
export const MUTED = '#626c67';
export const RULE = '#d5d8d3';
export const CORAL = '#a8402c';
export const PAPER = '#f6f5f0';

export const LEFT = 54;
export const RIGHT = SHEET.width - LEFT;
const BOTTOM = SHEET.height - 72;
const FOOTER = SHEET.height - 36;

/** Text styles shared by the pack's documents. */
export const STYLES = {
  lead: { face: 'text', size: 10, color: MUTED },
  label: { face: 'strong', size: 6.5, color: MUTED, spacing: 0.6 },
  cell: { face: 'text', size: 9.5, color: INK },
  strong: { face: 'strong', size: 9.5, color: INK },
  small: { face: 'text', size: 8, color: MUTED },
} as const satisfies Readonly<Record<string, Setting>>;

/** The position of the next text; a new page starts when the current one is full. */
export interface Cursor {
  readonly paper: Paper;
  y: number;
}

/** Longer than any line can be. */
const CHARS_PER_LINE_MAX = 400;

/** Wraps a text to the column width. A text of more than `most` lines ends with an ellipsis. */
export function wrapText(paper: Paper, text: string, width: number, style: Setting, most = 12): string[] {
  // Text beyond the visible part is not measured, because an email may contain any amount of it.
  const lines = paper.wrap(text.slice(0, (most + 1) * CHARS_PER_LINE_MAX), style, width);
  if (lines.length <= most) return lines;
  const last = paper.wrap(lines[most - 1] ?? '', style, width - paper.widthOf('…', style))[0] ?? '';
  return [...lines.slice(0, most - 1), `${last}…`];
}

export function drawLines(
  paper: Paper,
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  style: Setting,
): void {
  for (const [index, text] of lines.entries()) paper.text(x, y + step * index, text, style);
}

/** Starts a new page and repeats the header, unless there is room for `height`. */
export function ensureRoom(
  cursor: Cursor,
  height: number,
  head: (cursor: Cursor) => void = () => undefined,
): void {
  if (cursor.y + height <= BOTTOM) return;
  cursor.paper.turn();
  cursor.y = 64;
  head(cursor);
}

/** Draws a footer with the page number on every page. */
export function drawFooter(paper: Paper, text: string, language: Language): void {
  const { page: pageOf } = textsOf(language).pack.paper;
  const line = wrapText(paper, text, RIGHT - LEFT - 60, STYLES.small, 1)[0] ?? '';
  paper.onEach((page, pages) => {
    paper.line(LEFT, FOOTER - 14, RIGHT, FOOTER - 14, RULE);
    paper.text(LEFT, FOOTER, line, STYLES.small);
    paper.text(RIGHT, FOOTER, pageOf(page, pages), { ...STYLES.small, align: 'end' });
  });
}
