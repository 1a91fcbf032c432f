import { useCallback, useRef, useState } from 'react';
import type { Row } from './row-types.ts';
import { selectionAfter } from './selection.ts';

export interface Selection {
  readonly selected: ReadonlyMap<string, Row>;
  readonly choose: (row: Row, isRange: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlyMap<string, Row> = new Map();

/** The selected rows; a range goes from the row chosen last. */
export function useSelection(rows: readonly Row[]): Selection {
  const [selected, setSelected] = useState(NOTHING);
  const anchor = useRef<string | null>(null);
  const choose = useCallback(
    (row: Row, isRange: boolean) => {
      setSelected((now) => selectionAfter(now, rows, row, anchor.current, isRange));
      anchor.current = row.id;
    },
    [rows],
  );
  const clear = useCallback(() => setSelected(NOTHING), []);
  return { selected, choose, clear };
}
