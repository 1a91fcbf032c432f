import { formatMinor, formatShare } from '../../../lib/format/money.ts';
import { ItemizedLine } from '../../../lib/itemized-line.tsx';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { Donut } from '../../../ui/charts/donut.tsx';
import { seriesBackground, seriesFill } from '../../../ui/charts/series.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Group, type Insights, withSpending } from '../insights.ts';
import { CategoryTable } from './category-table.tsx';

interface CategoryCardProps {
  readonly data: Insights;
  readonly groups: readonly Group[];
  readonly className: string;
}

/** Spending by category: groups as a donut, all categories as a table. */
export function CategoryCard({ data, groups, className }: CategoryCardProps) {
  const spending = withSpending(groups);
  if (spending.length === 0)
    return (
      <Card title={texts.categories.title} className={className}>
        <p className="card-body text-14 text-muted">{texts.categories.none}</p>
      </Card>
    );
  const total = spending.reduce((sum, group) => sum + group.spendMinor, 0);
  const [first] = spending;
  return (
    <ChartCard
      title={texts.categories.title}
      className={className}
      summary={texts.categories.summary(
        first?.name ?? '',
        formatMinor(first?.spendMinor ?? 0, data.currency),
      )}
      chart={
        <div
          className="grid flex-1 grid-cols-[minmax(0,1fr)] content-center items-center gap-x-6 gap-y-4 px-4
          sm:grid-cols-[13rem_minmax(0,1fr)] sm:px-5"
        >
          <div className="justify-self-center">
            <Donut
              size={208}
              summary={texts.categories.name}
              parts={spending.map((group) => ({
                key: group.name,
                value: group.spendMinor,
                className: seriesFill(group.series),
              }))}
            >
              <span className="text-12 text-muted">{texts.categories.spend}</span>
              <Amount
                minor={data.spendMinor}
                currency={data.currency}
                signs="minus"
                className="text-15 font-semibold"
              />
            </Donut>
          </div>
          <ul>
            {groups.map((group) => (
              <li key={group.name}>
                <TextLink
                  href={transactionsHref(data, group.filter)}
                  className="flex min-h-10 items-center gap-3 rounded-control px-2 text-14 hover:bg-hover"
                >
                  <span
                    aria-hidden
                    className={`size-2.5 shrink-0 rounded-[3px] ${seriesBackground(group.series)}`}
                  />
                  <span className="min-w-0 flex-1 truncate">{group.name}</span>
                  <span className="figures text-muted">
                    {group.spendMinor > 0 && formatShare(group.spendMinor / total)}
                  </span>
                  <Amount
                    minor={group.spendMinor}
                    currency={data.currency}
                    signs="minus"
                    className="min-w-22 text-right font-medium"
                  />
                </TextLink>
              </li>
            ))}
          </ul>
          <Itemized data={data} />
        </div>
      }
      table={<CategoryTable data={data} />}
    />
  );
}

/** The itemized share of the period's spending. */
function Itemized({ data }: { readonly data: Insights }) {
  const itemized = data.categories.reduce((sum, row) => sum + row.itemizedMinor, 0);
  if (itemized <= 0) return null;
  return (
    <div className="sm:col-span-2">
      <ItemizedLine
        itemized={formatMinor(itemized, data.currency)}
        total={formatMinor(data.spendMinor, data.currency)}
        href={transactionsHref(data, { type: 'expense', receipt: 'byItem' })}
      />
    </div>
  );
}
