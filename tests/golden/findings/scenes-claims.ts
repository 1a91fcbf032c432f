import type { ClaimTransaction } from '#domain/claims/claimable-lines.ts';
import type { MerchantRefund } from '#domain/claims/refunds.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import type { Home } from './home.ts';
import type { Scene } from './scenes-plans.ts';

const LENSES = {
  ...{ name: 'Contact lenses', quantity: 1, unitMinor: 5_000, amountMinor: 5_000 },
  ...{ class: 'vision', isHealth: true, hsaEligibility: 'eligible' },
} as const satisfies LineItem;
const MILK = {
  ...{ name: 'Milk', quantity: 1, unitMinor: 3_840, amountMinor: 3_840 },
  ...{ class: 'none', isHealth: false, hsaEligibility: 'not_eligible' },
} as const satisfies LineItem;
const TOTAL = LENSES.amountMinor + MILK.amountMinor;

interface Refund {
  readonly item: typeof LENSES | typeof MILK;
  /** Whether the merchant emailed about it; otherwise only the bank shows it. */
  readonly isEmailed: boolean;
}

/**
 * A purchase of contact lenses and milk, of which the lenses were claimed, and a refund. Returns the transaction's ID.
 */
function claimLenses(home: Home, merchant: string, refunds: readonly Refund[]): string {
  const orderId = home.number();
  const receiptId = home.mail(merchant, 60, TOTAL, { orderId });
  const transactionId = home.charge(merchant, 59, -TOTAL);
  home.match(receiptId, transactionId, TOTAL);
  const emailed: MerchantRefund[] = [];
  let bankRefund: ClaimTransaction['bankRefund'] = null;
  for (const { item, isEmailed } of refunds) {
    const totalMinor = isEmailed ? item.amountMinor : TOTAL;
    const id = home.charge(merchant, 30, totalMinor);
    if (!isEmailed) bankRefund = { id, postedOn: home.ago(30), amountMinor: totalMinor };
    if (isEmailed)
      emailed.push({
        receiptId: home.mail(merchant, 33, totalMinor, { kind: 'refund', orderId }),
        ...{ refundedOn: home.ago(33), totalMinor, items: [item] },
      });
  }
  home.claimed(
    {
      ...{ id: `line of ${transactionId}`, claimId: transactionId, claimNumber: 1, claimState: 'submitted' },
      ...{ transactionId, receiptId, item: 0, description: LENSES.name, provider: merchant },
      ...{ refundedMinor: 0, amountMinor: LENSES.amountMinor },
    },
    {
      ...{
        id: transactionId,
        postedOn: home.ago(59),
        purchasedOn: null,
        amountMinor: -TOTAL,
        currency: 'USD',
      },
      ...{ description: merchant, bankText: merchant, merchant, accountName: 'Card', accountMask: '4417' },
      ...{ category: 'GENERAL_MERCHANDISE_SUPERSTORES', isSpend: true, isPending: false, split: null },
      ...{ isFromReceipt: false, healthAccount: null, bankRefund },
      receipts: [
        {
          ...{ id: receiptId, kind: 'purchase', merchant, purchasedOn: home.ago(60), currency: 'USD' },
          ...{ totalMinor: TOTAL, chargedMinor: null, taxMinor: 0, shippingMinor: 0, discountMinor: 0 },
          ...{ tipMinor: null, chargesMinor: [TOTAL], allocatedMinor: TOTAL, charge: 0, refunds: emailed },
          items: [LENSES, MILK],
        },
      ],
    },
  );
  return transactionId;
}

export const CLAIM_SCENES: Readonly<Record<string, Scene>> = {
  'a claimed item was refunded'(home, merchant) {
    home.expect('claim_refunded', claimLenses(home, merchant, [{ item: LENSES, isEmailed: true }]));
  },
  'a purchase with a claimed item was refunded, without an email'(home, merchant) {
    home.expect('claim_refunded', claimLenses(home, merchant, [{ item: LENSES, isEmailed: false }]));
  },
  'a claim without a refund'(home, merchant) {
    claimLenses(home, merchant, []);
  },
  'a refund of another item than the claimed one'(home, merchant) {
    claimLenses(home, merchant, [{ item: MILK, isEmailed: true }]);
  },
};
