import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import { APP_NAME } from '../../../lib/config.ts';
import {
  createPdf,
  PAGE,
  type PdfColor,
  type PdfDocument,
  type PdfPage,
  type PdfStyle,
} from '../../../lib/pdf/pdf-document.ts';
import { wrap } from '../../../lib/pdf/pdf-text.ts';
import { classNameOf, missingOf, totalOf } from '../present.ts';
import type { FiledLine, PackContent } from './pack-content.ts';
import { accountOf } from './pack-tables.ts';
import { ELIGIBILITY_WORDS, MISSING_WORDS, RULES_NOTE, STATE_WORDS, STATEMENT } from './pack-texts.ts';

const INK: PdfColor = [0.11, 0.15, 0.13];
const MUTED: PdfColor = [0.4, 0.44, 0.42];
const RULE: PdfColor = [0.8, 0.82, 0.8];
const CORAL: PdfColor = [0.66, 0.25, 0.17];
const PAPER: PdfColor = [0.97, 0.97, 0.955];

const LEFT = 54;
const RIGHT = PAGE.width - LEFT;
const BOTTOM = PAGE.height - 72;

const STYLES = {
  title: { font: 'Times-Roman', size: 30, color: INK },
  lead: { font: 'Helvetica', size: 10, color: MUTED },
  label: { font: 'Helvetica', size: 7.5, color: MUTED },
  fact: { font: 'Helvetica', size: 10.5, color: INK },
  total: { font: 'Helvetica-Bold', size: 22, color: INK, align: 'end' },
  head: { font: 'Times-Roman', size: 15, color: INK },
  cell: { font: 'Helvetica', size: 9.5, color: INK },
  strong: { font: 'Helvetica-Bold', size: 9.5, color: INK },
  small: { font: 'Helvetica', size: 8, color: MUTED },
  missing: { font: 'Helvetica', size: 8, color: CORAL },
} as const satisfies Readonly<Record<string, PdfStyle>>;

/** Columns of the lines: where each begins, and how wide its text may be. */
const COLUMNS = {
  place: { x: LEFT, width: 18 },
  on: { x: LEFT + 20, width: 62 },
  provider: { x: LEFT + 84, width: 106 },
  description: { x: LEFT + 196, width: 152 },
  patient: { x: LEFT + 354, width: 78 },
  amount: { x: RIGHT, width: 66 },
} as const;

/** Where the next text goes; a full page gives way to a new one. */
interface Cursor {
  page: PdfPage;
  y: number;
}

/** The claim as a form on paper: the facts above, the lines with their proof, and a place to sign. */
export function claimForm(content: PackContent): Buffer {
  const pdf = createPdf({ title: content.title, author: content.holder, at: content.at });
  const cursor: Cursor = { page: pdf.addPage(), y: 78 };
  drawHead(cursor, content);
  drawTable(pdf, cursor, content);
  drawProof(pdf, cursor, content);
  drawEnd(pdf, cursor);
  pdf.pages.forEach((page, at) => {
    page.line(LEFT, PAGE.height - 50, RIGHT, PAGE.height - 50, RULE);
    page.text(
      LEFT,
      PAGE.height - 36,
      `${content.title} · made by ${APP_NAME} on ${written(content.madeOn)}`,
      STYLES.small,
    );
    page.text(RIGHT, PAGE.height - 36, `${at + 1} of ${pdf.pages.length}`, { ...STYLES.small, align: 'end' });
  });
  return pdf.finish();
}

/** An amount as people write it. */
export function money(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    minor / 10 ** currencyExponent(currency),
  );
}

/** A day as a form of the country has it: Mar 1, 2026. */
function written(on: CivilDate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(on));
}

