import { type RefObject, useEffect, useRef } from 'react';
import { isOverlayOpen, isTyping, useKeys } from '../../lib/use-keys.ts';
import type { EditStart } from './edit/edit-dialog.tsx';
import type { GridHandle } from './transaction-grid.tsx';
import type { Transaction } from './transaction-types.ts';
import type { Selection } from './use-selection.ts';
import type { TransactionList } from './use-transaction-list.ts';

/** A panel section with a shortcut. */
export type PanelPart = EditStart | 'split';

interface ListKeys {
  readonly list: TransactionList;
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly isWide: boolean;
  readonly setActiveId: (id: string) => void;
  readonly open: (transaction: Transaction | null) => void;
  /** Opens the edit dialog for the selected transactions. */
  readonly edit: (start: EditStart) => void;
  /** Opens a panel section of the open or active transaction. */
  readonly turnTo: (part: PanelPart) => void;
  readonly selection: Selection;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly grid: RefObject<GridHandle | null>;
}

/**
 * Keyboard shortcuts: J, K and arrows move; Enter opens, Escape closes; Space selects, Shift+Space a range, and ⌘A all;
 * C and N set category and note of the selection or the active transaction; X splits it; / searches.
 */
export function useListKeys(props: ListKeys): void {
  const { list, activeId, openId, isWide, selection, search, grid } = props;
  const active = list.transactions.find(({ id }) => id === activeId);
  const step = (by: number): void => {
    const index = list.transactions.findIndex(({ id }) => id === (activeId ?? openId));
    const next =
      list.transactions[index < 0 ? 0 : Math.min(list.transactions.length - 1, Math.max(0, index + by))];
    if (!next) return;
    props.setActiveId(next.id);
    grid.current?.show(next.id);
    if (openId && isWide) props.open(next);
  };
  const next = (): void => step(1);
  const previous = (): void => step(-1);
  const change = (part: EditStart): void => {
    if (selection.selected.size > 0) props.edit(part);
    else props.turnTo(part);
  };
  useSelectAllKey(selection.chooseAll);
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
    c: () => change('category'),
    n: () => change('note'),
    x: () => props.turnTo('split'),
    '/': () => search.current?.focus(),
  });
}

/** ⌘A selects all transactions instead of the page's text, except in text fields. */
function useSelectAllKey(chooseAll: () => void): void {
  const current = useRef(chooseAll);
  current.current = chooseAll;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'a' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || isTyping(event.target) || isOverlayOpen()) return;
      event.preventDefault();
      current.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
