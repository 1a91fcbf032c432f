import { useSize } from '../../ui/charts/use-size.ts';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { DetailPanel } from './detail/detail-panel.tsx';
import { LedgerList } from './ledger-list.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Filter } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';
import { useLedger } from './use-ledger.ts';
import type { TransactionList } from './use-transaction-list.ts';

interface LedgerProps {
  readonly filter: Filter;
  readonly list: TransactionList;
  readonly totals: TotalsQuery;
}

/** The transaction list with the detail panel and the selection bar. */
export function Ledger({ filter, list, totals }: LedgerProps) {
  const [stickRef, stick] = useSize<HTMLDivElement>();
  const { openId, activeId, isWide, selection, search, grid, open, ...asked } = useLedger(filter, list);
  return (
    <>
      <div className="grid items-start gap-x-6 lg:has-[aside]:grid-cols-[minmax(0,1fr)_minmax(360px,400px)]">
        <div className="min-w-0">
          <div ref={stickRef} className="sticky top-(--bar-height) z-10 bg-paper">
            <Toolbar filter={filter} totals={totals} isListStale={list.isStale} searchRef={search} />
          </div>
          <SectionBoundaries>
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
          </SectionBoundaries>
        </div>
        {openId && (
          <DetailPanel
            transactionId={openId}
            isDocked={isWide}
            focusPart={asked.panelPart}
            onFocused={() => asked.setPanelPart(null)}
            onClose={() => open(null)}
          />
        )}
      </div>
      <SelectionTools
        filter={filter}
        selection={selection}
        editStart={asked.editStart}
        totals={totals.isPlaceholderData ? null : (totals.data ?? null)}
        onEdit={asked.setEditStart}
      />
    </>
  );
}
