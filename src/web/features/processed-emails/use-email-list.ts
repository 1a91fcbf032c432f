import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api-client.ts';
import type { Email, EmailKind, EmailPage, EmailState } from './email-types.ts';

const PAGE_EMAILS = 100;
const CHARGED: readonly (EmailKind | null)[] = ['purchase', 'subscription', 'refund'];

export interface EmailFilter {
  readonly q?: string;
  readonly state?: EmailState;
  readonly kind?: EmailKind;
  /** Receipts that no charge was found for. */
  readonly isUnlinked: boolean;
}

/** The messages of a filter, page by page, and the counts of all. */
export function useEmailList({ isUnlinked, ...filter }: EmailFilter) {
  const query = useInfiniteQuery({
    queryKey: ['processed-emails', 'pages', filter],
    queryFn: ({ pageParam, signal }): Promise<EmailPage> =>
      call('listProcessedEmails', {
        query: { ...filter, limit: PAGE_EMAILS, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const emails = useMemo(() => {
    const all = pages?.flatMap((page) => page.emails) ?? [];
    return isUnlinked ? all.filter(isWithoutCharge) : all;
  }, [pages, isUnlinked]);
  return { query, first: pages?.[0], emails };
}

function isWithoutCharge(email: Email): boolean {
  return (
    email.transactionId === null &&
    email.state === 'processed' &&
    CHARGED.includes(email.kind) &&
    (email.totalMinor ?? 0) > 0
  );
}

function firstPage(): string | null {
  return null;
}
