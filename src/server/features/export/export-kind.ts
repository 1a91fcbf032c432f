import type { ExportFile } from '../../texts/en/export.ts';

/** A table whose rows are nested in the lines of another one. */
export interface ExportPart {
  readonly table: string;
  /** The join condition between its rows `p` and the parent row `t`. */
  readonly on: string;
  readonly order: string;
  readonly hidden?: readonly string[];
}

/** One file of the export: a line for each row of a table, with related rows nested in it. */
export interface ExportKind {
  /** The file name without its extension. */
  readonly file: ExportFile;
  readonly table: string;
  /** The primary key after the user ID, with its types; it determines the order of lines. */
  readonly key: readonly (readonly [column: string, type: 'uuid' | 'text' | 'date' | 'int' | 'boolean'])[];
  /** Internal columns that are not exported. Encrypted columns are never exported as they are. */
  readonly hidden?: readonly string[];
  readonly parts?: Readonly<Record<string, ExportPart>>;
  /** The row's quotes from its email are decrypted; `context` is the column of their encryption context. */
  readonly evidence?: { readonly context: string; readonly form: 'json' | 'text' };
}

export const BY_ID: ExportKind['key'] = [['id', 'uuid']];
