import { z } from 'zod';
import {
  currency,
  environment,
  requestedDay,
  transactionGroup,
  transactionStatus,
  wireId,
} from '../values.ts';

const CATEGORY_LIST_CHARS_MAX = 2_000;

/** Filters of the transaction list; the screen's URL uses the same names. */
export const transactionFilter = {
  q: z.string().max(200).optional(),
  from: requestedDay.optional(),
  to: requestedDay.optional(),
  postedFrom: requestedDay.optional(),
  postedTo: requestedDay.optional(),
  accountId: wireId('account').optional(),
  /** One or more codes, separated by commas. The code of a group includes every category in it. */
  category: z.string().max(CATEGORY_LIST_CHARS_MAX).optional(),
  /** Excluded codes, in the same format. */
  exceptCategory: z.string().max(CATEGORY_LIST_CHARS_MAX).optional(),
  merchant: z.string().max(200).optional(),
  type: transactionGroup.optional(),
  status: transactionStatus.optional(),
  /**
   * `itemized`: a receipt with line items is matched. `byItem`: split by receipt items; only the item parts of each
   * transaction.
   */
  receipt: z.enum(['with', 'without', 'itemized', 'unitemized', 'byItem']).optional(),
  currency: currency.optional(),
  /** Only charges of this subscription. */
  subscriptionId: wireId('subscription').optional(),
  /** `in`: included in a known balance. `out`: pending, or in an account without a known balance. */
  balance: z.enum(['in', 'out']).optional(),
  environment: environment.optional(),
};
