import { userMessage } from '#domain/messages/user-message.ts';
import { type ReadOptions, rejectedContent, type StatementContent } from '../statement-file.ts';
import { parseFixedWidthTable } from '../text/fixed-width.ts';
import { parseLabeledRecords } from '../text/labeled-records.ts';
import { withLatinDigits } from '../text/latin-digits.ts';
import { markupTableText } from '../text/markup-table.ts';
import { findTableHeader } from './column-mapping.ts';
import { parseTable } from './parse-table.ts';
import { readCsv } from './read-csv.ts';

/** Number of rows of a web page that must include the column names. */
const HEAD_ROWS = 200;

/**
 * Reads a delimited table, or one saved as a web page or XML with a spreadsheet's file extension; line numbers are then
 * row numbers.
 */
export function readTable(text: string, options: ReadOptions): StatementContent {
  const rows = markupTableText(text);
  if (rows === null) return readDelimited(withLatinDigits(text), options);
  const isNamed = (findTableHeader(parseTable(rows, HEAD_ROWS))?.headerRow ?? -1) !== -1;
  const content = isNamed ? readCsv(rows, options) : null;
  if (content && content.accounts.length > 0) return content;
  return rejectedContent(userMessage('webPageWithoutTable'));
}

/** Reads a delimited table, a fixed-width table, or blocks of labeled lines. */
function readDelimited(text: string, options: ReadOptions): StatementContent {
  const printed = parseFixedWidthTable(text);
  const content = printed === null ? null : readCsv(printed, options);
  if (content && content.accounts.length > 0) return content;
  const delimited = readCsv(text, options);
  const labeled = delimited.accounts.length > 0 ? null : parseLabeledRecords(text);
  const recorded = labeled === null ? null : readCsv(labeled, options);
  return recorded && recorded.accounts.length > 0 ? recorded : delimited;
}
