import type { WarningCode } from '#domain/ledger/statement-warning.ts';
import type { ImportPreview } from '../transaction-types.ts';
import { ColumnsPanel, type TableReading } from './columns-panel.tsx';

interface ColumnMappingProps {
  readonly preview: ImportPreview;
  readonly table: NonNullable<ImportPreview['table']>;
  readonly isBusy: boolean;
  readonly onRead: (reading: TableReading) => void;
}

/** The columns of a file that is a table; begins anew with every reading of it. */
export function ColumnMapping({ preview, table, isBusy, onRead }: ColumnMappingProps) {
  return (
    <ColumnsPanel
      key={JSON.stringify(table)}
      table={table}
      isAsked={preview.accounts.length === 0 || (!table.isMapped && isAmbiguous(preview))}
      isBusy={isBusy}
      currency={preview.accounts[0]?.currency ?? null}
      onRead={onRead}
    />
  );
}

/** Warnings that the user's choice of columns, date order or signs may settle. */
const SETTLED_BY_COLUMNS: ReadonlySet<WarningCode> = new Set([
  'dateOrderGuessed',
  'signsFlipped',
  'signsFromBalance',
  'signsMissing',
]);

/** The table could be read in more than one way, or not in full. */
function isAmbiguous({ warnings, errors }: ImportPreview): boolean {
  return errors.length > 0 || warnings.some(({ code }) => SETTLED_BY_COLUMNS.has(code));
}
