import { MAX_FILE_BYTES } from '../statement-file.ts';
import { decodeText } from '../text/decode-text.ts';
import { type InflateRaw, isZip, readZip, type ZipEntry } from '../zip/read-zip.ts';
import { joinSheets } from './join-sheets.ts';
import { readCellStyles } from './number-formats.ts';
import { readSharedTexts, readSheet } from './sheet-text.ts';
import { attributesOf, brokenWorkbook, xmlTags } from './xml-tags.ts';

/** The workbook of an `.xlsx`, `.xlsm` or `.xltx` file; `.xlsb` and `.docx` have other types. */
const WORKBOOK_TYPE = /(?:spreadsheetml\.(?:sheet|template)|ms-excel\.\w{1,20}\.macroEnabled)\.main\+xml$/i;

/**
 * Returns the table of a spreadsheet file as tab-separated text; null for any other file, and for a spreadsheet that
 * cannot be read: `readStatementArchive` gives the reason.
 */
export function openWorkbook(
  bytes: Uint8Array,
  inflateRaw: InflateRaw,
  sizeMax = MAX_FILE_BYTES,
): Uint8Array | null {
  if (!isZip(bytes) || bytes.length > MAX_FILE_BYTES) return null;
  try {
    return workbookTable(readZip(bytes, inflateRaw, sizeMax), sizeMax);
  } catch {
    return null;
  }
}

/**
 * Converts the sheets of an Office Open XML spreadsheet to tab-separated text, as a CSV file of them would be; null if
 * the files of the archive are none. Hidden sheets are left out, and others as `joinSheets` says. Throws
 * `UnreadableZip` for a damaged spreadsheet, or one with a table larger than `sizeMax`.
 */
export function workbookTable(entries: readonly ZipEntry[], sizeMax: number): Uint8Array | null {
  const parts = new Map(entries.map(({ name, bytes }) => [partName(name), bytes]));
  const path = workbookPath(parts);
  if (path === null) return null;
  const related = readRelations(parts, path);
  const { sheetNames, is1904 } = readWorkbook(partText(parts, path));
  const textOfType = (type: string): string | null => {
    const found = [...related.values()].find((relation) => relation.type === type);
    return found ? partText(parts, found.path) : null;
  };
  const shared = textOfType('sharedStrings');
  const styles = textOfType('styles');
  const workbook = {
    sharedTexts: shared === null ? [] : readSharedTexts(shared),
    styles: styles === null ? [] : readCellStyles(styles),
    is1904,
  };
  let charsLeft = sizeMax;
  const sheets = [...sheetNames].flatMap(([id, name]) => {
    const relation = related.get(id);
    if (!relation) throw brokenWorkbook();
    if (relation.type !== 'worksheet') return [];
    const sheet = readSheet(name, partText(parts, relation.path), workbook, charsLeft);
    charsLeft -= sheet.text.length;
    return [sheet];
  });
  return new TextEncoder().encode(joinSheets(sheets));
}

type Parts = ReadonlyMap<string, Uint8Array>;

/** Part names ignore case; some writers use backslashes. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

function partText(parts: Parts, path: string): string {
  const bytes = parts.get(path);
  if (!bytes) throw brokenWorkbook();
  return decodeText(bytes).text;
}

/** The name of the main part, or null when the archive is not a spreadsheet. */
function workbookPath(parts: Parts): string | null {
  if (!parts.has('[content_types].xml')) return null;
  for (const tag of xmlTags(partText(parts, '[content_types].xml'), 'Types')) {
    const attributes = attributesOf(tag);
    if (WORKBOOK_TYPE.test(attributes.get('ContentType') ?? ''))
      return partName(attributes.get('PartName') ?? 'xl/workbook.xml');
  }
  return null;
}

interface Relation {
  /** The last part of the relation's type: `worksheet`. */
  readonly type: string;
  readonly path: string;
}

function readRelations(parts: Parts, path: string): ReadonlyMap<string, Relation> {
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? [];
  const related = new Map<string, Relation>();
  for (const tag of xmlTags(partText(parts, `${folder}_rels/${file}.rels`), 'Relationships')) {
    if (tag.name !== 'Relationship' || tag.isEnd) continue;
    const attributes = attributesOf(tag);
    const target = attributes.get('Target') ?? '';
    const type = (attributes.get('Type') ?? '').split('/').at(-1) ?? '';
    const full = target.startsWith('/') ? target : `${folder}${target.replace(/^\.\//, '')}`;
    related.set(attributes.get('Id') ?? '', { type, path: partName(full) });
  }
  return related;
}

/** The names of the visible sheets by relation id, in order, and whether dates are counted from 1904. */
function readWorkbook(xml: string): { sheetNames: ReadonlyMap<string, string>; is1904: boolean } {
  const sheetNames = new Map<string, string>();
  let is1904 = false;
  for (const tag of xmlTags(xml, 'workbook')) {
    if (tag.isEnd) continue;
    const attributes = attributesOf(tag);
    if (tag.name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
    else if (tag.name === 'sheet' && !/hidden/i.test(attributes.get('state') ?? ''))
      sheetNames.set(attributes.get('id') ?? '', attributes.get('name') ?? '');
  }
  return { sheetNames, is1904 };
}
