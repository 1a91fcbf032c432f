import { minorToNumber } from '#domain/money/money.ts';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { BigAmount } from '../../../ui/amount.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

/** Spend, income and savings; each links to its transactions. */
export function Totals({ data }: { readonly data: Insights }) {
  const { spendMinor, incomeMinor, currency } = data;
  const figures = [
    { name: texts.totals.spend, minor: spendMinor, href: transactionsHref(data, { type: 'expense' }) },
    { name: texts.totals.income, minor: incomeMinor, href: transactionsHref(data, { type: 'income' }) },
    {
      name: texts.totals.kept,
      minor: incomeMinor - spendMinor,
      href: transactionsHref(data, { type: 'counted' }),
    },
  ];
  return (
    <div className="card grid divide-x overflow-hidden max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
      {figures.map((figure) => (
        <TextLink
          key={figure.name}
          href={figure.href}
          className="flex items-baseline justify-between gap-1 px-4 py-4 transition-colors hover:bg-hover
            focus-visible:-outline-offset-3 sm:grid sm:px-5"
        >
          <span className="label">{figure.name}</span>
          <BigAmount decimal={minorToNumber(figure.minor, currency)} currency={currency} />
        </TextLink>
      ))}
    </div>
  );
}
