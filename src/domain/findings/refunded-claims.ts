import type { IndexedFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Finds items of submitted claims that were refunded, which the plan administrator must know. */
export function refundedClaims(facts: IndexedFacts): Finding[] {
  return (facts.refundedClaims ?? []).map((refunded) => {
    const { line, amountMinor, currency, refundedOn, receiptIds, transactionIds } = refunded;
    return {
      kind: 'claim_refunded' as const,
      key: line.id,
      on: refundedOn,
      merchant: line.provider ?? '',
      amountMinor,
      currency,
      receiptIds: [...(line.receiptId === null ? [] : [line.receiptId]), ...receiptIds],
      transactionIds: [line.transactionId, ...transactionIds],
      planId: null,
      facts: {
        item: line.description,
        number: line.claimNumber,
        state: line.claimState,
        claimedMinor: line.amountMinor,
        refundedMinor: amountMinor,
      },
    };
  });
}
