import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isByDay } from '#domain/ledger/transaction-sort.ts';
import { formatDay, formatFullDay, userToday } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GridCell, GridRow } from './grid-parts.tsx';
import { addDayHeaders, type ListItem } from './merge-pages.ts';
import { TransactionRow } from './transaction-row.tsx';
import type { Transaction } from './transaction-types.ts';
import type { TransactionList } from './use-transaction-list.ts';

const DAY_PX = 34;
const MORE_PX = 56;
const OVERSCAN = 12;
/** Load more transactions this many rows before the end. */
const AHEAD_ROWS = 80;

export interface GridHandle {
  /** Scrolls a row into view below the sticky elements. */
  readonly show: (id: string) => void;
  readonly focus: () => void;
}

interface TransactionGridProps {
  readonly handle: React.Ref<GridHandle>;
  readonly list: TransactionList;
  readonly rowPx: number;
  /** Height of the sticky elements above the list. */
  readonly stickPx: number;
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly selected: ReadonlyMap<string, Transaction>;
  readonly total: number;
  readonly showsEnvironment: boolean;
  readonly onOpen: (transaction: Transaction) => void;
  readonly onSelect: (transaction: Transaction, isRange: boolean) => void;
}

/** The virtualized transaction grid with a sticky day header. */
export function TransactionGrid(props: TransactionGridProps) {
  const { list, rowPx, stickPx, activeId, openId, selected, total } = props;
  const { sort, transactions, hasMore, loadMore, isLoadingMore, hasMoreFailed, onVisible } = list;
  const items = useMemo(() => addDayHeaders(sort, transactions), [sort, transactions]);
  const container = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above may have changed its height.
  useLayoutEffect(() => {
    const place = container.current;
    if (place) setTop(Math.round(place.getBoundingClientRect().top + window.scrollY));
  }, [stickPx]);
  const virtualizer = useWindowVirtualizer({
    count: items.length + (hasMore ? 1 : 0),
    estimateSize: (index) => {
      const item = items[index];
      if (!item) return MORE_PX;
      return item.kind === 'day' ? DAY_PX : rowPx;
    },
    getItemKey: (index) => items[index]?.key ?? 'more',
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: stickPx + DAY_PX,
    scrollPaddingEnd: 80,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are computed, so a new row height needs a new count.
  useEffect(() => virtualizer.measure(), [rowPx]);
  useImperativeHandle(
    props.handle,
    () => ({
      show: (id) => {
        const index = items.findIndex((item) => item.key === id);
        if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
      },
      focus: () => container.current?.focus({ preventScroll: true }),
    }),
    [items, virtualizer],
  );
  const drawn = virtualizer.getVirtualItems();
  const firstItem = items[drawn[0]?.index ?? 0];
  const lastRow = rowIndexAt(items, drawn.at(-1)?.index ?? 0);
  useEffect(() => {
    if (!list.isStale && hasMore && !hasMoreFailed && lastRow >= transactions.length - AHEAD_ROWS) loadMore();
  }, [list.isStale, hasMore, hasMoreFailed, lastRow, transactions.length, loadMore]);
  useEffect(() => {
    onVisible(firstItem?.kind === 'row' ? firstItem.index : 0, lastRow);
  }, [firstItem, lastRow, onVisible]);
  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const id = target?.closest('[data-row]')?.getAttribute('data-row');
    const transaction = transactions.find((candidate) => candidate.id === id);
    const isSelecting = target?.closest('.txn-mark') || event.shiftKey || event.metaKey || event.ctrlKey;
    if (transaction && isSelecting) props.onSelect(transaction, event.shiftKey);
    else if (transaction) props.onOpen(transaction);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the screen's keys move, open and select.
    // biome-ignore lint/a11y/useSemanticElements: rows have computed positions, which table rows can't have.
    <div
      ref={container}
      role="grid"
      aria-label={texts.title}
      aria-multiselectable="true"
      aria-rowcount={total}
      aria-activedescendant={activeId ? rowDomId(activeId) : undefined}
      tabIndex={0}
      className="txn-grid"
      style={{ height: virtualizer.getTotalSize() }}
      onMouseDown={keepTextUnselected}
      onClick={onClick}
    >
      <StickyDay
        items={items}
        stickPx={stickPx}
        topPx={top}
        offsetOf={(px) => virtualizer.getVirtualItemForOffset(px)?.index}
      />
      {drawn.map((place) => {
        const item = items[place.index];
        const style = { height: place.size, transform: `translateY(${place.start - top}px)` };
        if (!item)
          return (
            <GridRow key={place.key} className="txn-place grid place-items-center" style={style}>
              <GridCell>
                <MoreLine isLoading={isLoadingMore} hasFailed={hasMoreFailed} onMore={loadMore} />
              </GridCell>
            </GridRow>
          );
        if (item.kind === 'day')
          return (
            <GridRow key={place.key} className="txn-place" style={style}>
              <GridCell className="txn-day" title={formatFullDay(item.on)}>
                {formatDay(item.on, userToday())}
              </GridCell>
            </GridRow>
          );
        const { row: transaction, index } = item;
        return (
          <GridRow
            key={place.key}
            id={rowDomId(transaction.id)}
            data-row={transaction.id}
            aria-rowindex={index + 1}
            aria-selected={selected.has(transaction.id)}
            className="txn-place"
            style={style}
          >
            <TransactionRow
              row={transaction}
              isActive={transaction.id === activeId}
              isSelected={selected.has(transaction.id)}
              isOpen={transaction.id === openId}
              showsEnvironment={props.showsEnvironment}
              showsDay={!isByDay(sort)}
            />
          </GridRow>
        );
      })}
    </div>
  );
}

/** A click with Shift selects transactions, not the text between them. */
function keepTextUnselected(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** Sticky header with the day of the topmost visible row; nothing if the list isn't sorted by date. */
function StickyDay(props: {
  readonly items: readonly ListItem<Transaction>[];
  readonly stickPx: number;
  readonly topPx: number;
  readonly offsetOf: (px: number) => number | undefined;
}) {
  const { items, stickPx, topPx } = props;
  const [day, setDay] = useState<string | null>(null);
  const offsetOf = useRef(props.offsetOf);
  offsetOf.current = props.offsetOf;
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const index = offsetOf.current(Math.max(topPx, window.scrollY + stickPx + 1));
      const item = items[Math.min(index ?? 0, items.length - 1)];
      setDay(item ? (item.kind === 'day' ? item.on : item.row.occurredOn) : null);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [items, stickPx, topPx]);
  if (items[0]?.kind !== 'day') return null;
  return (
    <div aria-hidden className="txn-day txn-day-sticky" style={{ top: stickPx }}>
      {day && formatDay(day, userToday())}
    </div>
  );
}

function MoreLine(props: {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}) {
  if (props.hasFailed)
    return (
      <span className="flex items-center gap-3 text-14">
        {texts.more.failed}
        <Button size="small" onClick={props.onMore}>
          {texts.more.retry}
        </Button>
      </span>
    );
  return props.isLoading ? <Loading text={texts.more.loading} /> : null;
}

function rowIndexAt(items: readonly ListItem<Transaction>[], index: number): number {
  for (let position = Math.min(index, items.length - 1); position >= 0; position -= 1) {
    const item = items[position];
    if (item?.kind === 'row') return item.index;
  }
  return 0;
}

function rowDomId(id: string): string {
  return `row-${id}`;
}
