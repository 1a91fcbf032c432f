import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/palette.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ArrowRight } from '../../../ui/icons/common.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import type { Command } from './commands.tsx';

const SHOWN = 5;

interface Found {
  readonly transactions: readonly Command[];
  readonly receipts: readonly Command[];
  readonly isAsking: boolean;
}

/** Rows and mails with the words that were typed, newest first; nothing while nothing is typed. */
export function useFoundRows(text: string): Found {
  const isAsked = text.length > 1;
  const options = { enabled: isAsked, placeholderData: keepPreviousData };
  const rows = useQuery({
    ...apiQuery('listTransactions', { query: { q: text, limit: SHOWN } }),
    ...options,
  });
  const mails = useQuery({
    ...apiQuery('listProcessedEmails', { query: { q: text, limit: SHOWN } }),
    ...options,
  });
  if (!isAsked) return { transactions: [], receipts: [], isAsking: false };
  const transactions = (rows.data?.transactions ?? []).map((row) =>
    found(row.id, `/transactions?transaction=${row.id}`, {
      name: row.merchant || row.description,
      about: row.itemsSummary ?? row.categoryName,
      end: (
        <>
          <DateText date={row.postedOn} style="short" className="text-13 text-muted" />
          <Amount minor={row.amountMinor} currency={row.currency} className="min-w-20 text-right" />
        </>
      ),
    }),
  );
  const receipts = (mails.data?.emails ?? []).map((mail) =>
    found(mail.id, `/processed-emails?message=${mail.id}`, {
      name: mail.merchant ?? mail.from,
      about: mail.subject,
      end: <DateText date={mail.receivedAt.slice(0, 10)} style="short" className="text-13 text-muted" />,
    }),
  );
  const more: Command = {
    id: 'search',
    words: '',
    run: () => navigate(`/transactions?q=${encodeURIComponent(text)}`),
    label: (
      <>
        <ArrowRight aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        {texts.results.searchFor(text)}
      </>
    ),
  };
  return { transactions: [...transactions, more], receipts, isAsking: rows.isFetching || mails.isFetching };
}

interface Line {
  readonly name: string;
  readonly about: string;
  readonly end: ReactNode;
}

function found(id: string, href: string, { name, about, end }: Line): Command {
  return {
    id,
    words: '',
    run: () => navigate(href),
    label: (
      <>
        <MerchantMark name={name} size={24} />
        <span className="flex min-w-0 flex-1 items-baseline gap-2">
          <span className="max-w-[60%] shrink-0 truncate font-medium">{name}</span>
          <span className="truncate text-13 text-muted">{about}</span>
        </span>
        <span className="flex shrink-0 items-baseline gap-3">{end}</span>
      </>
    ),
  };
}
