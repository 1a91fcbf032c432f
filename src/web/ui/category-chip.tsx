import { Badge } from './badge.tsx';
import { CategoryDot } from './category-dot.tsx';

interface CategoryChipProps {
  readonly name: string;
  /** Category code, which determines the color. Omit it when several categories are named. */
  readonly category?: string | undefined;
  readonly isHealth?: boolean;
  /** Number of other categories of a split transaction; stays visible when the name is truncated. */
  readonly others?: number;
}

/** A category name with its color. Health categories are highlighted. */
export function CategoryChip({ name, category, isHealth, others = 0 }: CategoryChipProps) {
  return (
    <Badge tone={isHealth ? 'health' : 'plain'}>
      {category !== undefined && <CategoryDot category={category} />}
      <span className="truncate">{name}</span>
      {others > 0 && <span>+{others}</span>}
    </Badge>
  );
}
