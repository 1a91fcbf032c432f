import papa from 'papaparse';

/** A line of an exported CSV of transactions, by column name. */
export type ExportedLine = Readonly<Record<string, string>>;

/** The lines to add up: by the column to sum and the values of other columns. */
interface Wanted {
  readonly amount: string;
  readonly currency: string;
  readonly type: string;
  readonly types: readonly string[];
}

/** The lines of an exported CSV, as a spreadsheet reads them. */
export function linesOfTable(csv: string): ExportedLine[] {
  const { data, errors } = papa.parse<ExportedLine>(csv, { header: true, skipEmptyLines: true });
  if (errors.length > 0) throw new Error(`the table cannot be read: ${errors[0]?.message}`);
  return data;
}

/** The sum of US dollar lines of some types, in minor units. */
export function sumOfLines(lines: readonly ExportedLine[], columns: Wanted): number {
  return lines
    .filter((line) => line[columns.currency] === 'USD' && columns.types.includes(line[columns.type] ?? ''))
    .reduce((sum, line) => sum + Math.round(Number(line[columns.amount]) * 100), 0);
}
