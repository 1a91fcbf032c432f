import type { Language } from '#domain/people/language.ts';
import type { Cell, Line } from '#readers/receipt/page/page.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { createPaper, type Paper, type Setting } from '../../../lib/paper/paper.ts';
import { type Texts, textsOf } from '../../../texts/texts.ts';
import type { FiledReceipt } from './pack-content.ts';
import {
  type Cursor,
  drawFooter,
  ensureRoom,
  INK,
  LEFT,
  MUTED,
  PAPER,
  RIGHT,
  STYLES,
  wrapText,
} from './page-flow.ts';

/** The headers and visible text of an email, line by line. */
export interface EmailText {
  readonly from: string;
  readonly subject: string;
  /** The sending time, in the email's own UTC offset. */
  readonly sent: string;
  readonly lines: readonly Line[];
  /** The reason why some of the email's text is missing, or null. */
  readonly note: keyof Texts['pack']['paper']['receipt']['notes'] | null;
}

export interface ReceiptPdfFacts {
  readonly receipt: Pick<FiledReceipt, 'merchant' | 'purchasedOn' | 'orderId' | 'currency' | 'totalMinor'>;
  readonly claimTitle: string;
  readonly holder: string;
  readonly at: Date;
  readonly language: Language;
}

const TITLE: Setting = { face: 'display', size: 24, color: INK };
const TOTAL: Setting = { face: 'strong', size: 16, color: INK, align: 'end' };
const LARGE: Setting = { face: 'strong', size: 13, color: INK };
/** Text of at least this size in the email is a heading. */
const LARGE_PX = 20;
const WIDTH = RIGHT - LEFT;
const STEP = 12.5;
const CELL_GAP = 12;
const CELLS_MAX = 6;
/** Taller table rows are rendered as running text, which can break across pages. */
const CELL_HEIGHT_MAX = 300;
const PAGES_MAX = 60;

/**
 * Renders a receipt's email as a PDF: sender, date and subject, then its text, with the receipt's name on every page.
 */
export async function renderReceipt(facts: ReceiptPdfFacts, email: EmailText): Promise<Buffer> {
  const { receipt, claimTitle, holder, at, language } = facts;
  const { receipt: words } = textsOf(language).pack.paper;
  const name = `${receipt.merchant ?? words.unnamed}, ${formatDay(receipt.purchasedOn, language)}`;
  const paper = await createPaper({ title: name, author: holder, at, language });
  const cursor: Cursor = { paper, y: 84 };
  drawHeader(cursor, facts, email);
  let pages = 1;
  const turned = () => {
    pages += 1;
  };
  for (const line of email.lines) {
    if (pages > PAGES_MAX) break;
    drawLine(cursor, line, turned);
  }
  const note = pages > PAGES_MAX ? 'more' : email.note;
  if (note !== null) drawText(cursor, words.notes[note], STYLES.small, turned);
  drawFooter(paper, `${name} · ${claimTitle} · ${words.foot}`, language);
  return paper.finish();
}

function drawHeader(cursor: Cursor, { receipt, language }: ReceiptPdfFacts, email: EmailText): void {
  const { paper } = cursor;
  const { receipt: words } = textsOf(language).pack.paper;
  const { merchant, purchasedOn, orderId, currency, totalMinor } = receipt;
  const title = wrapText(paper, merchant ?? email.from, WIDTH - 140, TITLE, 1)[0] ?? '';
  paper.text(LEFT, cursor.y, title, TITLE);
  if (currency !== null && totalMinor !== null)
    paper.text(RIGHT, cursor.y, formatMoney(totalMinor, currency, language), TOTAL);
  const about = orderId === null ? '' : ` · ${words.order(orderId)}`;
  paper.text(
    LEFT,
    cursor.y + 18,
    `${words.purchased(formatDay(purchasedOn, language))}${about}`,
    STYLES.lead,
  );
  const rows = (
    [
      [words.from, email.from],
      [words.sent, email.sent],
      [words.subject, email.subject],
    ] as const
  ).map(([label, value]) => ({ label, lines: wrapText(paper, value || '–', WIDTH - 90, STYLES.cell, 3) }));
  const top = cursor.y + 34;
  const height = 12 + rows.reduce((sum, { lines }) => sum + lines.length * STEP + 4, 0);
  paper.box(LEFT, top, WIDTH, height, PAPER);
  let y = top + 18;
  for (const { label, lines } of rows) {
    paper.text(LEFT + 14, y, label, STYLES.label);
    for (const [index, text] of lines.entries()) paper.text(LEFT + 76, y + index * STEP, text, STYLES.cell);
    y += lines.length * STEP + 4;
  }
  cursor.y = top + height + 28;
}

function drawLine(cursor: Cursor, line: Line, onPageTurn: () => void): void {
  const [only, ...others] = line.cells;
  if (!only) return;
  const row = line.cells.length > CELLS_MAX ? [] : layOutCells(cursor.paper, line.cells);
  const height = 3 + STEP * Math.max(...row.map(({ lines }) => lines.length));
  if (others.length === 0) drawText(cursor, only.text, styleOf(only), onPageTurn, only.isStruck);
  else if (row.length === 0 || height > CELL_HEIGHT_MAX)
    drawText(cursor, line.cells.map(({ text }) => text).join(' | '), STYLES.cell, onPageTurn);
  else {
    ensureRoom(cursor, height, onPageTurn);
    for (const { x, lines, style, isStruck } of row)
      for (const [index, text] of lines.entries())
        drawStretch(cursor.paper, text, x, cursor.y + index * STEP, style, isStruck);
    cursor.y += height;
  }
}

/** Running text that breaks across lines and pages. */
function drawText(
  cursor: Cursor,
  text: string,
  style: Setting,
  onPageTurn: () => void,
  isStruck = false,
): void {
  const step = style === LARGE ? 17 : STEP;
  if (style === LARGE) cursor.y += 8;
  for (const part of cursor.paper.wrap(text, style, WIDTH)) {
    ensureRoom(cursor, step, onPageTurn);
    drawStretch(cursor.paper, part, LEFT, cursor.y, style, isStruck);
    cursor.y += step;
  }
  cursor.y += 3;
}

function drawStretch(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  style: Setting,
  isStruck: boolean,
): void {
  paper.text(x, y, text, style);
  if (!isStruck) return;
  const width = paper.widthOf(text, style);
  const left = style.align === 'end' ? x - width : x;
  paper.line(left, y - 3, left + width, y - 3, MUTED);
}

/** Cells of a table row side by side; a short last cell, usually an amount, is right-aligned. */
function layOutCells(paper: Paper, cells: readonly Cell[]) {
  const last = cells.at(-1);
  const lastWidth = last ? paper.widthOf(last.text, styleOf(last)) : 0;
  const isRight = lastWidth <= WIDTH * 0.3;
  const count = isRight ? cells.length - 1 : cells.length;
  const share = (WIDTH - (isRight ? lastWidth + CELL_GAP : 0) + CELL_GAP) / count;
  return cells.map((cell, index) => {
    const style = styleOf(cell);
    const { isStruck } = cell;
    if (isRight && cell === last)
      return { x: RIGHT, lines: [cell.text], style: { ...style, align: 'end' as const }, isStruck };
    const lines = paper.wrap(cell.text, style, share - CELL_GAP);
    return { x: LEFT + index * share, lines, style, isStruck };
  });
}

function styleOf({ isBold, size }: Cell): Setting {
  if (size >= LARGE_PX) return LARGE;
  return isBold ? STYLES.strong : STYLES.cell;
}
