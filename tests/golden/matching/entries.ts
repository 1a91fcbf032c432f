import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';

/** A bank transaction with defaults. */
export function transaction(
  id: string,
  postedOn: string,
  amountMinor: number,
  description: string,
  more: Partial<MatchTransaction> = {},
): MatchTransaction {
  return {
    id,
    accountId: 'acc1',
    accountMask: '4242',
    postedOn,
    authorizedOn: null,
    amountMinor,
    currency: 'USD',
    description,
    merchant: null,
    pending: false,
    originalAmountMinor: null,
    originalCurrency: null,
    ...more,
  };
}

/** A receipt with defaults. */
export function receipt(
  id: string,
  purchasedOn: string | null,
  totalMinor: number | null,
  merchant: string | null,
  more: Partial<MatchReceipt> = {},
): MatchReceipt {
  return {
    id,
    kind: 'purchase',
    merchant,
    orderId: null,
    purchasedOn,
    receivedAt: purchasedOn,
    currency: 'USD',
    totalMinor,
    chargedMinor: null,
    tipMinor: null,
    cardLast4: null,
    fromDomain: null,
    ...more,
  };
}
