import { clsx } from 'clsx';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatMonth } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';

type Month = ResponseOf<'getNetWorth'>['months'][number];

/** How the savings of one month became its change in net worth; what is zero is left out, but for savings and total. */
export function ChangeCard({ month, currency }: { readonly month: Month; readonly currency: string }) {
  const { change } = month;
  if (!change) return null;
  const monthName = formatMonth(month.month, 'full');
  const parts = [
    { name: texts.change.savings, minor: change.savingsMinor, isKept: true },
    { name: texts.change.transfers, minor: change.transfersMinor },
    { name: texts.change.outside, minor: change.outsideMinor },
    { name: texts.change.postedLater(monthName), minor: change.postedLaterMinor },
    { name: texts.change.postedFromEarlier(monthName), minor: change.postedFromEarlierMinor },
    { name: texts.change.added, minor: change.addedMinor },
    { name: texts.change.value, minor: change.valueMinor },
    { name: texts.change.total, minor: change.changeMinor, isKept: true, isTotal: true },
  ].filter(({ minor, isKept }) => isKept || minor !== 0);
  return (
    <Card title={texts.change.title(monthName)}>
      <dl className="divide-y border-t">
        {parts.map(({ name, minor, isTotal }) => (
          <div
            key={name}
            className={clsx(
              'flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5',
              isTotal && 'font-medium',
            )}
          >
            <dt>{name}</dt>
            <dd>
              <Amount minor={minor} currency={currency} signs="always" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
