import { setImmediate } from 'node:timers/promises';
import { classNameOf } from '#domain/insights/health-class-names.ts';
import { APP_NAME } from '../../../lib/config.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { createPaper, type Setting } from '../../../lib/paper/paper.ts';
import { missingOf, totalOf } from '../present.ts';
import type { FiledLine, PackContent } from './pack-content.ts';
import { accountOf } from './pack-tables.ts';
import { ELIGIBILITY_WORDS, MISSING_WORDS, RULES_NOTE, STATE_WORDS, STATEMENT } from './pack-texts.ts';
import {
  STYLES as COMMON,
  CORAL,
  type Cursor,
  drawFoot,
  drawLines,
  INK,
  LEFT,
  linesOf,
  PAPER,
  RIGHT,
  RULE,
  room,
  written,
} from './page-flow.ts';

const STYLES = {
  ...COMMON,
  title: { face: 'display', size: 32, color: INK },
  fact: { face: 'text', size: 10.5, color: INK },
  total: { face: 'strong', size: 24, color: INK, align: 'end' },
  missing: { face: 'text', size: 8, color: CORAL },
} as const satisfies Readonly<Record<string, Setting>>;

/** Columns of the lines: where each begins, and how wide its text may be. */
const COLUMNS = {
  place: { x: LEFT, width: 18 },
  on: { x: LEFT + 20, width: 62 },
  provider: { x: LEFT + 92, width: 102 },
  description: { x: LEFT + 204, width: 150 },
  patient: { x: LEFT + 364, width: 76 },
  amount: { x: RIGHT, width: 60 },
} as const;

const CELLS = ['provider', 'description', 'patient'] as const;

/** The claim as a form on paper: the facts above, the lines with their evidence, and a place to sign. */
export async function claimForm(content: PackContent): Promise<Buffer> {
  const { title, holder, at } = content;
  const paper = await createPaper({ title, author: holder, at });
  const cursor: Cursor = { paper, y: 84 };
  drawHead(cursor, content);
  await drawTable(cursor, content);
  await drawEvidence(cursor, content);
  drawEnd(cursor);
  drawFoot(paper, `${title} · made by ${APP_NAME} on ${written(content.madeOn)}`);
  return paper.finish();
}

