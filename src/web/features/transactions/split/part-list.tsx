import { texts } from '../../../texts/en/transaction-split.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CategoryChip } from '../../../ui/category-chip.tsx';
import type { Detail } from '../transaction-types.ts';

export type Parts = NonNullable<Detail['split']>;

/** The parts of a split with category, amount and items. */
export function PartList({ parts, currency }: { readonly parts: Parts; readonly currency: string }) {
  // Use the index as key, because two parts may be identical.
  const placed = parts.map((part, place) => ({ part, place }));
  return (
    <ul className="grid gap-2 text-14">
      {placed.map(({ part, place }) => (
        <li key={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">
            <CategoryChip name={part.categoryName} category={part.category} isHealth={part.isHealth} />
            {part.isHealth && <Badge tone="health">{texts.health}</Badge>}
          </span>
          <Amount minor={part.amountMinor} currency={currency} className="font-medium" />
          {(part.name !== '' || part.items.length > 0) && (
            <span className="col-span-2 truncate text-13 text-muted">
              {[part.name, ...part.items].filter((words) => words !== '').join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
