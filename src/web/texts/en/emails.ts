import { plural } from '../plural.ts';

/** Kinds, states and sizes of emails. */
export const texts = {
  kinds: {
    purchase: 'Purchase',
    refund: 'Refund',
    subscription: 'Subscription',
    shipping: 'Shipping',
    other: 'Other',
  },
  states: {
    processed: 'Receipt',
    needsReview: 'Needs review',
    notReceipt: 'Not a receipt',
    failed: 'Failed',
    skipped: 'Skipped',
    new: 'Not read yet',
  },
  bytes: (bytes: number) => plural(bytes, { one: '# byte', other: '# bytes' }),
};
