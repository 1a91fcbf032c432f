import { FieldList } from './field-list.tsx';
import { LineItems } from './line-items.tsx';
import type { FieldName, ReviewDetail } from './review-types.ts';

interface ExtractedDataProps {
  readonly detail: ReviewDetail;
  readonly lit: FieldName | null;
  readonly onLit: (name: FieldName | null) => void;
}

/** The extracted fields and line items. */
export function ExtractedData({ detail: { item, fields, items }, lit, onLit }: ExtractedDataProps) {
  return (
    <>
      <FieldList fields={fields} lit={lit} onLit={onLit} currency={item.currency} />
      {items.length > 0 && <LineItems items={items} currency={item.currency ?? 'USD'} />}
    </>
  );
}
