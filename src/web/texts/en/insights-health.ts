import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Insights: the view of health spending. */
export const texts = {
  loading: {
    title: 'Loading...',
    waitsFor: 'Looking for health lines in your receipts.',
  },
  claim: {
    title: 'What can be claimed',
    spending: 'Health spending',
    from: 'from the lines of receipts that your rows carry',
    claimable: 'Claimable from an HSA or FSA',
    eligible: 'Eligible',
    unclear: 'Not clear yet',
    needsLetter: 'Needs a letter of a doctor',
    paid: 'Paid from a health account',
    rules: (year: number) =>
      `Rules of the United States for ${year}. What needs a letter is not part of the range.`,
    covered: (share: (words: string) => ReactNode, itemised: string, payments: string) =>
      sentence`${share(`${itemised} of ${payments}`)} health payments have itemised receipts.`,
    uncovered: 'Those without',
  },
  none: {
    title: 'No health purchase in these days',
    uncovered: (payments: number) =>
      plural(payments, {
        one: '# payment went to health merchants, but no itemised receipt explains it yet. Receipts are found in your mailbox.',
        other:
          '# payments went to health merchants, but no itemised receipt explains them yet. Receipts are found in your mailbox.',
      }),
    waiting:
      'Pharmacies, doctors, glasses and their like appear here, line by line, as their receipts arrive.',
    mailbox: 'Look at your mailbox',
  },
  months: {
    title: 'By month',
    name: 'Health spending by month',
  },
  kinds: {
    title: 'By kind',
  },
  items: {
    titleOf: (kind: string) => `Line by line: ${kind}`,
    title: 'Line by line',
    eligibility: {
      eligible: 'Eligible',
      needsLetter: 'Needs a letter',
      unknown: 'Not clear',
      notEligible: 'Not eligible',
      paid: 'Paid from a health account',
    },
    everyKind: 'Every kind',
    shown: 'Lines shown',
    all: 'All',
    caption: 'Health purchases',
    date: 'Date',
    name: 'Item',
    kind: 'Kind',
    claim: 'Claim',
    amount: 'Amount',
    fewer: 'Show fewer',
    showAll: (count: number) => `Show all ${count}`,
    withReceipt: 'with its receipt',
  },
};
