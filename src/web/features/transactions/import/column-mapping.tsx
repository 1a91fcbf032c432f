import { useState } from 'react';
import type { WarningCode } from '#domain/ledger/statement-warning.ts';
import type { ImportPreview } from '../transaction-types.ts';
import { ColumnsPanel, type TableReading } from './columns-panel.tsx';

interface ColumnMappingProps {
  readonly preview: ImportPreview;
  readonly table: NonNullable<ImportPreview['table']>;
  readonly isBusy: boolean;
  readonly onRead: (reading: TableReading) => void;
}

/** The column mapping of a table file; resets with every parse, except for the currency that the user chose. */
export function ColumnMapping({ preview, table, isBusy, onRead }: ColumnMappingProps) {
  const [chosenCurrency, setChosenCurrency] = useState<string | null>(null);
  return (
    <ColumnsPanel
      key={JSON.stringify(table)}
      table={table}
      isAsked={preview.accounts.length === 0 || (!table.isMapped && isAmbiguous(preview))}
      isBusy={isBusy}
      currency={chosenCurrency ?? preview.accounts[0]?.currency ?? null}
      onCurrency={setChosenCurrency}
      onRead={(reading) => onRead({ ...reading, ...(chosenCurrency ? { currency: chosenCurrency } : {}) })}
    />
  );
}

/** Warnings that a column, date order or sign choice may resolve. */
const SETTLED_BY_COLUMNS: ReadonlySet<WarningCode> = new Set([
  'currencyGuessed',
  'dateOrderGuessed',
  'sidesGuessed',
  'signsFlipped',
  'signsFromBalance',
  'signsMissing',
  'signsUncertain',
]);

/** True if the table is ambiguous or partly unreadable. */
function isAmbiguous({ warnings, errors }: ImportPreview): boolean {
  return errors.length > 0 || warnings.some(({ code }) => SETTLED_BY_COLUMNS.has(code));
}
