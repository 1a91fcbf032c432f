import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly align?: 'end';
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly className?: string;
}

/** A plain table with a caption and aligned numbers, for lists short enough to render completely. */
export function DataTable<Row>({ caption, columns, rows, keyOf, className }: DataTableProps<Row>) {
  return (
    <table className={clsx('table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-align={column.align} className={column.className}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.id} data-align={column.align} className={column.className}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
