import { canonicalMerchant } from '../../categorization/canonical-merchant.ts';
import { categorize } from '../../categorization/categorize.ts';
import { cleanDescriptor, merchantKey } from '../../categorization/clean-descriptor.ts';
import { firstFlowOf } from '../flow.ts';
import type { DescribedTransaction, IncomingTransaction } from './ingest-types.ts';

/** Names the merchant, the category and the flow of a transaction from what its source says of it. */
export function describeTransaction(incoming: IncomingTransaction): DescribedTransaction {
  const stated = incoming.merchant ?? cleanDescriptor(incoming.originalDescription).merchant;
  const merchant = canonicalMerchant(stated);
  const own = incoming.ownCategory;
  const guessed = categorize({
    description: incoming.originalDescription,
    merchant: stated,
    amountMinor: incoming.amountMinor,
    accountType: incoming.accountType,
    providerCategory: incoming.providerCategory,
  });
  const category = own ?? guessed.category;
  return {
    accountId: incoming.accountId,
    postedOn: incoming.postedOn,
    authorizedOn: incoming.authorizedOn,
    amountMinor: incoming.amountMinor,
    currency: incoming.currency,
    originalAmountMinor: incoming.originalAmountMinor,
    originalCurrency: incoming.originalCurrency,
    status: incoming.isPending ? 'pending' : 'posted',
    originalDescription: incoming.originalDescription,
    description: merchant || incoming.originalDescription || 'Unnamed transaction',
    merchant: merchant || incoming.originalDescription,
    merchantKey: merchantKey(merchant || incoming.originalDescription),
    flow: firstFlowOf({ amountMinor: incoming.amountMinor, category }),
    category,
    categorySource: own === null ? guessed.source : 'import',
    note: incoming.note,
  };
}
