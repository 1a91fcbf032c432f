import { canonicalMerchant } from '../../categorization/canonical-merchant.ts';
import { categorize } from '../../categorization/categorize.ts';
import { cleanDescriptor, merchantKey } from '../../categorization/clean-descriptor.ts';
import { isMovementOnly } from '../../matching/transaction-movement.ts';
import { firstFlowOf } from '../flow.ts';
import type { DescribedTransaction, IncomingTransaction } from './ingest-types.ts';

/** By these people pay each other: who was paid is the other person, not the service. */
export const PERSON_SERVICES: ReadonlySet<string> = new Set(['Zelle', 'Venmo', 'Cash App']);

/** The merchant that the source names, or the person behind a payment service, as far as the description says it. */
export function statedMerchant({
  merchant,
  originalDescription,
}: Pick<IncomingTransaction, 'merchant' | 'originalDescription'>): string {
  const isNamed = merchant !== null && !PERSON_SERVICES.has(canonicalMerchant(merchant));
  const isMoved = merchant !== null && isMovementOnly(originalDescription);
  return isNamed || isMoved ? merchant : cleanDescriptor(originalDescription).merchant || (merchant ?? '');
}

/** Names the merchant, the category and the flow of a transaction from what its source says of it. */
export function describeTransaction(incoming: IncomingTransaction): DescribedTransaction {
  const stated = statedMerchant(incoming);
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
