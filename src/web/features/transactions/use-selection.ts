import { useCallback, useMemo, useRef, useState } from 'react';
import type { Row } from './row-types.ts';
import { selectionAfter } from './selection.ts';

export interface Selection {
  /** The selected rows as they are now; with `isAll` those of them that are loaded. */
  readonly selected: ReadonlyMap<string, Row>;
  /** Every row of the filter is selected, loaded or not. */
  readonly isAll: boolean;
  readonly choose: (row: Row, isRange: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlyMap<string, Row> = new Map();

/** The selected rows; a range goes from the row chosen last. All of a filter are selected only while it is the same. */
export function useSelection(rows: readonly Row[], filterKey: string): Selection {
  const [chosen, setChosen] = useState(NOTHING);
  const [allOf, setAllOf] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const isAll = allOf === filterKey;
  const selected = useMemo(() => {
    if (isAll) return new Map(rows.map((row) => [row.id, row]));
    if (chosen.size === 0) return NOTHING;
    const now = new Map(chosen);
    for (const row of rows) if (now.has(row.id)) now.set(row.id, row);
    return now;
  }, [chosen, isAll, rows]);
  const choose = useCallback(
    (row: Row, isRange: boolean) => {
      setChosen(selectionAfter(selected, rows, row, anchor.current, isRange));
      setAllOf(null);
      anchor.current = row.id;
    },
    [selected, rows],
  );
  const chooseAll = useCallback(() => {
    setChosen(NOTHING);
    setAllOf(filterKey);
  }, [filterKey]);
  const clear = useCallback(() => {
    setChosen(NOTHING);
    setAllOf(null);
  }, []);
  return { selected, isAll, choose, chooseAll, clear };
}
