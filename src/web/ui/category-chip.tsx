import { Badge } from './badge.tsx';
import { CategoryDot } from './category-dot.tsx';

interface CategoryChipProps {
  readonly name: string;
  /** Its code, for the color of its heading; none where several categories are named. */
  readonly category?: string | undefined;
  readonly isHealth?: boolean;
  /** How many further categories a split transaction has; they stay in sight where the name is cut. */
  readonly others?: number;
}

/** The name of a category with its color; health stands out. */
export function CategoryChip({ name, category, isHealth, others = 0 }: CategoryChipProps) {
  return (
    <Badge tone={isHealth ? 'health' : 'plain'}>
      {category !== undefined && <CategoryDot category={category} />}
      <span className="truncate">{name}</span>
      {others > 0 && <span>+{others}</span>}
    </Badge>
  );
}
