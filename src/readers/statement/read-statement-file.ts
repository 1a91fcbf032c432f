import { readCamt } from './camt/read-camt.ts';
import { findHead } from './csv/column-mapping.ts';
import { parseTable } from './csv/parse-table.ts';
import { readCsv } from './csv/read-csv.ts';
import { binaryReason, detectFormat } from './detect-format.ts';
import { readMt940 } from './mt940/read-mt940.ts';
import { readOfx } from './ofx/read-ofx.ts';
import { readQif } from './qif/read-qif.ts';
import {
  MAX_ERRORS,
  MAX_FILE_BYTES,
  type ReadOptions,
  refusal,
  type StatementContent,
  type StatementFile,
  type StatementFormat,
} from './statement-file.ts';
import { decodeText } from './text/decode-text.ts';
import { fixedWidthTable } from './text/fixed-width.ts';
import { withLatinDigits } from './text/latin-digits.ts';
import { markupTableText } from './text/markup-table.ts';

/**
 * Reads a bank's statement file: OFX 1.x and 2.x, QFX, QIF, CSV, TSV and reports in columns, CAMT.052/053/054,
 * MT940/942. The format, the encoding, the decimal mark and the order of dates are told from the content. Never throws:
 * a row that cannot be read is listed in `errors` and the rest goes on; a file that is no statement has no accounts and
 * one error that says why. Pure: the same bytes and options always give the same value.
 */
export function readStatementFile(bytes: Uint8Array, options: ReadOptions = {}): StatementFile {
  if (bytes.length === 0) return { format: 'unknown', ...refusal('the file is empty') };
  if (bytes.length > MAX_FILE_BYTES)
    return { format: 'unknown', ...refusal(`the file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`) };
  const binary = binaryReason(bytes);
  if (binary !== null) return { format: 'unknown', ...refusal(binary) };
  const { text } = decodeText(bytes);
  const detection = detectFormat(text);
  if (detection.format === 'unknown') return { format: 'unknown', ...refusal(detection.reason) };
  const content = capped(READERS[detection.format](text, options));
  return { format: nameFormat(detection.format, text, content, options), ...content };
}

/** Rows of a web page in which its columns must be named. */
const HEAD_ROWS = 200;

/**
 * A delimited table, or one that a bank saved as a web page or XML under a spreadsheet's name; the lines of such a
 * one are its rows.
 */
function readTable(text: string, options: ReadOptions): StatementContent {
  const rows = markupTableText(text);
  if (rows === null) return readDelimited(withLatinDigits(text), options);
  const isNamed = (findHead(parseTable(rows, HEAD_ROWS))?.headerRow ?? -1) !== -1;
  const content = isNamed ? readCsv(rows, options) : null;
  if (content && content.accounts.length > 0) return content;
  return refusal('this is a web page without a table of transactions (the download may have failed)');
}

/** A table set with delimiters, or one printed in columns of fixed width. */
function readDelimited(text: string, options: ReadOptions): StatementContent {
  const printed = fixedWidthTable(text);
  const content = printed === null ? null : readCsv(printed, options);
  return content && content.accounts.length > 0 ? content : readCsv(text, options);
}

type Reader = (text: string, options: ReadOptions) => StatementContent;

const READERS = {
  ofx: readOfx,
  qif: readQif,
  csv: readTable,
  camt: readCamt,
  mt940: readMt940,
} as const satisfies Readonly<Record<string, Reader>>;

/** QFX is OFX for one program: told by the file's name, else by that program's tags. */
function nameFormat(
  format: StatementFormat,
  text: string,
  content: StatementContent,
  options: ReadOptions,
): StatementFormat {
  if (format === 'csv' && content.accounts.length === 0) return 'unknown';
  if (format !== 'ofx') return format;
  const name = options.fileName?.toLowerCase() ?? '';
  if (name.endsWith('.qfx')) return 'qfx';
  if (name.endsWith('.ofx')) return 'ofx';
  return /<INTU\.\w+>/i.test(text.slice(0, 4096)) ? 'qfx' : 'ofx';
}

function capped(content: StatementContent): StatementContent {
  const hidden = content.errors.length - MAX_ERRORS;
  if (hidden <= 0) return content;
  return {
    ...content,
    errors: content.errors.slice(0, MAX_ERRORS),
    warnings: [...content.warnings, { code: 'errorsHidden', values: { count: hidden } }],
  };
}
