import { toMonth } from '#domain/calendar/civil-date.ts';
import { formatMonth, userToday } from '../../../lib/format/dates.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { monthFilter, transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { seriesBackground } from '../../../ui/charts/series.ts';
import { type Group, type Insights, stackMonth, withSpending } from '../insights.ts';
import { MonthTable } from './months-table.tsx';

interface MonthsCardProps {
  readonly data: Insights;
  readonly groups: readonly Group[];
}

/** Spending by group over twelve months. */
export function MonthsCard({ data, groups }: MonthsCardProps) {
  return (
    <ChartCard
      title={texts.months.title}
      summary={monthsSummary(data)}
      legend={
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
          {withSpending(groups).map((group) => (
            <li key={group.name} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2.5 rounded-[3px] ${seriesBackground(group.series)}`} />
              {group.name}
            </li>
          ))}
        </ul>
      }
      chart={
        <MonthBars
          label={texts.months.name}
          currency={data.currency}
          today={userToday()}
          isInPeriod={(month) => month >= toMonth(data.period.from) && month <= toMonth(data.period.to)}
          bars={data.months.map((month) => ({
            month: month.month,
            href: transactionsHref(data, { ...monthFilter(month.month), type: 'expense' }),
            totalMinor: month.spendMinor,
            parts: stackMonth(month, groups).map((part) => ({
              key: String(part.series),
              minor: part.minor,
              className: seriesBackground(part.series),
            })),
          }))}
        />
      }
      table={<MonthTable data={data} />}
    />
  );
}

function monthsSummary({ months, currency }: Insights): string {
  const [largest] = [...months].sort((a, b) => b.spendMinor - a.spendMinor);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !largest) return '';
  return texts.months.summary(
    formatMonth(first.month, 'full'),
    formatMonth(last.month, 'full'),
    formatMonth(largest.month, 'full'),
    formatMinor(largest.spendMinor, currency),
  );
}