function stateOf({ state, settledOn, submittedOn }: PackContent['claim']): string {
  const on = settledOn ?? submittedOn;
  return on === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}, ${written(on)}`;
}

function drawHead(cursor: Cursor, { claim, title, holder, lines }: PackContent): void {
  const { page } = cursor;
  page.text(LEFT, cursor.y, title, STYLES.title);
  page.text(RIGHT, cursor.y, money(totalOf(lines), claim.currency), STYLES.total);
  page.text(LEFT, cursor.y + 18, 'Health expenses, with the proof of each', STYLES.lead);
  page.text(RIGHT, cursor.y + 18, 'claimed', { ...STYLES.lead, align: 'end' });
  const days = lines.map((line) => line.serviceOn).sort();
  const facts: readonly (readonly [string, string])[] = [
    ['CLAIMANT', holder],
    ['PATIENT', claim.patient || '–'],
    [
      'SERVICES FROM – TO',
      days.length === 0 ? '–' : [...new Set([days[0] ?? '', days.at(-1) ?? ''])].map(written).join(' – '),
    ],
    ['LINES', String(lines.length)],
    ['STATE', stateOf(claim)],
    ['CAME BACK', claim.reimbursedMinor === null ? '–' : money(claim.reimbursedMinor, claim.currency)],
  ];
  const top = cursor.y + 34;
  page.box(LEFT, top, RIGHT - LEFT, 84, PAPER);
  facts.forEach(([name, value], at) => {
    const x = LEFT + 14 + (at % 3) * 168;
    const y = top + 20 + Math.floor(at / 3) * 38;
    page.text(x, y, name, STYLES.label);
    page.text(x, y + 15, wrap(value, STYLES.fact.font, STYLES.fact.size, 156)[0] ?? '', STYLES.fact);
  });
  cursor.y = top + 116;
}

function drawTable(pdf: PdfDocument, cursor: Cursor, content: PackContent): void {
  const { currency } = content.claim;
  drawTableHead(cursor);
  for (const line of content.lines) {
    const cells = {
      provider: linesOf(line.provider ?? '–', COLUMNS.provider.width),
      description: linesOf(line.description, COLUMNS.description.width),
      patient: linesOf(line.patient || content.claim.patient || '–', COLUMNS.patient.width),
    };
    const notes = wrap(
      noteOf(line, currency),
      STYLES.small.font,
      STYLES.small.size,
      COLUMNS.description.width,
    );
    const height =
      12 * Math.max(cells.provider.length, cells.patient.length, cells.description.length) +
      10 * notes.length +
      8;
    if (cursor.y + height > BOTTOM) {
      turn(pdf, cursor);
      drawTableHead(cursor);
    }
    const { page, y } = cursor;
    page.text(COLUMNS.place.x, y, String(line.place), STYLES.small);
    page.text(COLUMNS.on.x, y, written(line.serviceOn), STYLES.cell);
    for (const name of ['provider', 'description', 'patient'] as const)
      drawLines(page, cells[name], COLUMNS[name].x, y, 12, STYLES.cell);
    const below = y + 12 * cells.description.length;
    drawLines(page, notes, COLUMNS.description.x, below - 1, 10, STYLES.small);
    page.text(RIGHT, y, money(line.amountMinor, currency), { ...STYLES.strong, align: 'end' });
    cursor.y += height;
    page.line(LEFT, cursor.y - 11, RIGHT, cursor.y - 11, RULE);
  }
  room(pdf, cursor, 40);
  cursor.page.text(COLUMNS.patient.x, cursor.y + 6, 'Total', STYLES.strong);
  cursor.page.text(RIGHT, cursor.y + 6, money(totalOf(content.lines), currency), {
    ...STYLES.strong,
    ...{ size: 12, align: 'end' },
  });
  cursor.y += 44;
}

function drawTableHead(cursor: Cursor): void {
  const { page, y } = cursor;
  page.text(COLUMNS.on.x, y, 'SERVICE', STYLES.label);
  page.text(COLUMNS.provider.x, y, 'PROVIDER', STYLES.label);
  page.text(COLUMNS.description.x, y, 'DESCRIPTION', STYLES.label);
  page.text(COLUMNS.patient.x, y, 'PATIENT', STYLES.label);
  page.text(RIGHT, y, 'AMOUNT', { ...STYLES.label, align: 'end' });
  page.line(LEFT, y + 6, RIGHT, y + 6, INK, 0.75);
  cursor.y += 22;
}

/** What the amount is made of, and whether the class is eligible. */
function noteOf(line: FiledLine, currency: string): string {
  const isPlain = line.priceMinor === line.amountMinor && line.refundedMinor === 0;
  return [
    `${classNameOf(line.class)} · ${ELIGIBILITY_WORDS[line.hsaEligibility]}`,
    line.priceMinor === null || isPlain
      ? ''
      : `· price ${money(line.priceMinor, currency)}, with its share of tax, shipping and discounts ${money(line.amountMinor + line.refundedMinor, currency)}`,
    line.refundedMinor > 0 ? `· refunded ${money(line.refundedMinor, currency)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function drawProof(pdf: PdfDocument, cursor: Cursor, { claim, lines }: PackContent): void {
  room(pdf, cursor, 60);
  cursor.page.text(LEFT, cursor.y, 'Proof', STYLES.head);
  cursor.y += 20;
  for (const line of lines) {
    const missing = missingOf(line, claim).map((what) => MISSING_WORDS[what]);
    const receipts = line.receipts.map(
      ({ folder, isKept }) =>
        `${folder} (${isKept ? 'with the original email' : 'facts only, email not kept'})`,
    );
    const bank = line.bankText && `${written(line.paidOn)}, ${accountOf(line)}: ${line.bankText}`;
    const entries: readonly (readonly [string, PdfStyle])[] = [
      [`Receipt: ${receipts.join('; ') || 'none'}`, STYLES.small],
      [`Bank: ${bank || 'no bank record'}`, STYLES.small],
      ...(line.hasLetter
        ? [['Letter of medical necessity: held by the claimant', STYLES.small] as const]
        : []),
      ...(missing.length > 0 ? [[`Missing: ${missing.join(', ')}`, STYLES.missing] as const] : []),
    ];
    const set = entries.flatMap(([text, style]) =>
      wrap(text, style.font, style.size, RIGHT - COLUMNS.on.x).map((part) => [part, style] as const),
    );
    room(pdf, cursor, 14 + set.length * 11);
    cursor.page.text(COLUMNS.place.x, cursor.y, String(line.place), STYLES.small);
    const name = wrap(line.description, STYLES.cell.font, STYLES.cell.size, RIGHT - COLUMNS.on.x)[0] ?? '';
    cursor.page.text(COLUMNS.on.x, cursor.y, name, STYLES.cell);
    for (const [at, [text, style]] of set.entries())
      cursor.page.text(COLUMNS.on.x, cursor.y + 12 + at * 11, text, style);
    cursor.y += 20 + set.length * 11;
  }
}

function drawEnd(pdf: PdfDocument, cursor: Cursor): void {
  const notes = wrap(RULES_NOTE, STYLES.small.font, STYLES.small.size, RIGHT - LEFT);
  room(pdf, cursor, 110 + notes.length * 11);
  cursor.y += 12;
  for (const text of linesOf(STATEMENT, RIGHT - LEFT)) {
    cursor.page.text(LEFT, cursor.y, text, STYLES.cell);
    cursor.y += 13;
  }
  cursor.y += 34;
  for (const [x, width, name] of [
    [LEFT, 290, 'Signature'],
    [LEFT + 320, RIGHT - LEFT - 320, 'Date'],
  ] as const) {
    cursor.page.line(x, cursor.y, x + width, cursor.y, INK, 0.75);
    cursor.page.text(x, cursor.y + 12, name, STYLES.small);
  }
  cursor.y += 38;
  for (const text of notes) {
    cursor.page.text(LEFT, cursor.y, text, STYLES.small);
    cursor.y += 11;
  }
}

function drawLines(
  page: PdfPage,
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  style: PdfStyle,
): void {
  for (const [at, text] of lines.entries()) page.text(x, y + step * at, text, style);
}

function linesOf(text: string, width: number): string[] {
  return wrap(text, STYLES.cell.font, STYLES.cell.size, width);
}

/** Turns the page unless there is room for `height`. */
function room(pdf: PdfDocument, cursor: Cursor, height: number): void {
  if (cursor.y + height > BOTTOM) turn(pdf, cursor);
}

function turn(pdf: PdfDocument, cursor: Cursor): void {
  cursor.page = pdf.addPage();
  cursor.y = 64;
}
