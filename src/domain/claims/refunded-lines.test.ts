import { describe, expect, it } from 'vitest';
import type { ClaimableLine, RefundProof } from './claimable-lines.ts';
import { findRefundedLines, type SubmittedLine } from './refunded-lines.ts';

const SUBMITTED: SubmittedLine = {
  ...{ id: 'line', claimId: 'claim', claimNumber: 1, claimState: 'submitted', provider: 'Amber Quay' },
  ...{ transactionId: 't', receiptId: 'r', item: 0, description: 'Ibuprofen' },
  ...{ refundedMinor: 0, amountMinor: 1_050 },
};
const EMAIL: RefundProof = { refundedOn: '2026-04-01', receiptId: 'back', transactionId: null };
const CREDIT: RefundProof = { refundedOn: '2026-04-05', receiptId: null, transactionId: 'credit' };

const now = (changes: Partial<ClaimableLine> = {}): ClaimableLine => ({
  ...{
    key: { transactionId: 't', receiptId: 'r', item: 0 },
    claimId: 'claim',
    status: 'claimed',
    missing: [],
  },
  ...{ serviceOn: '2026-03-01', paidOn: '2026-03-03', provider: 'Amber Quay', description: 'Ibuprofen' },
  ...{ class: 'otc_pain', hsaEligibility: 'eligible', isItemized: true, priceMinor: 1_000 },
  ...{ refundedMinor: 1_050, refunds: [EMAIL], amountMinor: 0 },
  ...{ accountName: 'Visa', accountMask: '4417', healthAccount: null, bankText: 'AMBER QUAY' },
  ...changes,
});
const refundOf = (line: Partial<SubmittedLine>, current: readonly ClaimableLine[]) =>
  findRefundedLines([{ ...SUBMITTED, ...line }], current);

describe('a submitted line that was refunded', () => {
  it('is found with the amount, the day of the newest refund, and all proof once', () => {
    expect(refundOf({}, [now({ refundedMinor: 900, refunds: [EMAIL, CREDIT, CREDIT] })])).toEqual([
      {
        ...{ line: SUBMITTED, amountMinor: 900, refundedOn: '2026-04-05' },
        ...{ receiptIds: ['back'], transactionIds: ['credit'] },
      },
    ]);
  });

  it('counts only what was refunded after it was added, and no more than was claimed', () => {
    const amounts = (line: Partial<SubmittedLine>) =>
      refundOf(line, [now()]).map(({ amountMinor }) => amountMinor);
    expect(amounts({ refundedMinor: 1_000, amountMinor: 50 })).toEqual([50]);
    expect(amounts({ refundedMinor: 1_050, amountMinor: 1 })).toEqual([]);
    expect(amounts({ amountMinor: 800 })).toEqual([800]);
    expect(refundOf({}, [now({ refundedMinor: 0, refunds: [] })])).toEqual([]);
  });

  it('is found under another receipt by its name, and on another transaction by its receipt', () => {
    const earlier = { receiptId: 'earlier', item: 4 };
    expect(refundOf(earlier, [now()])).toHaveLength(1);
    expect(refundOf({ ...earlier, description: 'Milk' }, [now()])).toEqual([]);
    const moved = now({ key: { transactionId: 'of the bank', receiptId: 'r', item: 0 } });
    expect(refundOf({}, [moved])).toHaveLength(1);
    expect(refundOf({ receiptId: null, item: null }, [moved])).toEqual([]);
  });

  it('that is a complete transaction has the refunds of all its items', () => {
    const whole = { receiptId: null, item: null, description: 'Amber Quay', amountMinor: 5_250 };
    const other = now({ key: { transactionId: 't', receiptId: 'r', item: 1 }, refundedMinor: 200 });
    expect(refundOf(whole, [now(), other])).toMatchObject([{ amountMinor: 1_250 }]);
  });

  it('is not found in another claim', () => {
    expect(refundOf({}, [now({ claimId: 'other' })])).toEqual([]);
  });
});
