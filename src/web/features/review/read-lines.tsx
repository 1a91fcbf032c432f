import { FieldLines } from './field-lines.tsx';
import { ItemLines } from './item-lines.tsx';
import type { FieldName, ReviewDetail } from './review-types.ts';

interface ReadLinesProps {
  readonly detail: ReviewDetail;
  readonly lit: FieldName | null;
  readonly onLit: (name: FieldName | null) => void;
}

/** What was read from the email: its fields, and below them its items. */
export function ReadLines({ detail: { item, fields, items }, lit, onLit }: ReadLinesProps) {
  return (
    <>
      <FieldLines fields={fields} lit={lit} onLit={onLit} currency={item.currency} />
      {items.length > 0 && <ItemLines items={items} currency={item.currency ?? 'USD'} />}
    </>
  );
}
