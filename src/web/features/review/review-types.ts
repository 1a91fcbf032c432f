import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Queue = ResponseOf<'listReviewItems'>;
export type QueueItem = Queue['items'][number];
export type ReviewDetail = ResponseOf<'getReviewItem'>;
export type ReviewField = ReviewDetail['fields'][number];
export type FieldName = ReviewField['name'];
export type Candidate = ReviewDetail['candidates'][number];

export const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  merchant: 'Merchant',
  total: 'Total',
  currency: 'Currency',
  purchasedOn: 'Bought on',
  orderId: 'Order number',
  tax: 'Tax',
  shipping: 'Shipping',
  discount: 'Discount',
  tip: 'Tip',
  cardLast4: 'Card ending',
};
