import { setImmediate } from 'node:timers/promises';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { createPaper, type Setting } from '../../../lib/paper/paper.ts';
import { healthClassName } from '../../../texts/health-class-name.ts';
import { type Texts, textsOf } from '../../../texts/texts.ts';
import { missingProofOf, totalOf } from '../present.ts';
import type { FiledLine, PackContent } from './pack-content.ts';
import { formatAccount } from './pack-tables.ts';
import {
  STYLES as COMMON,
  CORAL,
  type Cursor,
  drawFooter,
  drawLines,
  ensureRoom,
  INK,
  LEFT,
  PAPER,
  RIGHT,
  RULE,
  wrapText,
} from './page-flow.ts';

const STYLES = {
  ...COMMON,
  title: { face: 'display', size: 32, color: INK },
  fact: { face: 'text', size: 10.5, color: INK },
  total: { face: 'strong', size: 24, color: INK, align: 'end' },
  missing: { face: 'text', size: 8, color: CORAL },
} as const satisfies Readonly<Record<string, Setting>>;

/** Position and text width of each column. */
const COLUMNS = {
  place: { x: LEFT, width: 18 },
  on: { x: LEFT + 20, width: 62 },
  provider: { x: LEFT + 92, width: 102 },
  description: { x: LEFT + 204, width: 150 },
  patient: { x: LEFT + 364, width: 76 },
  amount: { x: RIGHT, width: 60 },
} as const;

const CELLS = ['provider', 'description', 'patient'] as const;

/** The content of the form with its texts and formatters. */
interface Form extends PackContent {
  readonly texts: Texts;
  readonly money: (minor: number) => string;
  readonly day: (on: CivilDate) => string;
}

function buildForm(content: PackContent): Form {
  const { language, claim } = content;
  return {
    ...content,
    texts: textsOf(language),
    money: (minor) => formatMoney(minor, claim.currency, language),
    day: (on) => formatDay(on, language),
  };
}

/** Renders the claim as a PDF form: facts at the top, then the lines, their evidence, and a signature field. */
export async function renderClaimForm(content: PackContent): Promise<Buffer> {
  const form = buildForm(content);
  const { title, holder, at, language, day } = form;
  const paper = await createPaper({ title, author: holder, at, language });
  const cursor: Cursor = { paper, y: 84 };
  drawHeader(cursor, form);
  await drawTable(cursor, form);
  await drawEvidence(cursor, form);
  drawEnd(cursor, form);
  drawFooter(paper, `${title} · ${form.texts.pack.paper.foot(day(content.madeOn))}`, language);
  return paper.finish();
}

function stateOf({ claim, texts, day }: Form): string {
  const on = claim.settledOn ?? claim.submittedOn;
  const state = texts.pack.states[claim.state];
  return on === null ? state : `${state}, ${day(on)}`;
}

function drawHeader(cursor: Cursor, form: Form): void {
  const { claim, title, holder, lines, money } = form;
  const { paper } = cursor;
  const words = form.texts.pack.paper.form;
  paper.text(LEFT, cursor.y, title, STYLES.title);
  paper.text(RIGHT, cursor.y, money(totalOf(lines)), STYLES.total);
  paper.text(LEFT, cursor.y + 18, words.lead, STYLES.lead);
  paper.text(RIGHT, cursor.y + 18, words.claimed, { ...STYLES.lead, align: 'end' });
  const days = lines.map((line) => line.serviceOn).sort();
  const facts: readonly (readonly [string, string])[] = [
    [words.claimant, holder],
    [words.patient, claim.patient || '–'],
    [
      words.services,
      days.length === 0 ? '–' : [...new Set([days[0] ?? '', days.at(-1) ?? ''])].map(form.day).join(' – '),
    ],
    [words.lines, String(lines.length)],
    [words.state, stateOf(form)],
    [words.reimbursed, claim.reimbursedMinor === null ? '–' : money(claim.reimbursedMinor)],
  ];
  const top = cursor.y + 34;
  paper.box(LEFT, top, RIGHT - LEFT, 84, PAPER);
  facts.forEach(([name, value], index) => {
    const x = LEFT + 14 + (index % 3) * 168;
    const y = top + 20 + Math.floor(index / 3) * 38;
    paper.text(x, y, name, STYLES.label);
    drawLines(paper, wrapText(paper, value, 154, STYLES.fact, 1), x, y + 15, 0, STYLES.fact);
  });
  cursor.y = top + 116;
}

async function drawTable(cursor: Cursor, form: Form): Promise<void> {
  const words = form.texts.pack.paper.form;
  const drawTableHead = columnHeader(words);
  drawTableHead(cursor);
  for (const line of form.lines) {
    drawLine(cursor, line, form, drawTableHead);
    // Rendering a line takes milliseconds; yield to other requests in between.
    await setImmediate();
  }
  ensureRoom(cursor, 40);
  cursor.paper.text(COLUMNS.patient.x, cursor.y + 8, words.total, STYLES.strong);
  cursor.paper.text(RIGHT, cursor.y + 8, form.money(totalOf(form.lines)), {
    ...STYLES.strong,
    size: 12,
    align: 'end',
  });
  cursor.y += 52;
}

