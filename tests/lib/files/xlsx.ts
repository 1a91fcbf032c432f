import { writeZip } from './zip.ts';

/** A cell: a shared text, a number with a format, a text in the cell itself, or none. */
export type XlsxCell =
  | string
  | { readonly number: string; readonly format?: keyof typeof FORMATS }
  | { readonly inline: string }
  | null;

export interface XlsxSheet {
  readonly name: string;
  readonly rows: readonly (readonly XlsxCell[])[];
  readonly isHidden?: boolean;
}

/** Cell styles by name: their index and format code. */
const FORMATS = {
  general: 'General',
  money: '#,##0.00\\ "days";[Red]-#,##0.00',
  date: 'dd/mm/yyyy;@',
  dateTime: '[$-407]d. mmm yyyy\\ hh:mm',
  percent: '0.0%',
  euros: '#,##0.00\\ [$€-407];[Red]-#,##0.00\\ [$€-407]',
  pounds: '"£"#,##0.00',
  canadianDollars: '[$$-1009]#,##0.00',
  kronor: '#,##0.00\\ [$kr-41D]',
} as const;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of an Excel file with these sheets, which a test may change before `writeZip`. */
export function xlsxParts(
  sheets: readonly XlsxSheet[],
  { is1904 = false }: { readonly is1904?: boolean } = {},
): Map<string, string> {
  const shared: string[] = [];
  const parts = new Map<string, string>();
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }));
  for (const { rows, id } of numbered)
    parts.set(`xl/worksheets/sheet${id}.xml`, `${HEAD}${sheetXml(rows, shared)}`);
  const types = numbered.map(({ id }) => override(`/xl/worksheets/sheet${id}.xml`, 'worksheet+xml'));
  parts.set(
    '[Content_Types].xml',
    `${HEAD}<Types><Default Extension="xml" ContentType="application/xml"/>` +
      `${override('/xl/workbook.xml', 'sheet.main+xml')}${types.join('')}</Types>`,
  );
  const listed = numbered.map(
    ({ name, isHidden, id }) =>
      `<sheet name="${escaped(name)}" sheetId="${id}"${isHidden ? ' state="hidden"' : ''} r:id="rId${id}"/>`,
  );
  parts.set(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/>` +
      `<sheets>${listed.join('')}</sheets></workbook>`,
  );
  const relations = numbered.map(({ id }) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`));
  parts.set(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships>${relations.join('')}${relation('rIdT', 'sharedStrings', 'sharedStrings.xml')}` +
      `${relation('rIdS', 'styles', '/xl/styles.xml')}</Relationships>`,
  );
  parts.set('xl/styles.xml', `${HEAD}${stylesXml()}`);
  const texts = shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  parts.set('xl/sharedStrings.xml', `${HEAD}<sst xmlns="${MAIN}">${texts.join('')}</sst>`);
  return parts;
}

/** An Excel file with these sheets. */
export function xlsx(sheets: readonly XlsxSheet[]): Uint8Array<ArrayBuffer> {
  return writeZip(xlsxParts(sheets));
}

function override(part: string, type: string): string {
  return `<Override PartName="${part}" ContentType="${SHEET_TYPE}.${type}"/>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

function stylesXml(): string {
  const codes = Object.values(FORMATS);
  const formats = codes.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const styles = codes.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/>` +
    `</cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
  );
}

function sheetXml(rows: readonly (readonly XlsxCell[])[], shared: string[]): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, shared));
    return cells.length === 0 ? '' : `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: XlsxCell, reference: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    const known = shared.indexOf(cell);
    return `<c r="${reference}" t="s"><v>${known === -1 ? shared.push(cell) - 1 : known}</v></c>`;
  }
  if ('inline' in cell)
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`;
  const style = Object.keys(FORMATS).indexOf(cell.format ?? 'general');
  return `<c r="${reference}" s="${style}"><v>${cell.number}</v></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
