import { userMessage } from '#domain/messages/user-message.ts';
import { readCamt } from './camt/read-camt.ts';
import { readTable } from './csv/read-table.ts';
import { binaryReason, detectFormat } from './detect-format.ts';
import { readMt940 } from './mt940/read-mt940.ts';
import { readOfx } from './ofx/read-ofx.ts';
import { readQif } from './qif/read-qif.ts';
import {
  FILE_TOO_LARGE,
  MAX_ERRORS,
  MAX_FILE_BYTES,
  type ReadOptions,
  rejectedContent,
  type StatementContent,
  type StatementFile,
  type StatementFormat,
} from './statement-file.ts';
import { decodeText } from './text/decode-text.ts';

/**
 * Reads a bank statement file: OFX 1.x and 2.x, QFX, QIF, CSV, TSV and fixed-width reports, CAMT.052/053/054,
 * MT940/942. Format, encoding, decimal mark and date order are detected from the content. Never throws: a row that
 * cannot be read is listed in `errors` and reading continues; a file that is not a statement has no accounts and one
 * error with the reason. Pure: the same bytes and options give the same value.
 */
export function readStatementFile(bytes: Uint8Array, options: ReadOptions = {}): StatementFile {
  if (bytes.length === 0) return { format: 'unknown', ...rejectedContent(userMessage('fileIsEmpty')) };
  if (bytes.length > MAX_FILE_BYTES) return { format: 'unknown', ...rejectedContent(FILE_TOO_LARGE) };
  const binary = binaryReason(bytes);
  if (binary !== null) return { format: 'unknown', ...rejectedContent(binary) };
  const { text } = decodeText(bytes);
  const detection = detectFormat(text);
  if (detection.format === 'unknown') return { format: 'unknown', ...rejectedContent(detection.reason) };
  const content = capped(READERS[detection.format](text, options));
  return { format: nameFormat(detection.format, text, content, options), ...content };
}

type Reader = (text: string, options: ReadOptions) => StatementContent;

const READERS = {
  ofx: readOfx,
  qif: readQif,
  csv: readTable,
  camt: readCamt,
  mt940: readMt940,
} as const satisfies Readonly<Record<string, Reader>>;

/** QFX is OFX for one program, detected by file name or by that program's tags; XLSX is a table from a spreadsheet. */
function nameFormat(
  format: StatementFormat,
  text: string,
  content: StatementContent,
  options: ReadOptions,
): StatementFormat {
  if (format === 'csv' && content.accounts.length === 0) return 'unknown';
  if (format === 'csv' && options.isWorkbook) return 'xlsx';
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
