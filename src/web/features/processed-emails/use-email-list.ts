import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { call } from '../../lib/api-client.ts';
import type { QueryId } from '../../lib/facts.ts';
import { parsePeriod } from '../../lib/period.ts';
import { oneOf } from '../../lib/use-url-state.ts';
import { type EmailPage, KINDS, LINKED, STATES } from './email-types.ts';

const PAGE_EMAILS = 100;
const LIST = 'listProcessedEmails' satisfies QueryId;

export type EmailFilter = Pick<
  QueryOf<'listProcessedEmails'>,
  'q' | 'state' | 'kind' | 'linked' | 'sender' | 'from' | 'to'
>;

/** Parses the filter from the URL. */
export function parseEmailFilter(params: URLSearchParams): EmailFilter {
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const sender = (params.get('sender') ?? '').trim().slice(0, 320);
  const state = oneOf(params.get('state'), STATES);
  const kind = oneOf(params.get('kind'), KINDS);
  const linked = oneOf(params.get('linked'), LINKED);
  const period = parsePeriod(params.toString());
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(linked && { linked }),
    ...(sender && { sender }),
    ...(period && { from: period.from, to: period.to }),
  };
}

/** Messages of a filter, loaded page by page, with all counts. */
export function useEmailList(filter: EmailFilter) {
  const query = useInfiniteQuery({
    queryKey: [LIST, 'pages', filter],
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