function stateOf({ state, settledOn, submittedOn }: PackContent['claim']): string {
  const on = settledOn ?? submittedOn;
  return on === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}, ${written(on)}`;
}

function drawHead(cursor: Cursor, { claim, title, holder, lines }: PackContent): void {
  const { paper } = cursor;
  paper.text(LEFT, cursor.y, title, STYLES.title);
  paper.text(RIGHT, cursor.y, formatMoney(totalOf(lines), claim.currency), STYLES.total);
  paper.text(LEFT, cursor.y + 18, 'Health expenses and their evidence', STYLES.lead);
  paper.text(RIGHT, cursor.y + 18, 'claimed', { ...STYLES.lead, align: 'end' });
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
    ['REIMBURSED', claim.reimbursedMinor === null ? '–' : formatMoney(claim.reimbursedMinor, claim.currency)],
  ];
  const top = cursor.y + 34;
  paper.box(LEFT, top, RIGHT - LEFT, 84, PAPER);
  facts.forEach(([name, value], at) => {
    const x = LEFT + 14 + (at % 3) * 168;
    const y = top + 20 + Math.floor(at / 3) * 38;
    paper.text(x, y, name, STYLES.label);
    drawLines(paper, linesOf(paper, value, 154, STYLES.fact, 1), x, y + 15, 0, STYLES.fact);
  });
  cursor.y = top + 116;
}

async function drawTable(cursor: Cursor, content: PackContent): Promise<void> {
  drawTableHead(cursor);
  for (const line of content.lines) {
    drawLine(cursor, line, content.claim);
    // To set a line takes milliseconds: others are served in between.
    await setImmediate();
  }
  const { currency } = content.claim;
  room(cursor, 40);
  cursor.paper.text(COLUMNS.patient.x, cursor.y + 8, 'Total', STYLES.strong);
  cursor.paper.text(RIGHT, cursor.y + 8, formatMoney(totalOf(content.lines), currency), {
    ...STYLES.strong,
    size: 12,
    align: 'end',
  });
  cursor.y += 52;
}

function drawLine(cursor: Cursor, line: FiledLine, claim: PackContent['claim']): void {
  const { paper } = cursor;
  const texts = {
    provider: line.provider ?? '–',
    description: line.description,
    patient: line.patient || claim.patient || '–',
  };
  const cells = CELLS.map((name) => ({
    x: COLUMNS[name].x,
    lines: linesOf(paper, texts[name], COLUMNS[name].width, STYLES.cell),
    notes:
      name === 'description'
        ? linesOf(paper, noteOf(line, claim.currency), COLUMNS[name].width, STYLES.small)
        : [],
  }));
  const height = 10 + Math.max(...cells.map(({ lines, notes }) => 12 * lines.length + 10.5 * notes.length));
  room(cursor, height, drawTableHead);
  const { y } = cursor;
  paper.text(COLUMNS.place.x, y, String(line.place), STYLES.small);
  paper.text(COLUMNS.on.x, y, written(line.serviceOn), STYLES.cell);
  for (const { x, lines, notes } of cells) {
    drawLines(paper, lines, x, y, 12, STYLES.cell);
    drawLines(paper, notes, x, y + 12 * lines.length, 10.5, STYLES.small);
  }
  paper.text(RIGHT, y, formatMoney(line.amountMinor, claim.currency), { ...STYLES.strong, align: 'end' });
  cursor.y += height;
  paper.line(LEFT, cursor.y - 12, RIGHT, cursor.y - 12, RULE);
  cursor.y += 2;
}

function drawTableHead(cursor: Cursor): void {
  const { paper, y } = cursor;
  paper.text(COLUMNS.on.x, y, 'SERVICE', STYLES.label);
  for (const name of CELLS) paper.text(COLUMNS[name].x, y, name.toUpperCase(), STYLES.label);
  paper.text(RIGHT, y, 'AMOUNT', { ...STYLES.label, align: 'end' });
  drawHeadRule(cursor);
}

function drawEvidenceHead(cursor: Cursor): void {
  cursor.paper.text(COLUMNS.on.x, cursor.y, 'EVIDENCE FOR EACH ITEM', STYLES.label);
  drawHeadRule(cursor);
}

function drawHeadRule(cursor: Cursor): void {
  cursor.paper.line(LEFT, cursor.y + 7, RIGHT, cursor.y + 7, INK, 0.75);
  cursor.y += 23;
}

/** What the amount is made of, and whether the class is eligible. */
function noteOf(line: FiledLine, currency: string): string {
  const isPlain = line.priceMinor === line.amountMinor && line.refundedMinor === 0;
  return [
    `${classNameOf(line.class)} · ${ELIGIBILITY_WORDS[line.hsaEligibility]}`,
    line.priceMinor === null || isPlain
      ? ''
      : `· price ${formatMoney(line.priceMinor, currency)}, with its share of tax, shipping and discounts ${formatMoney(line.amountMinor + line.refundedMinor, currency)}`,
    line.refundedMinor > 0 ? `· refunded ${formatMoney(line.refundedMinor, currency)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

async function drawEvidence(cursor: Cursor, { claim, lines }: PackContent): Promise<void> {
  const { paper } = cursor;
  room(cursor, 90);
  drawEvidenceHead(cursor);
  for (const line of lines) {
    const set = evidenceOf(line, claim).flatMap(([text, style]) =>
      linesOf(paper, text, RIGHT - COLUMNS.on.x, style).map((part) => [part, style] as const),
    );
    room(cursor, 14 + set.length * 11, drawEvidenceHead);
    const { y } = cursor;
    paper.text(COLUMNS.place.x, y, String(line.place), STYLES.small);
    const name = linesOf(paper, line.description, RIGHT - COLUMNS.on.x, STYLES.cell, 1);
    drawLines(paper, name, COLUMNS.on.x, y, 0, STYLES.cell);
    for (const [at, [text, style]] of set.entries())
      paper.text(COLUMNS.on.x, y + 12.5 + at * 11, text, style);
    cursor.y += 23 + set.length * 11;
    await setImmediate();
  }
}

/** The evidence for a line and what is missing, each with its style. */
function evidenceOf(line: FiledLine, claim: PackContent['claim']): (readonly [string, Setting])[] {
  const missing = missingOf(line, claim).map((what) => MISSING_WORDS[what]);
  const receipts = line.receipts.map(
    ({ folder, original }) =>
      `${folder} (${original === 'kept' ? 'with the original email' : 'extracted data only, no original email'})`,
  );
  const bank = line.bankText && `${written(line.paidOn)}, ${accountOf(line)}: ${line.bankText}`;
  return [
    [`Receipt: ${receipts.join('; ') || 'none'}`, STYLES.small],
    [`Bank: ${bank || 'no bank record'}`, STYLES.small],
    ...(line.hasLetter ? [['Letter of medical necessity: held by the claimant', STYLES.small] as const] : []),
    ...(missing.length > 0 ? [[`Missing: ${missing.join(', ')}`, STYLES.missing] as const] : []),
  ];
}

function drawEnd(cursor: Cursor): void {
  const { paper } = cursor;
  const notes = linesOf(paper, RULES_NOTE, RIGHT - LEFT, STYLES.small);
  room(cursor, 110 + notes.length * 11);
  cursor.y += 12;
  for (const text of linesOf(paper, STATEMENT, RIGHT - LEFT, STYLES.cell)) {
    cursor.paper.text(LEFT, cursor.y, text, STYLES.cell);
    cursor.y += 13;
  }
  cursor.y += 34;
  for (const [x, width, name] of [
    [LEFT, 290, 'Signature'],
    [LEFT + 320, RIGHT - LEFT - 320, 'Date'],
  ] as const) {
    cursor.paper.line(x, cursor.y, x + width, cursor.y, INK, 0.75);
    cursor.paper.text(x, cursor.y + 12, name, STYLES.small);
  }
  cursor.y += 38;
  for (const text of notes) {
    cursor.paper.text(LEFT, cursor.y, text, STYLES.small);
    cursor.y += 11;
  }
}
