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
    impostor: () => 'Suspicious: the sender is not who it claims to be.',
    instruction: (kind: string) => `${kind}, but it contains text that tells software what to read.`,
    otherText: (kind: string) => `${kind}, but its plain text differs from what it shows.`,
    picture: () => 'Perhaps a receipt, but its details are in a picture.',
  },
  unsureKind: (kind: string) => `${kind}, most likely.`,
  refundPending: (kind: string) => `${kind}, but the refund may not be issued yet.`,
  totalUnsure: (kind: string) => `${kind}, but the total is uncertain.`,
  totalMissing: (kind: string) => `${kind}, but no total was found.`,
};
