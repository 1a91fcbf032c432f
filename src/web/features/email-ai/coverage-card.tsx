import { monthBounds } from '#domain/calendar/civil-date.ts';
import { formatMonth } from '../../lib/format/dates.ts';
import { formatCount, formatShare } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

type CoverageMonth = EmailAi['months'][number];

/** Receipts per month and how many are matched. */
export function CoverageCard({ data }: { readonly data: EmailAi }) {
  if (!data.months.some((month) => month.receipts > 0)) return null;
  const highest = Math.max(1, ...data.months.map((month) => month.receipts));
  return (
    <Card title={texts.coverage.title}>
      <p className="-mt-2 px-4 pb-3 text-13 text-muted sm:px-5">{texts.coverage.legend}</p>
      <ul className="px-2 pb-3 sm:px-3">
        {[...data.months].reverse().map((month) => (
          <MonthLine key={month.month} month={month} highest={highest} />
        ))}
      </ul>
    </Card>
  );
}

function MonthLine({ month, highest }: { readonly month: CoverageMonth; readonly highest: number }) {
  const { from, to } = monthBounds(month.month);
  return (
    <li>
      <TextLink
        href={`/processed-emails?linked=yes&from=${from}&to=${to}`}
        className="grid min-h-8 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-control px-2 text-13
          hover:bg-hover"
      >
        <span>
          {formatMonth(month.month, 'short')} {month.month.slice(0, 4)}
        </span>
        <span className="flex h-3" aria-hidden>
          <span
            className="chart-row-bar h-full rounded-[3px] border border-line-strong"
            style={{ width: `${(month.receipts / highest) * 100}%` }}
          >
            <span
              className="-m-px block h-3 rounded-[3px] bg-evergreen"
              style={{ width: `calc(${(month.matched / Math.max(1, month.receipts)) * 100}% + 2px)` }}
            />
          </span>
        </span>
        <span className="figures min-w-32 text-right text-muted sm:min-w-52">
          {texts.coverage.matched(
            <span className="text-ink">{formatCount(month.matched)}</span>,
            formatCount(month.receipts),
            formatShare(month.matched / Math.max(1, month.receipts)),
            <span className="max-sm:hidden">{texts.coverage.emails(month.messages)}</span>,
          )}
        </span>
      </TextLink>
    </li>
  );
}
