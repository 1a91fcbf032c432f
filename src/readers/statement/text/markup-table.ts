import { decodeEntities } from './entities.ts';

/** Markup with a table: a web page with a spreadsheet's file extension, or a spreadsheet saved as XML. */
const PAGE = /<html\b|<!doctype html|<body\b|<table\b/i;
const SHEET = /<(?:ss:)?Workbook\b[^<>]{0,2000}office:spreadsheet/;
const TAG = /<(\/?)(?:ss:)?([A-Za-z]\w{0,20})([^<>]{0,4000})>/g;
const UNSEEN = /<!--|<(script|style|title)\b/gi;
const CELL_TAGS: ReadonlySet<string> = new Set(['td', 'th', 'cell']);
const ROW_TAGS: ReadonlySet<string> = new Set(['tr', 'row']);
/** Maximum cell span; a bank's table never has more. */
const SPAN_MAX = 50;

/** True for text that starts like a web page or an XML spreadsheet with rows. */
export function hasMarkupTable(head: string): boolean {
  return (PAGE.test(head) && /<t[dh]\b/i.test(head)) || (SHEET.test(head) && /<(?:ss:)?Cell\b/.test(head));
}

/**
 * Converts all tables of a web page or XML spreadsheet to tab-separated text, one line per row; null for any other
 * text. Spanning cells are followed by empty ones.
 */
export function markupTableText(text: string): string | null {
  if (!text.trimStart().startsWith('<') || !hasMarkupTable(text.slice(0, 65_536))) return null;
  const reader = new TableReader();
  const visible = withoutHiddenMarkup(text);
  let from = 0;
  for (const match of visible.matchAll(TAG)) {
    const [tag, slash, name = '', attributes = ''] = match;
    reader.text(visible.slice(from, match.index));
    reader.tag(name.toLowerCase(), slash === '/', attributes);
    from = match.index + tag.length;
  }
  return reader.rows.map((cells) => cells.join('\t')).join('\n');
}

class TableReader {
  readonly rows: string[][] = [];
  #row: string[] | null = null;
  #cell: { text: string; readonly span: number } | null = null;

  text(text: string): void {
    if (this.#cell) this.#cell.text += text;
  }

  tag(name: string, isEnd: boolean, attributes: string): void {
    if (ROW_TAGS.has(name)) this.#beginRow(isEnd);
    else if (CELL_TAGS.has(name)) this.#beginCell(isEnd, attributes);
    else if (/^(?:br|p|div)$/.test(name)) this.text(' ');
  }

  #beginRow(isEnd: boolean): void {
    this.#endCell();
    this.#row = isEnd ? null : [];
    if (this.#row) this.rows.push(this.#row);
  }

  #beginCell(isEnd: boolean, attributes: string): void {
    this.#endCell();
    if (isEnd || !this.#row) return;
    skipTo(this.#row, attributes);
    this.#cell = { text: '', span: spanOf(attributes) };
    if (attributes.endsWith('/')) this.#endCell();
  }

  #endCell(): void {
    if (!this.#row || !this.#cell) return;
    const { text, span } = this.#cell;
    this.#row.push(clean(text), ...new Array<string>(span - 1).fill(''));
    this.#cell = null;
  }
}

/** Removes comments, scripts and styles; an unclosed one removes the rest of the text. */
function withoutHiddenMarkup(text: string): string {
  const parts: string[] = [];
  let from = 0;
  UNSEEN.lastIndex = 0;
  for (let open = UNSEEN.exec(text); open; open = UNSEEN.exec(text)) {
    parts.push(text.slice(from, open.index));
    const close = open[1] === undefined ? '-->' : `</${open[1]}`;
    const at = text.indexOf(close, open.index);
    from = at === -1 ? text.length : at + close.length;
    UNSEEN.lastIndex = from;
  }
  return parts.join(' ') + text.slice(from);
}

/** `ss:Index="4"`: cells in between are empty. */
function skipTo(row: string[], attributes: string): void {
  const index = Number(/\bss:Index="(\d{1,3})"/.exec(attributes)?.[1] ?? 0);
  while (row.length < index - 1) row.push('');
}

function spanOf(attributes: string): number {
  const columns = /\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1];
  const merged = /\bss:MergeAcross="(\d{1,3})"/.exec(attributes)?.[1];
  const span = columns === undefined ? Number(merged ?? 0) + 1 : Number(columns);
  return Math.min(Math.max(span, 1), SPAN_MAX);
}

/** Normalizes cell text to one line without tabs. */
function clean(text: string): string {
  return decodeEntities(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('"', "'")
    .trim();
}
