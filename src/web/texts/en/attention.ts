/** What needs attention: what can be done about each kind. */
export const texts = {
  actions: {
    reconnect: 'Reconnect',
    review: 'Review',
    syncFailed: 'Sync again',
    refundLate: 'See the refund',
    amountDiffers: 'Compare',
    chargedTwice: 'See both charges',
    proof: 'See the proof',
    trialEnds: 'See the trial',
    renewalDue: 'See the renewal',
    returnWindow: 'See the order',
    receiptWithoutCharge: 'See the receipt',
    chargeWithoutReceipt: 'See the charge',
    giftCardLeft: 'See the receipts',
    healthUnclaimed: 'Claim it',
  },
  none: {
    title: 'Nothing needs you.',
    reason: 'Late refunds, ending trials, price rises and open reviews show up here.',
  },
};
