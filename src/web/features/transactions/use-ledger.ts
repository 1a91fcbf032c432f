import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery, WIDE } from '../../lib/use-media-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import type { EditStart } from './edit/edit-dialog.tsx';
import type { Filter } from './transaction-filter.ts';
import type { GridHandle } from './transaction-grid.tsx';
import type { Transaction } from './transaction-types.ts';
import { type PanelPart, useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import type { TransactionList } from './use-transaction-list.ts';

/** State of the list: open, active and selected transactions, and the requested edit. */
export function useLedger(filter: Filter, list: TransactionList) {
  const { params, change } = useUrlState();
  const openId = params.get('transaction');
  const isWide = useMediaQuery(WIDE);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [panelPart, setPanelPart] = useState<PanelPart | null>(null);
  const [editStart, setEditStart] = useState<EditStart | null>(null);
  const selection = useSelection(list.transactions, JSON.stringify(filter));
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  useFocusBack(openId !== null, grid);
  useFocusBack(editStart !== null, grid);
  const open = useCallback(
    (transaction: Transaction | null) => {
      if (transaction) setActiveId(transaction.id);
      setPanelPart(null);
      const isAnother = transaction && !window.location.search.includes('transaction=');
      change({ transaction: transaction?.id ?? null }, isAnother ? 'push' : 'replace');
    },
    [change],
  );
  const turnTo = (part: PanelPart): void => {
    const transaction = list.transactions.find(({ id }) => id === activeId);
    if (!openId && !transaction) return;
    if (!openId && transaction) open(transaction);
    setPanelPart(part);
  };
  const place = { list, activeId, openId, isWide, selection, search, grid };
  useListKeys({ ...place, setActiveId, open, edit: setEditStart, turnTo });
  return { ...place, open, panelPart, setPanelPart, editStart, setEditStart };
}

/** Moves the focus to the list if closing the panel or the dialog removed the element that had it. */
function useFocusBack(isOpen: boolean, grid: RefObject<GridHandle | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) grid.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, grid]);
}
