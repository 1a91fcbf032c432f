import { canonicalMerchant } from '../../categorization/canonical-merchant.ts';
import { categorize } from '../../categorization/categorize.ts';
import { cleanDescriptor, merchantKey } from '../../categorization/clean-descriptor.ts';
import { isMovementOnly } from '../../matching/transaction-movement.ts';
import { resolveInitialFlow } from '../flow.ts';
import type { DescribedTransaction, IncomingTransaction } from './ingest-types.ts';

/** Person-to-person payment services: the counterparty is the other person, not the service. */
export const P2P_SERVICES: ReadonlySet<string> = new Set(['Zelle', 'Venmo', 'Cash App']);

/** Returns the merchant named by the source, or the person behind a payment service if the description names one. */
export function resolveMerchantText({
  merchant,
  originalDescription,
}: Pick<IncomingTransaction, 'merchant' | 'originalDescription'>): string {
  const isNamed = merchant !== null && !P2P_SERVICES.has(canonicalMerchant(merchant));
  const isMoved = merchant !== null && isMovementOnly(originalDescription);
  return isNamed || isMoved ? merchant : cleanDescriptor(originalDescription).merchant || (merchant ?? '');
}

/** Derives merchant, category and flow of a transaction from its source data. */
export function describeTransaction(incoming: IncomingTransaction): DescribedTransaction {
  const stated = resolveMerchantText(incoming);
  const merchant = canonicalMerchant(stated);
  const ownCategory = incoming.ownCategory;
  const guessed = categorize({
    description: incoming.originalDescription,
    merchant: stated,
    amountMinor: incoming.amountMinor,
    accountType: incoming.accountType,
    providerCategory: incoming.providerCategory,
  });
  const category = ownCategory ?? guessed.category;
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
    flow: resolveInitialFlow({ amountMinor: incoming.amountMinor, category }),
    category,
    categorySource: ownCategory === null ? guessed.source : 'import',
    note: incoming.note,
  };
}
