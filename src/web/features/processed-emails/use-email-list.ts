import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { call } from '../../lib/api-client.ts';
import type { EmailPage } from './email-types.ts';

const PAGE_EMAILS = 100;

export type EmailFilter = Omit<QueryOf<'listProcessedEmails'>, 'cursor' | 'limit'>;

/** The messages of a filter, page by page, and the counts of all. */
export function useEmailList(filter: EmailFilter) {
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
  const emails = useMemo(() => pages?.flatMap((page) => page.emails) ?? [], [pages]);
  return { query, first: pages?.[0], emails };
}

function firstPage(): string | null {
  return null;
}
