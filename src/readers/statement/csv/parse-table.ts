import Papa from 'papaparse';
import { toSingleLine } from '../text/single-line.ts';
import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { joinDateColumns } from './join-date-columns.ts';

/** One record of a delimited file; `line` is its 1-based first line. Cells are trimmed. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The name of its sheet, if the workbook has several. */
  readonly sheet?: string;
}

export interface Table {
  readonly delimiter: string;
  readonly rows: readonly TableRow[];
}

/** Before the name of each sheet of a workbook, in a line of its own; the sheet starts counting lines again. */
export const SHEET_START = '\u001e';

/** Parses delimited text into rows. Blank rows are dropped, line numbers are kept. */
export function parseTable(text: string, rowsMax: number): Table {
  const hint = /^sep=(.)\r?\n/i.exec(text);
  const body = withoutGuards(withoutPadding(withSimpleDelimiter(hint ? text.slice(hint[0].length) : text)));
  const firstLine = hint ? 2 : 1;
  const delimiter = hint?.[1] ?? chooseDelimiter(body);
  const parsed = Papa.parse<string[]>(body, { delimiter, preview: rowsMax });
  const isBroken = parsed.errors.some((error) => error.type === 'Quotes');
  const records = isBroken ? parseByLine(body, delimiter) : parsed.data;
  return joinDateColumns({ delimiter, rows: toRows(records, firstLine) });
}

/** `Date~|~Amount`: replaces a delimiter of several characters by one. */
function withSimpleDelimiter(text: string): string {
  const compound = COMPOUND.exec(text.slice(0, 8_192))?.[0];
  return compound === undefined ? text : text.replaceAll(compound, '~');
}

const COMPOUND = /~\|~|\|~\||~\^~|\^\|\^/;

/** `\t"20250331",\t"…"`: removes blanks before quotes, which would hide the quotes. */
function withoutPadding(text: string): string {
  return PADDED.test(text.slice(0, 8_192)) ? text.replace(/([,;]|^)[ \t]+(?=")/gm, '$1') : text;
}

/** `="1,000.00"`: removes the equals sign before a quote, which would hide the quote. */
function withoutGuards(text: string): string {
  return text.includes('="') ? text.replace(/(^|[,;\t|])=(?="(?!"))/gm, '$1') : text;
}

const PADDED = /[,;][ \t]+"[^"\n]*"[ \t]*(?:[,;\r]|$)/m;

const DELIMITERS = [',', ';', '\t', '|', '^', '~'] as const;
const SAMPLE_LINES = 80;

/** The delimiter that produces the most rows with a date and an amount in separate cells. */
function chooseDelimiter(text: string): string {
  const sample = firstLines(text, SAMPLE_LINES);
  let best: string = ',';
  let bestScore = -1;
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(sample, { delimiter });
    const score = scoreRows(data);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

function scoreRows(rows: readonly string[][]): number {
  let score = 0;
  const widths = new Map<number, number>();
  for (const cells of rows) {
    if (cells.length < 2) continue;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    // A tab is no part of a cell: it delimits columns itself.
    const dates = cells.some((cell) => isDateCell(cell) && !cell.trim().includes('\t'));
    const amounts = cells.some((cell) => isAmountCell(cell));
    if (dates && amounts) score += 10;
  }
  const commonest = [...widths].sort((a, b) => b[1] - a[1])[0];
  return score + (commonest ? commonest[1] + Math.min(commonest[0], 20) / 100 : 0);
}

/** True for a date cell. */
export function isDateCell(cell: string): boolean {
  return scanDate(cell) !== null;
}

/** True for a money cell that is not a date. */
export function isAmountCell(cell: string): boolean {
  const text = cell.trim();
  return text !== '' && text.length <= 40 && scanAmount(text) !== null && scanDate(text) === null;
}

/** The first lines of a text, at most 64 k characters. */
export function firstLines(text: string, count: number): string {
  let end = -1;
  for (let i = 0; i < count; i += 1) {
    const next = text.indexOf('\n', end + 1);
    if (next === -1) return text.slice(0, 65_536);
    end = next;
  }
  return text.slice(0, Math.min(end, 65_536));
}

/** A stray quote would swallow the rest of the file, so each line is parsed separately, with quotes as text. */
function parseByLine(text: string, delimiter: string): string[][] {
  return text.split(/\r\n|\r|\n/).map((line) => {
    if (!line.includes('"')) return line.split(delimiter);
    return splitQuoted(line, delimiter) ?? line.split(delimiter).map(unquote);
  });
}

/** Cells of one line if all its quotes close, otherwise null. */
function splitQuoted(line: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const isQuoted = line[at] === '"';
    const end = isQuoted ? endOfQuoted(line, at, delimiter) : endOfPlain(line, at, delimiter);
    if (end === -1) return null;
    const cell = line.slice(at, end);
    cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === line.length) return cells;
    at = end + 1;
  }
  return cells;
}

function endOfPlain(line: string, at: number, delimiter: string): number {
  const end = line.indexOf(delimiter, at);
  return end === -1 ? line.length : end;
}

/** End of a quoted cell including its closing quote; -1 when the quote does not close before a delimiter. */
function endOfQuoted(line: string, at: number, delimiter: string): number {
  let quote = line.indexOf('"', at + 1);
  while (quote !== -1 && line[quote + 1] === '"') quote = line.indexOf('"', quote + 2);
  const isClosed = quote !== -1 && (quote + 1 === line.length || line[quote + 1] === delimiter);
  return isClosed ? quote + 1 : -1;
}

function unquote(cell: string): string {
  return cell.replace(/^\s*"(.*)"\s*$/s, '$1');
}

function toRows(records: readonly string[][], firstLine: number): TableRow[] {
  const rows: TableRow[] = [];
  let line = firstLine;
  let sheet: string | null = null;
  for (const record of records) {
    if (record[0]?.startsWith(SHEET_START)) {
      sheet = record[0].slice(SHEET_START.length) || null;
      line = 1;
      continue;
    }
    const { cells, breaks, isBlank } = toCells(record);
    if (!isBlank) rows.push(sheet === null ? { line, cells } : { line, cells, sheet });
    line += 1 + breaks;
  }
  return rows;
}

/** The clean cells of a record, and the line breaks within them. */
function toCells(record: readonly string[]) {
  const cells: string[] = [];
  let breaks = 0;
  let isBlank = true;
  for (const cell of record) {
    if (cell.includes('\n') || cell.includes('\r')) breaks += countBreaks(cell);
    const clean = cleanCell(cell);
    if (clean !== '') isBlank = false;
    cells.push(clean);
  }
  return { cells, breaks, isBlank };
}

function countBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Trims, unwraps spreadsheet guards (`="00123"`, leading `'`) and joins lines. */
function cleanCell(cell: string): string {
  let text = cell.trim();
  if (text.startsWith('="') && text.endsWith('"')) text = text.slice(2, -1);
  if (text.startsWith("'") && text.length > 1) text = text.replace(/^'(?=[^']*'?$)/, '').replace(/'$/, '');
  return toSingleLine(text);
}
