import { z } from 'zod';
import { askedDay, currency, environment, transactionGroup, transactionStatus, wireId } from '../values.ts';

const CATEGORY_LIST_CHARS_MAX = 2_000;

/** Filters of the list; the same words stand in the screen's address. */
export const transactionFilter = {
  q: z.string().max(200).optional(),
  from: askedDay.optional(),
  to: askedDay.optional(),
  postedFrom: askedDay.optional(),
  postedTo: askedDay.optional(),
  accountId: wireId('account').optional(),
  /** One code or several, separated by commas; the code of a group includes every category under it. */
  category: z.string().max(CATEGORY_LIST_CHARS_MAX).optional(),
  /** Codes that are left out, in the same form. */
  exceptCategory: z.string().max(CATEGORY_LIST_CHARS_MAX).optional(),
  merchant: z.string().max(200).optional(),
  type: transactionGroup.optional(),
  status: transactionStatus.optional(),
  /**
   * `itemized`: a receipt with line items explains it. `byItem`: it counts by the items of a receipt; of each
   * transaction only the parts that are items.
   */
  receipt: z.enum(['with', 'without', 'itemized', 'unitemized', 'byItem']).optional(),
  currency: currency.optional(),
  /** Only the charges of this subscription. */
  subscriptionId: wireId('subscription').optional(),
  /** `in`: in a balance that net worth knows. `out`: pending, or of an account without a known balance. */
  balance: z.enum(['in', 'out']).optional(),
  environment: environment.optional(),
};
