/** Insights: the view of what mail and bank tell together. */
export const texts = {
  failed: 'The checks could not be loaded',
  groups: {
    charges: 'Charges to look at',
    refunds: 'Refunds and returns',
    plans: 'Plans and prices',
    health: 'Health spending',
    giftCards: 'Gift cards',
    unchargedReceipts: 'Receipts without a charge',
    unexplainedCharges: 'Charges without a receipt',
  },
  shown: {
    label: 'Checks shown',
    open: 'To look at',
    dismissed: 'Put away',
  },
  none: {
    open: {
      title: 'Mail and bank agree',
      reason:
        'Refunds that do not arrive, charges that differ from their receipts, and plans that cost more show up here.',
    },
    dismissed: {
      title: 'Nothing was put away',
      reason: 'What you put away is kept here and never told again.',
    },
  },
  showAll: (count: number) => `Show all ${count}`,
  finding: {
    restore: 'Show again',
    dismiss: 'Put away',
    search: 'Search the mail for this charge',
    receipt: 'Receipt',
    mail: 'The mail',
    row: 'The row',
  },
  dismissal: {
    done: 'Put away. It will not come back.',
    takenBack: 'Back on the list.',
    failed: 'This could not be saved.',
  },
};