function drawLine(cursor: Cursor, line: FiledLine, form: Form, head: (cursor: Cursor) => void): void {
  const { paper } = cursor;
  const { claim } = form;
  const texts = {
    provider: line.provider ?? '–',
    description: line.description,
    patient: line.patient || claim.patient || '–',
  };
  const cells = CELLS.map((name) => ({
    x: COLUMNS[name].x,
    lines: wrapText(paper, texts[name], COLUMNS[name].width, STYLES.cell),
    notes:
      name === 'description' ? wrapText(paper, noteOf(line, form), COLUMNS[name].width, STYLES.small) : [],
  }));
  const height = 10 + Math.max(...cells.map(({ lines, notes }) => 12 * lines.length + 10.5 * notes.length));
  ensureRoom(cursor, height, head);
  const { y } = cursor;
  paper.text(COLUMNS.place.x, y, String(line.place), STYLES.small);
  paper.text(COLUMNS.on.x, y, form.day(line.serviceOn), STYLES.cell);
  for (const { x, lines, notes } of cells) {
    drawLines(paper, lines, x, y, 12, STYLES.cell);
    drawLines(paper, notes, x, y + 12 * lines.length, 10.5, STYLES.small);
  }
  paper.text(RIGHT, y, form.money(line.amountMinor), { ...STYLES.strong, align: 'end' });
  cursor.y += height;
  paper.line(LEFT, cursor.y - 12, RIGHT, cursor.y - 12, RULE);
  cursor.y += 2;
}

type FormWords = Texts['pack']['paper']['form'];

function columnHeader({ columns, patient }: FormWords): (cursor: Cursor) => void {
  const names = { ...columns, patient };
  return (cursor) => {
    const { paper, y } = cursor;
    paper.text(COLUMNS.on.x, y, names.service, STYLES.label);
    for (const name of CELLS) paper.text(COLUMNS[name].x, y, names[name], STYLES.label);
    paper.text(RIGHT, y, names.amount, { ...STYLES.label, align: 'end' });
    drawHeadRule(cursor);
  };
}

function drawHeadRule(cursor: Cursor): void {
  cursor.paper.line(LEFT, cursor.y + 7, RIGHT, cursor.y + 7, INK, 0.75);
  cursor.y += 23;
}

/** The price behind the amount, and the eligibility of the line's class. */
function noteOf(line: FiledLine, { texts, money }: Form): string {
  const words = texts.pack.paper.form;
  const isPlain = line.priceMinor === line.amountMinor && line.refundedMinor === 0;
  return [
    `${healthClassName(line.class, texts)} · ${texts.pack.eligibility[line.hsaEligibility]}`,
    line.priceMinor === null || isPlain
      ? ''
      : `· ${words.price(money(line.priceMinor), money(line.amountMinor + line.refundedMinor))}`,
    line.refundedMinor > 0 ? `· ${words.refunded(money(line.refundedMinor))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

async function drawEvidence(cursor: Cursor, form: Form): Promise<void> {
  const { paper } = cursor;
  const drawEvidenceHead = (at: Cursor) => {
    at.paper.text(COLUMNS.on.x, at.y, form.texts.pack.paper.form.evidence, STYLES.label);
    drawHeadRule(at);
  };
  ensureRoom(cursor, 90);
  drawEvidenceHead(cursor);
  for (const line of form.lines) {
    const set = evidenceOf(line, form).flatMap(([text, style]) =>
      wrapText(paper, text, RIGHT - COLUMNS.on.x, style).map((part) => [part, style] as const),
    );
    ensureRoom(cursor, 14 + set.length * 11, drawEvidenceHead);
    const { y } = cursor;
    paper.text(COLUMNS.place.x, y, String(line.place), STYLES.small);
    const name = wrapText(paper, line.description, RIGHT - COLUMNS.on.x, STYLES.cell, 1);
    drawLines(paper, name, COLUMNS.on.x, y, 0, STYLES.cell);
    for (const [index, [text, style]] of set.entries())
      paper.text(COLUMNS.on.x, y + 12.5 + index * 11, text, style);
    cursor.y += 23 + set.length * 11;
    await setImmediate();
  }
}

/** The evidence of a line and its missing proof, each with a text style. */
function evidenceOf(line: FiledLine, form: Form): (readonly [string, Setting])[] {
  const { claim, day } = form;
  const { missing: proofTexts, paper } = form.texts.pack;
  const words = paper.form;
  const missing = missingProofOf(line, claim).map((what) => proofTexts[what]);
  const receipts = line.receipts.map(
    ({ folder, original }) =>
      `${folder} (${original === 'kept' ? words.withOriginal : words.withoutOriginal})`,
  );
  const bank = line.bankText && `${day(line.paidOn)}, ${formatAccount(line)}: ${line.bankText}`;
  return [
    [words.receipt(receipts.join('; ')), STYLES.small],
    [words.bank(bank ?? ''), STYLES.small],
    ...(line.hasLetter ? [[words.letter, STYLES.small] as const] : []),
    ...(missing.length > 0 ? [[words.missing(missing.join(', ')), STYLES.missing] as const] : []),
  ];
}

function drawEnd(cursor: Cursor, { texts: { pack } }: Form): void {
  const { paper } = cursor;
  const { statement, signature, date } = pack.paper.form;
  const notes = wrapText(paper, pack.rules, RIGHT - LEFT, STYLES.small);
  ensureRoom(cursor, 110 + notes.length * 11);
  cursor.y += 12;
  for (const text of wrapText(paper, statement, RIGHT - LEFT, STYLES.cell)) {
    cursor.paper.text(LEFT, cursor.y, text, STYLES.cell);
    cursor.y += 13;
  }
  cursor.y += 34;
  for (const [x, width, name] of [
    [LEFT, 290, signature],
    [LEFT + 320, RIGHT - LEFT - 320, date],
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
