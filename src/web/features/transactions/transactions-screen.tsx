import './transactions.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAddress } from '../../lib/use-address.ts';
import { NARROW, useMedia, WIDE } from '../../lib/use-media.ts';
import { texts } from '../../texts/en/transactions.ts';
import { useSize } from '../../ui/charts/use-size.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/states.tsx';
import { WorldSwitch } from '../../ui/world-switch.tsx';
import { AddTransactionDialog } from './add-transaction-dialog.tsx';
import { DetailPanel } from './detail/detail-panel.tsx';
import type { EditStart } from './edit/edit-dialog.tsx';
import { useFileDrop } from './import/use-file-drop.ts';
import { ListActions } from './list-actions.tsx';
import type { Row, Totals } from './row-types.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { type Filter, filterOf } from './transaction-filter.ts';
import { type GridHandle, TransactionGrid } from './transaction-grid.tsx';
import { NoRowsYet, NothingMatches, TransactionsLoading } from './transactions-states.tsx';
import { useExport } from './use-export.ts';
import { type PanelPart, useListKeys } from './use-list-keys.ts';
import { useRowList } from './use-row-list.ts';
import { type Selection, useSelection } from './use-selection.ts';

const ImportDialog = lazy(() =>
  import('./import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

const EditDialog = lazy(() =>
  import('./edit/edit-dialog.tsx').then((module) => ({ default: module.EditDialog })),
);

const BAR_PX = 56;
const ROW_PX = 44;
const ROW_NARROW_PX = 60;

/** Every row, searchable, explained by its receipt. */
export function TransactionsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useAddress();
  const filter = useMemo(() => filterOf(params), [params]);
  const list = useRowList(filter);
  const accounts = useQuery(apiQuery('listAccounts'));
  const [activeId, setActiveId] = useState<string | null>(null);
  const selection = useSelection(list.rows, JSON.stringify(filter));
  const [editStart, setEditStart] = useState<EditStart | null>(null);
  const [wish, setWish] = useState<PanelPart | null>(null);
  const openId = params.get('transaction');
  const isWide = useMedia(WIDE);
  const isNarrow = useMedia(NARROW);
  const [stickRef, stick] = useSize<HTMLDivElement>();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  const bank = useBankLink();
  const exporting = useExport();
  const [isAdding, setAdding] = useState(false);
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const isImportAsked = params.get('import') === 'open';
  const isDropping = useFileDrop(setFiles);

  const open = useCallback(
    (row: Row | null) => {
      if (row) setActiveId(row.id);
      setWish(null);
      change(
        { transaction: row?.id ?? null },
        row && !window.location.search.includes('transaction=') ? 'push' : 'replace',
      );
    },
    [change],
  );
  const turnTo = (part: PanelPart): void => {
    const row = list.rows.find(({ id }) => id === activeId);
    if (!openId && !row) return;
    if (!openId && row) open(row);
    setWish(part);
  };
  useListKeys({
    ...{ list, activeId, openId, isWide, setActiveId, open, selection, search, grid },
    ...{ edit: setEditStart, turnTo },
  });

  const { first } = list;
  const shownAccounts = (accounts.data?.accounts ?? []).filter(
    (account) => !first || account.isSandbox === (first.world === 'sandbox'),
  );
  const totals = useQuery({
    ...apiQuery('getTransactionTotals', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = first !== undefined && list.rows.length === 0;
  const isFiltered = Object.keys(filter).some((key) => key !== 'world');
  const clear = (): void =>
    change(Object.fromEntries(Object.keys(filter).flatMap((key) => (key === 'world' ? [] : [[key, null]]))));
  const closeImport = (): void => {
    setFiles(null);
    change({ import: null });
  };
  return (
    <div className="page pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h1 className="title">{texts.title}</h1>
          {first && (
            <WorldSwitch world={first.world} worlds={first.worlds} onChange={(world) => change({ world })} />
          )}
        </div>
        <ListActions
          onAdd={() => setAdding(true)}
          onImport={() => setFiles([])}
          onExport={() => exporting.exportFilter(filter)}
          exportProgress={exporting.progress ?? null}
          isExporting={exporting.isBusy}
          canExport={first !== undefined && !isEmpty}
          isFirstRun={isEmpty}
        />
      </div>
      {isEmpty && !isFiltered ? (
        <div className="pt-6">
          <NoRowsYet isLinking={bank.isBusy} onLink={() => void bank.start()} onImport={() => setFiles([])} />
        </div>
      ) : (
        <div className="grid items-start gap-x-6 lg:has-[aside]:grid-cols-[minmax(0,1fr)_minmax(360px,400px)]">
          <div className="min-w-0">
            <div ref={stickRef} className="sticky top-(--bar-height) z-10 bg-paper">
              <Toolbar
                filter={filter}
                accounts={accounts.data?.accounts ?? []}
                totals={totals.data ?? null}
                isStale={list.isStale || totals.isPlaceholderData}
                searchRef={search}
                onChange={change}
              />
            </div>
            {list.error ? (
              <div className="card">
                <LoadFailed
                  title={texts.failure.title}
                  error={list.error}
                  meaning={texts.failure.meaning}
                  onRetry={list.retry}
                />
              </div>
            ) : !first ? (
              <TransactionsLoading />
            ) : isEmpty ? (
              <NothingMatches onClear={clear} />
            ) : (
              <TransactionGrid
                handle={grid}
                list={list}
                rowPx={isNarrow ? ROW_NARROW_PX : ROW_PX}
                stickPx={BAR_PX + stick.height}
                activeId={activeId}
                openId={openId}
                selected={selection.selected}
                total={Math.max(list.rows.length, totals.data?.count ?? 0)}
                showsWorld={first.worlds.length > 1}
                onOpen={open}
                onSelect={selection.choose}
              />
            )}
          </div>
          {openId && (
            <DetailPanel
              transactionId={openId}
              isDocked={isWide}
              wish={wish}
              onWish={() => setWish(null)}
              onClose={() => open(null)}
            />
          )}
        </div>
      )}
      <SelectionBar
        selection={selection}
        totals={totals.isPlaceholderData ? null : (totals.data ?? null)}
        onEdit={() => setEditStart('category')}
        onExport={() => {
          if (selection.isAll) exporting.exportFilter(filter);
          else exporting.exportRows([...selection.selected.values()]);
        }}
      />
      {editStart && selection.selected.size > 0 && (
        <Suspense fallback={<Loading className="sr-only" />}>
          <EditDialog
            {...editOf(selection, filter, totals.data)}
            start={editStart}
            onClose={() => setEditStart(null)}
            onDone={() => {
              setEditStart(null);
              selection.clear();
            }}
          />
        </Suspense>
      )}
      <AddTransactionDialog
        isOpen={isAdding}
        accounts={shownAccounts.filter((account) => account.source !== 'receipts')}
        onClose={() => setAdding(false)}
        onAdded={(transactionId) => change({ transaction: transactionId })}
      />
      {isDropping && <DropHint />}
      {(files !== null || isImportAsked) && (
        <Suspense fallback={<Loading className="sr-only" />}>
          <ImportDialog
            files={files ?? []}
            onClose={closeImport}
            onImported={() => change({ world: null })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Which rows an edit is about: those that are selected, or all of the filter, as many as the totals say. */
function editOf({ selected, isAll }: Selection, filter: Filter, totals: Totals | undefined) {
  const rows = [...selected.values()];
  const count = isAll ? (totals?.count ?? rows.length) : rows.length;
  return {
    rows: isAll ? { filter: { ...filter }, count } : { ids: rows.map(({ id }) => id) },
    count,
    divided: rows.filter((row) => row.splitNames.length > 0).length,
  };
}

function DropHint() {
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-dialog border-2 border-dashed border-evergreen bg-evergreen-wash/90">
      <p className="font-serif text-24">{texts.dropHint}</p>
    </div>
  );
}
