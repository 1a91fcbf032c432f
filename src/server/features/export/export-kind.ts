import type { ExportFile } from '../../texts/en/export.ts';

/** A table whose rows are written within the lines of another one. */
export interface ExportPart {
  readonly table: string;
  /** How its rows `p` belong to a row `t`. */
  readonly on: string;
  readonly order: string;
  readonly hidden?: readonly string[];
}

/** One file of the export: a line for each row of a table, with the rows of others within it. */
export interface ExportKind {
  /** The file's name without its ending. */
  readonly file: ExportFile;
  readonly table: string;
  /** The primary key behind the person, with its types: the order of the lines. */
  readonly key: readonly (readonly [column: string, type: 'uuid' | 'text' | 'date' | 'int' | 'boolean'])[];
  /** Columns of the program's own bookkeeping. Sealed columns are never written as they are. */
  readonly hidden?: readonly string[];
  readonly parts?: Readonly<Record<string, ExportPart>>;
  /** The row's words of the email are opened; the column that they are sealed with. */
  readonly evidence?: { readonly context: string; readonly form: 'json' | 'text' };
}

export const BY_ID: ExportKind['key'] = [['id', 'uuid']];
