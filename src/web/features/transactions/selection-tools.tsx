import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/loading.tsx';
import type { EditStart } from './edit/edit-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Filter } from './transaction-filter.ts';
import type { Totals } from './transaction-types.ts';
import { useExport } from './use-export.ts';
import type { Selection } from './use-selection.ts';

const EditDialog = lazy(() =>
  import('./edit/edit-dialog.tsx').then((module) => ({ default: module.EditDialog })),
);

interface SelectionToolsProps {
  readonly selection: Selection;
  readonly filter: Filter;
  readonly totals: Totals | null;
  /** The initial field of the edit dialog; null while closed. */
  readonly editStart: EditStart | null;
  readonly onEdit: (start: EditStart | null) => void;
}

/** Actions of the selection: edit and export. */
export function SelectionTools({ selection, filter, totals, editStart, onEdit }: SelectionToolsProps) {
  const exporting = useExport();
  const exportSelected = (): void => {
    if (selection.isAll) exporting.exportFilter(filter);
    else exporting.exportTransactions([...selection.selected.values()], filter);
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        totals={totals}
        onEdit={() => onEdit('category')}
        exportProgress={exporting.progress}
        onExport={exportSelected}
      />
      {editStart && selection.selected.size > 0 && (
        <Suspense fallback={<Loading className="sr-only" />}>
          <EditDialog
            {...editOf(selection, filter, totals)}
            start={editStart}
            onClose={() => onEdit(null)}
            onDone={() => {
              onEdit(null);
              selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The scope of an edit: the selected transactions, or all that match the filter, with the count from the totals. */
function editOf({ selected, isAll }: Selection, filter: Filter, totals: Totals | null) {
  const transactions = [...selected.values()];
  const count = isAll ? (totals?.count ?? transactions.length) : transactions.length;
  return {
    rows: isAll ? { filter: { ...filter }, count } : { ids: transactions.map(({ id }) => id) },
    count,
    divided: transactions.filter((transaction) => transaction.parts.length > 0).length,
  };
}
