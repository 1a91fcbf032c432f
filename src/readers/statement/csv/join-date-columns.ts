import type { Table } from './parse-table.ts';

const HEADER_ROWS_MAX = 60;
const YEAR = /^(?:(.*)[(（]年[)）]|(?:date )?(?:year|jahr|ann[eé]e|año|anno|jaar))$/i;
const MONTH = /^(?:(.*)[(（]月[)）]|(?:date )?(?:month|monat|mois|mes|mese|maand))$/i;
const DAY = /^(?:(.*)[(（]日[)）]|(?:date )?(?:day|tag|jour|d[ií]a|giorno|dag))$/i;

/** Joins adjacent year, month and day columns into one. */
export function joinDateColumns(table: Table): Table {
  for (const [at, { cells }] of table.rows.slice(0, HEADER_ROWS_MAX).entries()) {
    const first = cells.findIndex(
      (cell, index) =>
        YEAR.test(cell) && MONTH.test(cells[index + 1] ?? '') && DAY.test(cells[index + 2] ?? ''),
    );
    if (first === -1) continue;
    const name = YEAR.exec(cells[first] ?? '')?.[1] ?? '';
    const rows = table.rows.map((row, index) =>
      index < at ? row : { ...row, cells: joined(row.cells, first, index === at ? name || 'date' : null) },
    );
    return { ...table, rows };
  }
  return table;
}

function joined(cells: readonly string[], first: number, header: string | null): readonly string[] {
  const parts = cells.slice(first, first + 3);
  if (header === null && !parts.every((part) => /^\d{1,4}$/.test(part))) return cells;
  const [year = '', month = '', day = ''] = parts;
  const date = header ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [...cells.slice(0, first), date, ...cells.slice(first + 3)];
}
