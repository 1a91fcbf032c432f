import { useCallback, useRef, useState } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { useSize } from '../../ui/charts/use-size.ts';
import { Parts } from '../../ui/error-boundary.tsx';
import { DetailPanel } from './detail/detail-panel.tsx';
import type { EditStart } from './edit/edit-dialog.tsx';
import { LedgerList } from './ledger-list.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Filter } from './transaction-filter.ts';
import type { GridHandle } from './transaction-grid.tsx';
import type { TotalsQuery, Transaction } from './transaction-types.ts';
import { type PanelPart, useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import type { TransactionList } from './use-transaction-list.ts';

interface LedgerProps {
  readonly filter: Filter;
  readonly list: TransactionList;
  readonly totals: TotalsQuery;
}

/** The transactions of a filter, the panel of the one that is open, and what can be done with those selected. */
export function Ledger({ filter, list, totals }: LedgerProps) {
  const { params, change } = useAddress();
  const openId = params.get('transaction');
  const isWide = useMedia(WIDE);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [panelPart, setPanelPart] = useState<PanelPart | null>(null);
  const [editStart, setEditStart] = useState<EditStart | null>(null);
  const selection = useSelection(list.transactions, JSON.stringify(filter));
  const [stickRef, stick] = useSize<HTMLDivElement>();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
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
  return (
    <>
      <div className="grid items-start gap-x-6 lg:has-[aside]:grid-cols-[minmax(0,1fr)_minmax(360px,400px)]">
        <div className="min-w-0">
          <div ref={stickRef} className="sticky top-(--bar-height) z-10 bg-paper">
            <Toolbar filter={filter} totals={totals} isListStale={list.isStale} searchRef={search} />
          </div>
          <Parts>
            <LedgerList
              filter={filter}
              list={list}
              selection={selection}
              activeId={activeId}
              openId={openId}
              handle={grid}
              stickPx={stick.height}
              count={totals.data?.count ?? 0}
              onOpen={open}
            />
          </Parts>
        </div>
        {openId && (
          <DetailPanel
            transactionId={openId}
            isDocked={isWide}
            wish={panelPart}
            onWish={() => setPanelPart(null)}
            onClose={() => open(null)}
          />
        )}
      </div>
      <SelectionTools
        filter={filter}
        selection={selection}
        editStart={editStart}
        totals={totals.isPlaceholderData ? null : (totals.data ?? null)}
        onEdit={setEditStart}
      />
    </>
  );
}
