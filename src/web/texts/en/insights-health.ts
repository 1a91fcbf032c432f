import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Insights: health spending. */
export const texts = {
  loading: {
    title: 'Loading...',
    waitsFor: 'Finding health items in your receipts.',
  },
  claim: {
    spending: 'Health spending',
    from: 'Less refunds and ineligible items',
    claimable: 'Claimable from an HSA or FSA',
    inDays: (figure: string, days: string) => `${figure}, ${days}`,
    rules: (year: number) => `US rules for ${year}. Excludes items that need a letter.`,
    covered: (share: (words: string) => ReactNode, itemized: string, payments: string) =>
      sentence`${share(`${itemized} of ${payments}`)} health payments have itemized receipts.`,
    uncovered: 'Show the others',
  },
  none: {
    title: 'No health purchases in this period',
    uncovered: (payments: number) =>
      plural(payments, {
        one: '# payment to a health merchant has no itemized receipt yet. Fettle looks for receipts in your mailbox.',
        other:
          '# payments to health merchants have no itemized receipt yet. Fettle looks for receipts in your mailbox.',
      }),
    waiting: 'Purchases from pharmacies, doctors and opticians appear as receipts arrive.',
    mailbox: 'Go to your mailbox',
  },
  groups: {
    eligible: 'Eligible',
    unclear: 'Depends on your plan',
    needs_letter: 'Needs a letter',
    needs_receipt: 'Needs a receipt',
    pending: 'Pending',
    paid_from_account: 'Paid from a health account',
    refunded: 'Refunded',
    not_eligible: 'Not eligible',
  },
  months: {
    title: 'By month',
    name: 'Health spending by month',
  },
  kinds: {
    title: 'By type',
  },
  items: {
    titleOf: (kind: string) => `Items: ${kind}`,
    title: 'Items',
    everyKind: 'All types',
    shown: 'Items shown',
    all: 'All',
    caption: 'Health purchases',
    date: 'Date',
    name: 'Item',
    kind: 'Type',
    claim: 'Claim',
    amount: 'Amount',
    fewer: 'Show fewer',
    showAll: (count: number) => `Show all ${count}`,
    withReceipt: 'with receipt',
    refunded: (amount: string) => `minus ${amount} refunded`,
    count: (items: number) => plural(items, { one: '# item', other: '# items' }),
  },
};
