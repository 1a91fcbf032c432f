import { plural } from '../plural.ts';

/** What a mail is, what became of it, how large it is. */
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
    needsReview: 'Waits for you',
    notReceipt: 'No receipt',
    failed: 'Failed',
    skipped: 'Skipped',
    new: 'Not read yet',
  },
  bytes: (bytes: number) => plural(bytes, { one: '# byte', other: '# bytes' }),
};
