import { MAPPABLE_ROLES, type MappableRole } from '#domain/ledger/column-roles.ts';
import { type ColumnMapping, findTableHeader, fingerprintOf, mappedLayout } from './csv/column-mapping.ts';
import type { ColumnRole } from './csv/column-role.ts';
import { findLayout } from './csv/find-layout.ts';
import { parseTable } from './csv/parse-table.ts';
import { binaryReason, detectFormat } from './detect-format.ts';
import { decodeText } from './text/decode-text.ts';
import { parseFixedWidthTable } from './text/fixed-width.ts';
import { withLatinDigits } from './text/latin-digits.ts';
import { markupTableText } from './text/markup-table.ts';

/** The data a user needs to map the columns of a table. */
export interface TableShape {
  /** The same for every file with this header. */
  readonly fingerprint: string;
  readonly columns: readonly {
    readonly index: number;
    /** As written; '' in a table without a header. */
    readonly header: string;
    /** Current role of the column; null if it is not read. */
    readonly role: MappableRole | null;
    /** The first nonempty cells. */
    readonly samples: readonly string[];
  }[];
}

const SAMPLE_BYTES = 262_144;
const SAMPLE_ROWS = 200;
const COLUMNS_MAX = 60;
const SAMPLES_MAX = 3;

/** Returns the columns of a delimited table, or null when the bytes are not one. Reads only the beginning. */
export function readTableShape(bytes: Uint8Array, mapping: ColumnMapping | null = null): TableShape | null {
  if (bytes.length === 0 || binaryReason(bytes) !== null) return null;
  const { text } = decodeText(beginningOf(bytes));
  if (detectFormat(text).format !== 'csv') return null;
  const plain = withLatinDigits(text);
  const table = parseTable(markupTableText(text) ?? parseFixedWidthTable(plain) ?? plain, SAMPLE_ROWS);
  const head = findTableHeader(table);
  if (!head || head.headers.length < 2 || head.headers.length > COLUMNS_MAX) return null;
  const layout = (mapping ? mappedLayout(table, mapping) : null) ?? findLayout(table);
  const rows = table.rows.slice(head.firstRow);
  return {
    fingerprint: fingerprintOf(head),
    columns: head.headers.map((header, index) => ({
      index,
      header,
      role: mappable(layout?.columns[index]?.role ?? null),
      samples: rows.flatMap(({ cells }) => cells[index] || []).slice(0, SAMPLES_MAX),
    })),
  };
}

function mappable(role: ColumnRole | null): MappableRole | null {
  return MAPPABLE_ROLES.find((known) => known === role) ?? null;
}

/** Returns complete lines, so that no multi-byte character is cut. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const end = bytes.lastIndexOf(0x0a, SAMPLE_BYTES);
  return bytes.subarray(0, end === -1 ? SAMPLE_BYTES : end + 1);
}
