import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { compareTransactions, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import { call } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { OFFLINE_TRANSACTIONS } from '../../lib/offline/copies.ts';
import { mergePage } from './merge-pages.ts';
import type { Filter } from './transaction-filter.ts';
import type { Transaction, TransactionPage } from './transaction-types.ts';

/** As many as are stored for offline use. */
const PAGE_SIZE = OFFLINE_TRANSACTIONS;
const MORE_TRANSACTIONS = 200;

interface MorePage {
  readonly cursor: string;
  readonly transactions: readonly Transaction[];
  readonly nextCursor: string | null;
}

interface More {
  /** Key of the filter these pages belong to. */
  readonly key: string;
  /** The first page as of loading the second. */
  readonly head: readonly Transaction[];
  readonly pages: readonly MorePage[];
}

/** The state of the last request for another page. */
interface Flight {
  /** Key of the filter it belongs to. */
  readonly key: string;
  readonly state: 'idle' | 'loading' | 'failed';
}

export interface TransactionList {
  readonly sort: TransactionSort;
  readonly first: TransactionPage | undefined;
  readonly transactions: readonly Transaction[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly loadMore: () => void;
  /** Reports the visible transactions, which are reloaded when the ledger changes. */
  readonly onVisible: (firstIndex: number, lastIndex: number) => void;
}

const NONE: readonly MorePage[] = [];

/**
 * Loads a filter's transactions page by page. When the ledger changes, only the first page and the visible ones reload,
 * however long the list is.
 */
export function useTransactionList(filter: Filter, sort: TransactionSort): TransactionList {
  const asked = useMemo(() => askedOf(filter, sort), [filter, sort]);
  const key = JSON.stringify(asked);
  const query = useQuery({
    ...firstPage(filter, sort),
    placeholderData: keepPreviousData,
  });
  const first = query.data;
  const [more, setMore] = useState<More>({ key, head: [], pages: NONE });
  const isOwn = more.key === key && !query.isPlaceholderData;
  const pages = isOwn && first?.nextCursor ? more.pages : NONE;
  const visible = useRef<readonly [number, number]>([0, 0]);

  const transactions = useMemo(() => {
    if (!first || pages.length === 0) return first?.transactions ?? [];
    const head = mergePage(sort, first.transactions, more.head, pages[0]?.transactions[0], false);
    return head.concat(...pages.map((page) => page.transactions));
  }, [sort, first, more.head, pages]);

  const last = pages.at(-1);
  const nextCursor = query.isPlaceholderData ? null : last ? last.nextCursor : (first?.nextCursor ?? null);

  const { loadMore, flight } = useNextPage({ key, asked, first, nextCursor, setMore });

  useRefreshVisible({ refreshedAt: query.dataUpdatedAt, asked, sort, key, more, pages, visible, setMore });

  return {
    sort,
    first,
    transactions,
    hasMore: nextCursor !== null,
    isLoadingMore: flight === 'loading',
    hasMoreFailed: flight === 'failed',
    isStale: query.isPlaceholderData,
    error: query.isError && !first ? query.error : null,
    retry: () => void query.refetch(),
    loadMore,
    onVisible: (from, to) => {
      visible.current = [from, to];
    },
  };
}

interface NextPage {
  readonly key: string;
  readonly asked: ReturnType<typeof askedOf>;
  readonly first: TransactionPage | undefined;
  readonly nextCursor: string | null;
  readonly setMore: Dispatch<SetStateAction<More>>;
}

/** Loads the page after the last one; a late answer for another filter changes nothing. */
function useNextPage({ key, asked, first, nextCursor, setMore }: NextPage) {
  const [lastFlight, setFlight] = useState<Flight>({ key, state: 'idle' });
  const flight = lastFlight.key === key ? lastFlight.state : 'idle';
  const busyWith = useRef<string | null>(null);
  const keyNow = useRef(key);
  keyNow.current = key;
  const loadMore = useCallback(() => {
    const request = key + nextCursor;
    if (nextCursor === null || !first || busyWith.current === request) return;
    busyWith.current = request;
    setFlight({ key, state: 'loading' });
    // Returns false if the answer is too late: another filter is shown, or another page was requested.
    const settle = (state: Flight['state']): boolean => {
      if (busyWith.current !== request) return false;
      busyWith.current = null;
      setFlight({ key, state });
      return keyNow.current === key;
    };
    call('listTransactions', { query: { ...asked, limit: MORE_TRANSACTIONS, cursor: nextCursor } }).then(
      (page) => {
        if (!settle('idle')) return;
        setMore((now) => withPage(now, { key, head: first.transactions, pages: NONE }, nextCursor, page));
      },
      () => void settle('failed'),
    );
  }, [first, asked, key, nextCursor, setMore]);

  return { loadMore, flight };
}

/** Appends a page if it continues the last one; pages of another filter are dropped first. */
function withPage(now: More, fresh: More, cursor: string, page: TransactionPage): More {
  const base = now.key === fresh.key && now.pages.length > 0 ? now : fresh;
  const last = base.pages.at(-1);
  if (last && last.nextCursor !== cursor) return now;
  const { transactions, nextCursor } = page;
  return { ...base, pages: [...base.pages, { cursor, transactions, nextCursor }] };
}

/**
 * Replaces a search without results by its corrected spelling, for list, totals, export and edits. Uses the list's
 * first query, so nothing is fetched twice.
 */
export function useCorrectedFilter(typed: Filter, sort: TransactionSort): Filter {
  const query = useQuery({ ...firstPage(typed, sort), enabled: typed.q !== undefined });
  const meant = query.data?.suggestion ?? null;
  return useMemo(() => (meant === null ? typed : { ...typed, q: meant }), [typed, meant]);
}

function firstPage(filter: Filter, sort: TransactionSort) {
  return apiQuery('listTransactions', { query: { ...askedOf(filter, sort), limit: PAGE_SIZE } });
}

function askedOf(filter: Filter, sort: TransactionSort) {
  return { ...filter, ...(sort === 'newest' ? {} : { sort }) };
}

interface VisibleList {
  /** Time of the first page's last load. */
  readonly refreshedAt: number;
  readonly asked: Filter & { readonly sort?: TransactionSort };
  readonly sort: TransactionSort;
  readonly key: string;
  readonly more: More;
  readonly pages: readonly MorePage[];
  readonly visible: RefObject<readonly [number, number]>;
  readonly setMore: Dispatch<SetStateAction<More>>;
}

/** Reloads the visible pages whenever the first page reloads. */
function useRefreshVisible(visibleList: VisibleList): void {
  const { refreshedAt, asked, sort, key, more, visible, setMore } = visibleList;
  const pagesNow = useRef(visibleList.pages);
  pagesNow.current = visibleList.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer of the first page starts this.
  useEffect(() => {
    let start = more.head.length;
    pagesNow.current.forEach((page, index) => {
      const [from, to] = visible.current;
      const isInSight = start <= to && start + page.transactions.length >= from;
      start += page.transactions.length;
      if (!isInSight) return;
      call('listTransactions', { query: { ...asked, limit: MORE_TRANSACTIONS, cursor: page.cursor } }).then(
        (fresh) =>
          setMore((now) =>
            now.key === key ? replacePage(sort, now, { index, cursor: page.cursor, fresh }) : now,
          ),
        () => undefined,
      );
    });
  }, [refreshedAt]);
}

function replacePage(
  sort: TransactionSort,
  now: More,
  {
    index,
    cursor,
    fresh,
  }: { readonly index: number; readonly cursor: string; readonly fresh: TransactionPage },
): More {
  const page = now.pages[index];
  if (!page || page.cursor !== cursor) return now;
  const oldEnd = page.transactions.at(-1);
  // Transactions past the page's old end belong to the next page.
  const ofPage =
    page.nextCursor === null || !oldEnd
      ? fresh.transactions
      : fresh.transactions.filter((transaction) => compareTransactions(sort, transaction, oldEnd) <= 0);
  const transactions = mergePage(sort, ofPage, page.transactions, undefined, fresh.nextCursor === null);
  const nextCursor = fresh.nextCursor === null ? null : page.nextCursor;
  return { ...now, pages: now.pages.with(index, { cursor, transactions, nextCursor }) };
}
