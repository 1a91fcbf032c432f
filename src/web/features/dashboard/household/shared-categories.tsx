import { categoryOf } from '#domain/categorization/categories.ts';
import { formatMinor, formatShare } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/household.ts';
import { Card } from '../../../ui/card.tsx';
import { fillOf, SERIES_MAX } from '../../../ui/charts/series.ts';
import type { Overview } from './overview.ts';

/** Spending by category, most first; private health stands together. */
export function SharedCategories({ data }: { readonly data: Overview }) {
  const largest = Math.max(1, ...data.categories.map(({ spendMinor }) => spendMinor));
  return (
    <Card title={texts.view.categories}>
      {data.categories.length === 0 ? (
        <p className="card-body text-muted">{texts.view.noCategories}</p>
      ) : (
        <ul className="divide-y border-t">
          {data.categories.map(({ category, spendMinor }, index) => (
            <li key={category ?? ''} className="grid gap-1.5 px-4 py-3 sm:px-5">
              <span className="flex items-baseline gap-3 text-14">
                <span className="min-w-0 flex-1 truncate">{categoryName(category)}</span>
                <span className="figures text-13 text-muted">
                  {data.spendMinor > 0 && spendMinor > 0 && formatShare(spendMinor / data.spendMinor)}
                </span>
                <span className="figures min-w-20 text-right font-medium">
                  {formatMinor(spendMinor, data.currency)}
                </span>
              </span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-line">
                <span
                  className={`block h-full ${fillOf(Math.min(index + 1, SERIES_MAX))}`}
                  style={{ width: `${(Math.max(0, spendMinor) / largest) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The name of a category; what its owner keeps private has none. */
export function categoryName(category: string | null): string {
  if (category === null) return texts.view.private;
  const { primary, primaryName, name } = categoryOf(category);
  return primary === category ? primaryName : name;
}
