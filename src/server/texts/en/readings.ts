/** What the reader found in an email. */
export const texts = {
  kinds: {
    purchase: 'Purchase confirmation',
    subscription: 'Subscription charge',
    refund: 'Refund confirmation',
    shipping: 'Shipping update',
    other: 'Not a receipt',
  },
  doubts: {
    impostor: () => 'Suspicious: the sender may be impersonating someone else.',
    instruction: (kind: string) => `${kind}, but it contains instructions aimed at software.`,
    otherText: (kind: string) => `${kind}, but its plain-text version differs from its HTML version.`,
    picture: () => 'Possibly a receipt, but its details are in an image.',
  },
  unsureKind: (kind: string) => `${kind}, most likely.`,
  refundPending: (kind: string) => `${kind}, but the refund may not be issued yet.`,
  totalUnsure: (kind: string) => `${kind}, but the total is uncertain.`,
  totalMissing: (kind: string) => `${kind}, but no total was found.`,
};
