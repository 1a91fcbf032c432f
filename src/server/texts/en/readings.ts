/** What the reader found in an email. */
export const texts = {
  kinds: {
    purchase: 'Purchase confirmation',
    subscription: 'Subscription charge',
    refund: 'Refund confirmation',
    shipping: 'Shipping update',
    other: 'Not a receipt',
  },
  unsureKind: (kind: string) => `${kind}, most likely.`,
  refundPending: (kind: string) => `${kind}, but the refund may not be issued yet.`,
  totalUnsure: (kind: string) => `${kind}, but the total is uncertain.`,
  totalMissing: (kind: string) => `${kind}, but no total was found.`,
};
