import type { ColumnRole } from './column-role.ts';
import type { Column, Layout } from './find-layout.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/** The columns of a table by role, with the questions asked of each row. */
export class TableColumns {
  readonly #byRole = new Map<ColumnRole, readonly Column[]>();
  readonly #describesFirst: boolean;
  readonly headers: readonly string[];

  constructor(layout: Layout) {
    this.headers = layout.columns.map((column) => column.header);
    for (const column of layout.columns) {
      if (column.role === null) continue;
      this.#byRole.set(column.role, [...(this.#byRole.get(column.role) ?? []), column]);
    }
    this.#byRole.set(
      'description',
      [...this.all('description')].sort((a, b) => plainness(a) - plainness(b)),
    );
    this.#describesFirst = this.all('description').some((column) =>
      /^(?:transaction )?(?:description|desc|details|narrative|narration|particulars|label|name description)\b/.test(
        normalizeHeader(column.header),
      ),
    );
  }

  all(role: ColumnRole): readonly Column[] {
    return this.#byRole.get(role) ?? [];
  }

  has(role: ColumnRole): boolean {
    return this.#byRole.has(role);
  }

  /** Text of the first filled column of a role, or ''. */
  text(row: TableRow, role: ColumnRole): string {
    return this.column(row, role)?.text ?? '';
  }

  /** The first filled column of a role with its text, or null. */
  column(row: TableRow, role: ColumnRole): { readonly column: Column; readonly text: string } | null {
    for (const column of this.all(role)) {
      const text = row.cells[column.index] ?? '';
      if (text !== '') return { column, text };
    }
    return null;
  }

  /** What the row is called, and what else it says: a description before a name, a name before a purpose. */
  describe(row: TableRow): { readonly description: string; readonly memo: string | null } {
    const [described = '', ...details] = this.#texts(row, 'description');
    const [payee = '', ...names] = this.#texts(row, 'payee');
    const memo = this.#texts(row, 'memo').join(' ');
    const titles = this.#describesFirst ? [described, payee] : [payee, described];
    const texts = [...titles, ...details, ...names].filter((text) => text !== '');
    const description = texts[0] ?? (memo || this.text(row, 'type'));
    const rest = memo !== '' ? memo : texts.find((text) => text !== description);
    return { description, memo: rest ?? null };
  }

  /** Texts of a role's columns; numbered ones (`Description 1`, `Description 2`) are one text in parts. */
  #texts(row: TableRow, role: ColumnRole): string[] {
    const texts: string[] = [];
    for (const column of this.all(role)) {
      const text = row.cells[column.index] ?? '';
      if (text === '' || texts.includes(text)) continue;
      if (texts.length > 0 && /[2-9]$/.test(column.header)) texts.push(`${texts.pop()} ${text}`);
      else texts.push(text);
    }
    return texts;
  }
}

/** A column called description comes before one called details, which often holds a code. */
function plainness(column: Column): number {
  return /^details?$/.test(normalizeHeader(column.header)) ? 1 : 0;
}
