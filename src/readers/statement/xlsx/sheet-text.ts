import { userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { decodeEntities } from '../text/entities.ts';
import { toSingleLine } from '../text/single-line.ts';
import { UnreadableZip } from '../zip/read-zip.ts';
import { type CellStyle, PLAIN_STYLE, storedNumberText } from './number-formats.ts';
import { attributesOf, brokenWorkbook, type XmlTag, xmlTags } from './xml-tags.ts';

/** What the cells of all sheets refer to. */
export interface Workbook {
  readonly sharedTexts: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly is1904: boolean;
}

/** The width of the widest sheet. */
const COLUMNS_MAX = 16_384;
/** Longer runs of empty rows are shortened; shorter ones are kept, so that line numbers are row numbers. */
const EMPTY_ROWS_MAX = 100;

/** Reads the shared texts; those of text runs are joined, phonetic guides are left out. */
export function readSharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  for (const { name, isEnd, before } of xmlTags(xml, 'sst')) {
    if (name === 'rPh') isPhonetic = !isEnd;
    else if (name === 't' && isEnd && !isPhonetic) text += before;
    else if (name === 'si' && isEnd) {
      texts.push(decodeText(text));
      text = '';
    }
  }
  return texts;
}

/** Entities, and the control characters that XML has no text for (`_x000D_`). */
function decodeText(text: string): string {
  return decodeEntities(text).replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Converts a sheet to tab-separated text, one line per row; cells that the sheet leaves out are empty. Throws
 * `UnreadableZip` for a damaged sheet, or one with more than `charsMax` characters.
 */
export function readSheet(name: string, xml: string, workbook: Workbook, charsMax: number): SheetTable {
  const reader = new SheetReader(workbook, charsMax);
  for (const tag of xmlTags(xml, 'worksheet')) reader.tag(tag);
  return { name: name.replace(/\s+/g, ' '), text: reader.lines.join('\n'), currencies: reader.currencies };
}

/** A sheet as tab-separated text. */
export interface SheetTable {
  readonly name: string;
  readonly text: string;
  /** Currencies in the formats of its numbers. */
  readonly currencies: ReadonlySet<CurrencyCode>;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: CellStyle;
  text: string;
}

class SheetReader {
  readonly lines: string[] = [];
  readonly currencies = new Set<CurrencyCode>();
  readonly #workbook: Workbook;
  #charsLeft: number;
  #line = '';
  /** The column of the line's end. */
  #written = 0;
  #cell: Cell | null = null;
  #rowNumber = 0;
  #column = 0;
  #isPhonetic = false;

  constructor(workbook: Workbook, charsMax: number) {
    this.#workbook = workbook;
    this.#charsLeft = charsMax;
  }

  tag(tag: XmlTag): void {
    const { name, isEnd, before } = tag;
    if (name === 'row') isEnd ? this.#endRow() : this.#beginRow(tag);
    else if (name === 'c') isEnd ? this.#endCell() : this.#beginCell(tag);
    else if (name === 'rPh') this.#isPhonetic = !isEnd;
    else if (this.#cell && isEnd && !this.#isPhonetic && (name === 'v' || name === 't'))
      this.#cell.text += before;
  }

  #beginRow(tag: XmlTag): void {
    const next = this.#rowNumber + 1;
    const number = Math.max(Number(attributesOf(tag).get('r')) || next, next);
    const gap = Math.min(number - next, EMPTY_ROWS_MAX);
    this.#spend(gap);
    if (gap > 0) this.lines.push('\n'.repeat(gap - 1));
    this.#rowNumber = number;
    this.#column = 0;
  }

  #endRow(): void {
    this.#spend(1);
    this.lines.push(this.#line);
    this.#line = '';
    this.#written = 0;
  }

  #beginCell(tag: XmlTag): void {
    const attributes = attributesOf(tag);
    const reference = attributes.get('r');
    const column = reference === undefined ? this.#column : columnOf(reference);
    if (column >= COLUMNS_MAX) throw brokenWorkbook();
    this.#column = column + 1;
    const type = attributes.get('t') ?? 'n';
    const style = type === 'n' ? this.#workbook.styles[Number(attributes.get('s') ?? 0)] : undefined;
    this.#cell = { column, type, style: style ?? PLAIN_STYLE, text: '' };
  }

  #endCell(): void {
    if (!this.#cell) return;
    const { currency } = this.#cell.style;
    const text = cellText(this.#cell, this.#workbook);
    const gap = this.#cell.column - this.#written;
    if (gap < 0) throw brokenWorkbook();
    this.#cell = null;
    if (text === '') return;
    if (currency !== null) this.currencies.add(currency);
    this.#spend(gap + text.length);
    this.#line += '\t'.repeat(gap) + text;
    this.#written += gap;
  }

  /** Repeated shared texts may be much longer than the file. */
  #spend(chars: number): void {
    this.#charsLeft -= chars;
    if (this.#charsLeft < 0) throw new UnreadableZip(userMessage('zipTooLarge'));
  }
}

/** The 0-based column of a cell reference: 27 for `AB12`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(reference)?.[0].toUpperCase();
  if (letters === undefined) throw brokenWorkbook();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText({ type, style, text }: Cell, { sharedTexts, is1904 }: Workbook): string {
  if (text === '') return '';
  if (type === 's') return written(sharedTexts[Number(text)]);
  if (type === 'n') return storedNumberText(text.trim(), style.kind, is1904);
  if (type === 'b') return text.trim() === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return /^\d{4}-\d\d-\d\d(?=T)/.exec(text.trim())?.[0] ?? text.trim();
  return written(decodeText(text));
}

/** A text as a cell of one line; one that starts with a quote is quoted. */
function written(text: string | undefined): string {
  if (text === undefined) throw brokenWorkbook();
  const line = toSingleLine(text).trim();
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
