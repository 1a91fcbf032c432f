import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { apiQuery } from '../../../lib/api-query.ts';
import { dayOfInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/palette.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ArrowRight } from '../../../ui/icons/common.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import type { Command } from './commands.tsx';

const SHOWN = 5;

interface PaletteResults {
  readonly transactions: readonly Command[];
  readonly receipts: readonly Command[];
  /** True while the listed results belong to an earlier search or none have loaded. */
  readonly isAsking: boolean;
}

/** Opens all results on the Transactions screen. */
export function openAllResults(text: string): void {
  navigate(`/transactions?q=${encodeURIComponent(text)}`);
}

/**
 * Searches transactions and emails for `asked`, newest first, and adds a command that opens all results for the current
 * `words`. Returns nothing while the field is empty.
 */
export function usePaletteSearch(asked: string, words: string): PaletteResults {
  const isAsked = asked.length > 1;
  const options = { enabled: isAsked, placeholderData: keepPreviousData };
  const rows = useQuery({
    ...apiQuery('listTransactions', { query: { q: asked, limit: SHOWN } }),
    ...options,
  });
  const messages = useQuery({
    ...apiQuery('listProcessedEmails', { query: { q: asked, limit: SHOWN } }),
    ...options,
  });
  if (words.length < 2) return { transactions: [], receipts: [], isAsking: false };
  const transactions = (rows.data?.transactions ?? []).map((transaction) =>
    found(transaction.id, `/transactions?transaction=${transaction.id}`, {
      name: transaction.merchant || transaction.description,
      about: transaction.itemsSummary ?? transaction.categoryName,
      end: (
        <>
          <DateText date={transaction.occurredOn} style="short" className="text-13 text-muted" />
          <Amount
            minor={transaction.amountMinor}
            currency={transaction.currency}
            className="min-w-20 text-right"
          />
        </>
      ),
    }),
  );
  const receipts = (messages.data?.emails ?? []).map((mail) =>
    found(mail.id, `/processed-emails?message=${mail.id}`, {
      name: mail.merchant ?? mail.from,
      about: mail.subject,
      end: <DateText date={dayOfInstant(mail.receivedAt)} style="short" className="text-13 text-muted" />,
    }),
  );
  const more: Command = {
    id: 'search',
    words: '',
    run: () => openAllResults(words),
    label: (
      <>
        <ArrowRight aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        {texts.results.searchFor(words)}
      </>
    ),
  };
  return {
    transactions: [...transactions, more],
    receipts,
    isAsking:
      asked !== words ||
      rows.isPlaceholderData ||
      messages.isPlaceholderData ||
      rows.isPending ||
      messages.isPending,
  };
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
