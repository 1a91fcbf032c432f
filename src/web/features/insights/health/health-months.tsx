import { monthBounds, toMonth } from '#domain/calendar/civil-date.ts';
import { userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { Card } from '../../../ui/card.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import type { Insights } from '../insights.ts';

interface HealthMonthsProps {
  readonly data: Insights;
  readonly className: string;
}

/** Health spending by month; each month links to its items. */
export function HealthMonths({ data, className }: HealthMonthsProps) {
  return (
    <Card title={texts.months.title} className={className}>
      <div className="pb-4">
        <MonthBars
          label={texts.months.name}
          currency={data.currency}
          today={userToday()}
          isInPeriod={(month) => month >= toMonth(data.period.from) && month <= toMonth(data.period.to)}
          bars={data.health.months.map((month) => ({
            month: month.month,
            href: healthHref(data, monthBounds(month.month)),
            totalMinor: month.amountMinor,
            parts: [{ key: 'health', minor: month.amountMinor, className: 'bg-coral' }],
          }))}
        />
      </div>
    </Card>
  );
}

/**
 * The URL of health items in a period. Transactions are rarely all health, so the transaction list would show more than
 * these items.
 */
function healthHref({ environment, environments }: Insights, period: Insights['period']): string {
  const params = new URLSearchParams({ view: 'health', ...period });
  if (environments.length > 1) params.set('environment', environment);
  return `/insights?${params}`;
}
