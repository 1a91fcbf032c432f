import { categoryOf } from '#domain/categorization/categories.ts';
import { formatMinor, formatShare } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/household.ts';
import { Card } from '../../../ui/card.tsx';
import { SERIES_MAX, seriesBackground } from '../../../ui/charts/series.ts';
import type { Overview } from './overview.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly spendMinor: number;
}

/** Number of categories with their own color; the rest share the last one. */
const NAMED_MAX = SERIES_MAX - 1;

/** Spending by category, largest first; private health spending is one entry. */
export function SharedCategories({ data }: { readonly data: Overview }) {
  const lines = linesOf(data);
  const largest = Math.max(1, ...lines.map(({ spendMinor }) => spendMinor));
  return (
    <Card title={texts.view.categories}>
      {lines.length === 0 ? (
        <p className="card-body text-muted">{texts.view.noCategories}</p>
      ) : (
        <ul className="grid gap-3.5 px-4 pb-5 sm:px-5">
          {lines.map(({ key, name, spendMinor }, index) => (
            <li key={key} className="grid gap-1.5">
              <span className="flex items-baseline gap-3 text-14">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="figures text-13 text-muted">
                  {data.spendMinor > 0 && formatShare(spendMinor / data.spendMinor)}
                </span>
                <span className="figures min-w-20 text-right font-medium">
                  {formatMinor(spendMinor, data.currency)}
                </span>
              </span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-line">
                <span
                  className={`block h-full ${seriesBackground(index + 1)}`}
                  style={{ width: `${(spendMinor / largest) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The largest categories and the remainder. */
function linesOf({ categories, spendMinor }: Overview): Line[] {
  const named = categories
    .filter(({ spendMinor }) => spendMinor > 0)
    .slice(0, NAMED_MAX)
    .map(({ category, spendMinor: minor }) => ({
      key: category ?? '',
      name: categoryName(category),
      spendMinor: minor,
    }));
  const rest = spendMinor - named.reduce((sum, { spendMinor }) => sum + spendMinor, 0);
  return rest > 0 ? [...named, { key: 'rest', name: texts.view.rest, spendMinor: rest }] : named;
}

/** The name of a category; null is a private one. */
export function categoryName(category: string | null): string {
  if (category === null) return texts.view.private;
  const { primary, primaryName, name } = categoryOf(category);
  return primary === category ? primaryName : name;
}
