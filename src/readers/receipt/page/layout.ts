import { cleanText } from '../text/clean-text.ts';
import { buildLine, type Cell, LINE_CHARS_MAX, LINES_MAX, type Line } from './page.ts';

/** Visual style of a run of text. */
export interface TextStyle {
  readonly isBold: boolean;
  readonly isStruck: boolean;
  readonly size: number;
}

/** A cell whose column is set when its row closes. */
type OpenCell = { -readonly [Key in keyof Cell]: Cell[Key] };

interface Flow {
  readonly lines: OpenCell[][];
  cells: OpenCell[];
  text: string;
  style: TextStyle | null;
}

interface Row {
  readonly flows: Flow[];
  columns: number;
  readonly starts: number[];
  /** By column, the number of rows from this one on that a cell of an earlier row covers. */
  readonly covered: readonly number[];
  /** The same for the next row. */
  readonly coverNext: number[];
}

const SPAN_MAX = 50;
const NO_COLUMNS: readonly number[] = [];

const ZIP_LINES_MAX = 40;
const JOIN_LINES_MAX = 14;
const COLUMN_LINES_MIN = 4;

/**
 * Builds lines and cells in one forward pass through a document. Block elements end lines. When a row closes, its cells
 * are merged side by side: line by line if they have equal height, otherwise by their first lines.
 */
export class Layout {
  readonly #flows: Flow[] = [newFlow()];
  readonly #rows: Row[] = [];
  /** Columns that cells of earlier rows cover, by nesting depth of their table. */
  readonly #covered: (readonly number[])[] = [];
  #lineCount = 0;

  /** True when the line limit is reached; further text is ignored. */
  get isFull(): boolean {
    return this.#lineCount >= LINES_MAX;
  }

  text(text: string, style: TextStyle): void {
    const flow = this.#flow();
    if (flow.text.length > LINE_CHARS_MAX || this.isFull) return;
    const isBlank = text.trim() === '';
    if (isBlank && flow.text === '') return;
    if (flow.style && flow.style.isStruck !== style.isStruck && !isBlank) this.breakCell();
    if (!isBlank) flow.style ??= style;
    flow.text += text;
  }

  /** True before the first text of a line. */
  get isLineEmpty(): boolean {
    const { text, cells } = this.#flow();
    return text.trim() === '' && cells.length === 0;
  }

  /** Last character of the open cell, or ''. */
  get lastChar(): string {
    return this.#flow().text.at(-1) ?? '';
  }

  breakCell(): void {
    endCell(this.#flow());
  }

  breakLine(): void {
    this.#endLine(this.#flow());
  }

  /** Starts a table: cells of an earlier one cover none of its columns. */
  openTable(): void {
    this.#covered[this.#rows.length] = NO_COLUMNS;
  }

  openRow(): void {
    const covered = this.#covered[this.#rows.length] ?? NO_COLUMNS;
    const coverNext = covered.map((rows) => Math.max(0, rows - 1));
    this.#rows.push({ flows: [], columns: 0, starts: [], covered, coverNext });
  }

  openCell(columnSpan: number, rowSpan = 1): void {
    const row = this.#rows.at(-1);
    const flow = newFlow();
    if (row) {
      while ((row.covered[row.columns] ?? 0) > 0) row.columns += 1;
      row.flows.push(flow);
      row.starts.push(row.columns);
      const end = row.columns + Math.min(Math.max(columnSpan, 1), SPAN_MAX);
      const isTall = rowSpan > 1;
      for (let at = row.columns; isTall && at < end; at++)
        row.coverNext[at] = Math.min(rowSpan - 1, SPAN_MAX);
      row.columns = end;
    }
    this.#flows.push(flow);
  }

  /** Opens a cell left of the other cells of the row. */
  openCellInFront(): void {
    const row = this.#rows.at(-1);
    const flow = newFlow();
    if (row) {
      row.flows.unshift(flow);
      row.starts.splice(0, row.starts.length, 0, ...row.starts.map((start) => start + 1));
      row.columns += 1;
    }
    this.#flows.push(flow);
  }

  closeCell(): void {
    if (this.#flows.length <= 1) return;
    const flow = this.#flows.pop();
    if (flow) this.#endLine(flow);
  }

  closeRow(): void {
    const row = this.#rows.pop();
    if (!row) return;
    this.#covered[this.#rows.length] = row.coverNext.length > 0 ? row.coverNext : NO_COLUMNS;
    const target = this.#flow();
    this.#endLine(target);
    if (row.columns > 1) {
      for (let i = 0; i < row.flows.length; i++) setColumn(row.flows[i], row.starts[i] ?? 0);
    }
    for (const cells of mergeRow(row.flows.map((flow) => flow.lines))) target.lines.push(cells);
  }

  /** Closes all open rows and cells and returns the lines. */
  finish(): Line[] {
    while (this.#flows.length > 1 || this.#rows.length > 0) {
      this.closeCell();
      this.closeRow();
    }
    const root = this.#flow();
    this.#endLine(root);
    const lines: Line[] = [];
    for (const cells of root.lines) {
      const line = buildLine(cells);
      if (line) lines.push(line);
    }
    return lines;
  }

  #flow(): Flow {
    const flow = this.#flows.at(-1);
    if (flow) return flow;
    const fresh = newFlow();
    this.#flows.push(fresh);
    return fresh;
  }

  #endLine(flow: Flow): void {
    endCell(flow);
    if (flow.cells.length === 0) return;
    flow.lines.push(flow.cells);
    this.#lineCount += 1;
    flow.cells = [];
  }
}

function newFlow(): Flow {
  return { lines: [], cells: [], text: '', style: null };
}

function endCell(flow: Flow): void {
  if (flow.text === '') return;
  const text = cleanText(flow.text);
  const style = flow.style;
  flow.text = '';
  flow.style = null;
  if (text === '') return;
  flow.cells.push({
    text,
    isBold: style?.isBold ?? false,
    isStruck: style?.isStruck ?? false,
    size: style?.size ?? 0,
    column: -1,
  });
}

function setColumn(flow: Flow | undefined, column: number): void {
  for (const line of flow?.lines ?? []) {
    for (const cell of line) if (cell.column < 0) cell.column = column;
  }
}

function mergeRow(columns: readonly OpenCell[][][]): OpenCell[][] {
  const filled = columns.filter((lines) => lines.length > 0);
  const [first] = filled;
  if (!first) return [];
  if (filled.length === 1) return first;
  const line = first[0];
  if (line && first.length === 1 && filled.every((lines) => lines.length === 1)) {
    for (let i = 1; i < filled.length; i++) line.push(...(filled[i]?.[0] ?? []));
    return first;
  }
  const heights = filled.map((lines) => lines.length);
  const highest = Math.max(...heights);
  if (heights.every((height) => height === highest) && highest <= ZIP_LINES_MAX) {
    return first.map((_, i) => filled.flatMap((lines) => lines[i] ?? []));
  }
  if (heights.filter((height) => height > JOIN_LINES_MAX).length > 1) return filled.flat();
  // Two columns with several lines each are read in sequence, unless the second one contains prices.
  if (heights.filter((height) => height > COLUMN_LINES_MIN).length > 1) return filled.flat();
  const top = filled.flatMap((lines) => lines[0] ?? []);
  return [top, ...filled.flatMap((lines) => lines.slice(1))];
}
