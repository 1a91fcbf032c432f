import type { RefObject } from 'react';
import { useKeys } from '../../lib/use-keys.ts';
import type { Row } from './row-types.ts';
import type { GridHandle } from './transaction-grid.tsx';
import type { RowList } from './use-row-list.ts';
import type { Selection } from './use-selection.ts';

interface ListKeys {
  readonly list: RowList;
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly isWide: boolean;
  readonly setActiveId: (id: string) => void;
  readonly open: (row: Row | null) => void;
  readonly selection: Selection;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly grid: RefObject<GridHandle | null>;
}

/** J, K and arrows move; Enter opens, Escape closes; Space selects, with Shift a range; / searches. */
export function useListKeys(props: ListKeys): void {
  const { list, activeId, openId, isWide, selection, search, grid } = props;
  const active = list.rows.find(({ id }) => id === activeId);
  const step = (by: number): void => {
    const at = list.rows.findIndex(({ id }) => id === (activeId ?? openId));
    const next = list.rows[at < 0 ? 0 : Math.min(list.rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    props.setActiveId(next.id);
    grid.current?.show(next.id);
    if (openId && isWide) props.open(next);
  };
  const next = (): void => step(1);
  const previous = (): void => step(-1);
  useKeys({
    j: next,
    ArrowDown: next,
    k: previous,
    ArrowUp: previous,
    Enter: () => active && props.open(active),
    ' ': (event) => active && selection.choose(active, event.shiftKey),
    Escape: () => {
      if (openId) props.open(null);
      else selection.clear();
    },
    '/': () => search.current?.focus(),
  });
}
