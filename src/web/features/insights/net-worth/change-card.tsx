import { clsx } from 'clsx';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { addDays, monthBounds } from '#domain/calendar/civil-date.ts';
import { formatMonth } from '../../../lib/format/dates.ts';
import { type FigureFilter, transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Worth = ResponseOf<'getNetWorth'>;
type Month = Worth['months'][number];

/** Explains a month's change in net worth, starting from savings; omits zero amounts except savings and total. */
export function ChangeCard({ data, month }: { readonly data: Worth; readonly month: Month }) {
  const { change } = month;
  const { currency } = data;
  if (!change) return null;
  const monthName = formatMonth(month.month, 'full');
  const { from, to } = monthBounds(month.month);
  const hrefOf = (filter: FigureFilter) => transactionsHref({ ...data, period: { from, to } }, filter);
  const posted = { postedFrom: from, postedTo: to };
  const parts = [
    {
      name: texts.change.savings,
      minor: change.savingsMinor,
      isKept: true,
      href: hrefOf({ type: 'counted' }),
    },
    {
      name: texts.change.transfers,
      minor: change.transfersMinor,
      href: hrefOf({ type: 'transfer', balance: 'in', from: undefined, to: undefined, ...posted }),
    },
    {
      name: texts.change.outside,
      minor: change.outsideMinor,
      href: hrefOf({ type: 'counted', balance: 'out' }),
    },
    {
      name: texts.change.postedLater(monthName),
      minor: change.postedLaterMinor,
      href: hrefOf({ type: 'counted', balance: 'in', postedFrom: addDays(to, 1) }),
    },
    {
      name: texts.change.postedFromEarlier(monthName),
      minor: change.postedFromEarlierMinor,
      href: hrefOf({ type: 'counted', balance: 'in', from: undefined, to: addDays(from, -1), ...posted }),
    },
    { name: texts.change.added, minor: change.addedMinor },
    { name: texts.change.value, minor: change.valueMinor },
    { name: texts.change.total, minor: change.changeMinor, isKept: true, isTotal: true },
  ].filter(({ minor, isKept }) => isKept || minor !== 0);
  return (
    <Card title={texts.change.title(monthName)}>
      <dl className="divide-y border-t">
        {parts.map(({ name, minor, href, isTotal }) => (
          <div
            key={name}
            className={clsx(
              'flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5',
              isTotal && 'font-medium',
            )}
          >
            <dt>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</dt>
            <dd>
              <Amount minor={minor} currency={currency} signs="always" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
