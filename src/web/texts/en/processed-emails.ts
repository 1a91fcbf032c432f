import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Processed Emails: every checked email with its result. */
export const texts = {
  title: 'Processed Emails',
  lead: 'Every email Fettle checked, with the result and the reason.',
  firstRun: {
    title: 'No emails checked yet',
    reason: 'Connect your mailbox to see each email’s result and any data sent out.',
    connect: 'Connect your mailbox',
  },
  failed: 'Couldn’t load your emails',
  loading: {
    title: 'Loading...',
    waitsFor: 'Loading your emails.',
  },
  noMatch: {
    title: 'No matching emails',
    reason: 'Try fewer words or filters.',
    clear: 'Clear search and filters',
  },
  search: {
    label: 'Search emails',
    hint: 'Search sender, subject, merchant',
  },
  filters: {
    kind: 'Type',
    everyKind: 'All types',
    charge: 'Charge',
    anyCharge: 'Any charge status',
    matched: 'Matched to a charge',
    unmatched: 'Receipt without a charge',
    verdict: 'Result',
    all: (count: ReactNode) => sentence`All ${count}`,
    withoutCharge: 'Without a charge',
    from: (sender: string) => `From ${sender}`,
    remove: 'remove',
  },
  waiting: {
    questions: (questions: number) => plural(questions, { one: '# question', other: '# questions' }),
    these: (questions: ReactNode) => sentence`AI Review has ${questions} about these emails.`,
    others: (questions: ReactNode, emails: string, charges: number) =>
      sentence`AI Review has ${questions} about these ${emails} emails and ${plural(charges, {
        one: '# charge',
        other: '# charges',
      })}.`,
  },
  list: {
    title: 'Emails',
    moreFailed: 'Couldn’t load more emails.',
    retry: 'Try Again',
    loadingMore: 'Loading more emails',
    matched: 'Matched to a charge',
  },
  noSubject: '(no subject)',
  email: {
    title: 'Email',
    close: 'Close the panel',
    failed: 'Couldn’t load this email',
    loading: 'Loading the email from your mailbox',
    from: {
      kept: 'Stored here, encrypted',
      mailbox: 'Loaded from your mailbox',
    },
    merchant: 'Merchant',
    total: 'Total',
    reader: 'Reader',
    noReader: 'none',
    helpedReader: (reader: string, model: string) => `${reader}, with ${model}`,
    leftMachine: 'Data sent out',
    shownEmail: 'Shown email',
    history: 'Reading and decision history',
    openCharge: 'Open charge',
    decide: 'Review in AI Review',
  },
  order: {
    title: 'Emails about this purchase',
    onItsWay: 'Shipping update',
    repeated: 'Duplicate email',
  },
  actions: {
    readAgain: 'Read again',
    wasReadAgain: 'Email read again.',
    reject: 'Not a receipt',
    wasRejected: 'Marked as not a receipt.',
    separate: 'Separate from order',
    wasSeparated: 'Separated. It counts as its own purchase.',
    block: (sender: string) => `Never read ${sender}`,
    wasBlocked: (sender: string) => `Fettle won’t read email from ${sender}.`,
    forget: 'Delete email data',
    forgetQuestion:
      'Delete this email’s data and receipt from Fettle? Your mailbox won’t change. This can’t be undone.',
    wasForgotten: 'Email data deleted.',
    more: 'More email actions',
    failed: 'Couldn’t complete that. Try again in a moment.',
  },
};
