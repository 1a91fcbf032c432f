/** Actions for each kind of item that needs attention. */
export const texts = {
  actions: {
    reconnect: 'Reconnect',
    review: 'Review',
    syncFailed: 'Sync again',
    refundLate: 'View refund',
    amountDiffers: 'Compare',
    chargedTwice: 'View both charges',
    charges: 'View charges',
    trialEnds: 'View trial',
    renewalDue: 'View renewal',
    returnWindow: 'View order',
    receiptWithoutCharge: 'View receipt',
    chargeWithoutReceipt: 'View charge',
    giftCardLeft: 'View receipts',
    healthUnclaimed: 'Claim',
    claimRefunded: 'View refund',
  },
  none: {
    title: 'You’re all caught up.',
    reason: 'Late refunds, ending trials, price increases and open reviews appear here.',
  },
};
