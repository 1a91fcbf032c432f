import { useQuery } from '@tanstack/react-query';
import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/insights.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { CalendarDay } from '../../../ui/charts/calendar-chart.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Insights } from '../insights.ts';
import { DailySpending } from './daily-spending.tsx';

/** Spending on each day of the period. */
export function DailyCard({ data }: { readonly data: Insights }) {
  const { period, environment } = data;
  const query = useQuery(apiQuery('getDashboard', { query: { ...period, environment } }));
  const days = query.data && fillDays(period, query.data.daily);
  if (!days && query.isError)
    return (
      <Card title={texts.days.title}>
        <p className="card-body flex flex-wrap items-center gap-3 text-14 text-muted">
          {texts.days.failed}
          <Button size="small" onClick={() => void query.refetch()}>
            {texts.days.retry}
          </Button>
        </p>
      </Card>
    );
  if (days?.some((day) => day.value > 0)) return <DailySpending data={data} days={days} />;
  return (
    <Card title={texts.days.title}>
      {days === undefined ? (
        <Skeleton className="mx-5 mb-5 h-70" />
      ) : (
        <p className="card-body text-14 text-muted">{texts.days.none}</p>
      )}
    </Card>
  );
}

/** Fills in days without transactions, which the server omits. */
function fillDays(
  { from, to }: Insights['period'],
  daily: readonly { readonly on: CivilDate; readonly spend: number }[],
): CalendarDay[] {
  const spent = new Map(daily.map(({ on, spend }) => [on, spend]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const on = addDays(from, index);
    return { on, value: spent.get(on) ?? 0 };
  });
}
