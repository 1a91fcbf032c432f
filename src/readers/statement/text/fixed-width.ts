import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';

const LINES_MAX = 20_000;
const SAMPLE_LINES = 400;
const SAMPLE_CHARS = 8_192;
const MOSTLY = 0.8;
const GAP = /\s{2,}/;
/** Minimum blanks between two columns; single blanks separate words. */
const GAP_WIDTH = 2;

/**
 * Converts a fixed-width report to tab-separated text, line by line; null when the text has no aligned lines with a
 * date and an amount.
 */
export function parseFixedWidthTable(text: string): string | null {
  if (!isReport(text.slice(0, SAMPLE_CHARS))) return null;
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > LINES_MAX) return null;
  const rows = lines.filter(isRow).slice(0, SAMPLE_LINES);
  const first = lines.findIndex(isRow);
  const headingAt = lines.findLastIndex((line, index) => index < first && /\p{L}/u.test(line));
  const names = (lines[headingAt] ?? '').trim().split(GAP);
  const fromGaps = cutsOf(rows);
  const cuts = names.length > fromGaps.length ? cutsOf([lines[headingAt] ?? '', ...rows]) : fromGaps;
  if (cuts.length < 2) return null;
  return lines
    .map((line, index) => (index === headingAt && names.length === cuts.length ? names : cellsOf(line, cuts)))
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** True when most lines that start with a date have amounts after gaps. */
function isReport(beginning: string): boolean {
  const dated = beginning
    .split(/\r\n|\r|\n/)
    .filter((line) => scanDate(line.trim().split(GAP)[0] ?? '') !== null);
  return dated.length > 1 && dated.filter(isRow).length >= dated.length * MOSTLY;
}

/** A line without delimiters that starts with a date and has an amount after a gap. */
function isRow(line: string): boolean {
  const cells = line.trim().split(GAP);
  if (/[\t;|"]/.test(line) || cells.some((cell) => /^,|,$/.test(cell))) return false;
  return (
    cells.length > 2 &&
    scanDate(cells[0] ?? '') !== null &&
    cells.slice(1).some((cell) => scanDate(cell) === null && scanAmount(cell) !== null)
  );
}

/** Column starts: after positions that are blank in all lines. */
function cutsOf(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const cuts = [0];
  let blanks = 0;
  for (let at = 0; at < width; at += 1) {
    const isBlank = lines.every((line) => (line[at] ?? ' ') === ' ');
    if (!isBlank && blanks >= GAP_WIDTH && at > blanks) cuts.push(at);
    blanks = isBlank ? blanks + 1 : 0;
  }
  return cuts;
}

function cellsOf(line: string, cuts: readonly number[]): string[] {
  return cuts.map((start, index) =>
    line
      .slice(start, cuts[index + 1] ?? line.length)
      .trim()
      .replaceAll('\t', ' '),
  );
}
