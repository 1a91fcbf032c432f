/** Placeholders for names in offline copies. */
export const texts = {
  healthPurchase: 'Health purchase',
  attention: {
    refundLate: 'Late refund',
    trialEnds: 'Trial ending',
    priceUp: 'Price increase',
    receiptWithoutCharge: 'Receipt without a charge',
    renewalDue: 'Renewal due',
  },
};
