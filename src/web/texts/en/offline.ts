/** What stands in the copies for times without a network in the place of names. */
export const texts = {
  healthPurchase: 'Health purchase',
  attention: {
    refundLate: 'A refund is late',
    trialEnds: 'A trial ends',
    priceUp: 'A price rose',
    receiptWithoutCharge: 'A receipt has no charge',
    renewalDue: 'A renewal is due',
  },
};
