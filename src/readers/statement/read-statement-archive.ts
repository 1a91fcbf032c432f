import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { mergeAccounts } from './account-warnings.ts';
import { readStatementFile } from './read-statement-file.ts';
import {
  MAX_FILE_BYTES,
  type ReadOptions,
  type RowError,
  rejectedContent,
  type StatementFile,
} from './statement-file.ts';
import { openWorkbook, workbookTable } from './xlsx/open-workbook.ts';
import { type InflateRaw, isZip, readZip, UnreadableZip, type ZipEntry } from './zip/read-zip.ts';

/**
 * Reads a statement file, the table of a spreadsheet (Office Open XML is a zip archive), or merges all statements of a
 * zip archive (banks send one CAMT document per day in an archive). The caller provides decompression: `inflateRaw`
 * must respect its size limit. Errors and warnings of an archive name the file inside it.
 */
export function readStatementArchive(
  bytes: Uint8Array,
  inflateRaw: InflateRaw,
  options: ReadOptions = {},
): StatementFile {
  if (!isZip(bytes) || bytes.length > MAX_FILE_BYTES) return readStatementFile(bytes, options);
  let entries: ZipEntry[];
  try {
    entries = readZip(bytes, inflateRaw, MAX_FILE_BYTES);
    const table = workbookTable(entries, MAX_FILE_BYTES);
    if (table !== null) return readStatementFile(table, { ...options, isWorkbook: true });
  } catch (error) {
    return rejectedArchive(error instanceof UnreadableZip ? error.problem : userMessage('zipBroken'));
  }
  if (entries.some(({ name }) => /^(?:\[Content_Types\]\.xml|mimetype)$/.test(name)))
    return rejectedArchive(userMessage('fileIsDocument'));
  // Each gets an equal share of the limit, so that many small bombs are no larger than one.
  const sizeMax = Math.floor(MAX_FILE_BYTES / entries.length);
  const files = entries.map(({ name, bytes: packed }) => {
    const table = openWorkbook(packed, inflateRaw, sizeMax);
    const fileOptions = { ...options, fileName: name, isWorkbook: table !== null };
    return { name, file: readStatementFile(table ?? packed, fileOptions) };
  });
  const [only] = files;
  if (!only) return rejectedArchive(userMessage('zipEmpty'));
  return files.length === 1 ? only.file : joinFiles(files);
}

function rejectedArchive(reason: UserMessage): StatementFile {
  return { format: 'unknown', ...rejectedContent(reason) };
}

/** One file of an archive. */
interface ReadFile {
  readonly name: string;
  readonly file: StatementFile;
}

function joinFiles(files: readonly ReadFile[]): StatementFile {
  const read = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const formats = new Set(read.filter(({ file }) => file.accounts.length > 0).map(({ file }) => file.format));
  const [format = 'unknown'] = formats;
  return {
    format,
    accounts: mergeAccounts(read.flatMap(({ file }) => file.accounts)),
    errors: read.flatMap(({ name, file }) => file.errors.map((error): RowError => named(name, error))),
    warnings: read.flatMap(({ name, file }) =>
      file.warnings.map((warning) => ({
        ...warning,
        fileName: warning.fileName === undefined ? name : `${name}: ${warning.fileName}`,
      })),
    ),
  };
}

function named(name: string, error: RowError): RowError {
  return { line: error.line, reason: userMessage('inFile', name, error.reason) };
}
