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
    title: 'What you can claim',
    spending: 'Health spending',
    from: 'from the items on your receipts',
    claimable: 'Claimable from an HSA or FSA',
    eligible: 'Eligible',
    unclear: 'Unclear',
    needsLetter: 'Needs a doctor’s letter',
    paid: 'Paid from a health account',
    rules: (year: number) => `US rules for ${year}. Excludes items that need a letter.`,
    covered: (share: (words: string) => ReactNode, itemised: string, payments: string) =>
      sentence`${share(`${itemised} of ${payments}`)} health payments have itemized receipts.`,
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
    eligibility: {
      eligible: 'Eligible',
      needsLetter: 'Needs a letter',
      unknown: 'Unclear',
      notEligible: 'Not eligible',
      paid: 'Paid from a health account',
    },
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
  },
};
