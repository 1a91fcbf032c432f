import { Badge } from './badge.tsx';

/** The name of a category; health stands out. */
export function CategoryChip({ name, isHealth }: { readonly name: string; readonly isHealth?: boolean }) {
  return <Badge tone={isHealth ? 'health' : 'plain'}>{name}</Badge>;
}
