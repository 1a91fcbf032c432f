/** Insights: checks that compare email and bank. */
export const texts = {
  failed: 'Couldn’t load the checks',
  groups: {
    charges: 'Charges to check',
    refunds: 'Refunds and returns',
    plans: 'Plans and prices',
    health: 'Health spending',
    giftCards: 'Gift cards',
    unchargedReceipts: 'Overdue charges',
    unexplainedCharges: 'Charges without a receipt',
  },
  shown: {
    label: 'Checks shown',
    open: 'Open',
    dismissed: 'Dismissed',
  },
  none: {
    open: {
      title: 'You’re all caught up',
      reason: 'Missing refunds, wrong amounts and price increases appear here.',
    },
    dismissed: {
      title: 'Nothing dismissed',
      reason: 'Dismissed checks are kept here. You won’t be notified again.',
    },
  },
  showAll: (count: number) => `Show all ${count}`,
  finding: {
    restore: 'Restore',
    dismiss: 'Dismiss',
    search: 'Search email for it',
    receipt: 'Receipt',
    email: 'Email',
    transaction: 'Transaction',
  },
  dismissal: {
    done: 'Dismissed. You won’t see it again.',
    restored: 'Restored.',
    failed: 'Couldn’t save this.',
  },
};
