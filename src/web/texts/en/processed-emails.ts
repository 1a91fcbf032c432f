import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Processed Emails: every message that was looked at, with its verdict. */
export const texts = {
  title: 'Processed Emails',
  lead: 'Every message that was looked at, what was decided, and why.',
  firstRun: {
    title: 'No message was looked at yet',
    reason:
      'Connect your mailbox. Each message that is read appears here with its verdict, and with the bytes of it that left this machine: none, unless you say otherwise.',
    connect: 'Connect your mailbox',
  },
  failed: 'The messages could not be listed',
  loading: {
    title: 'Loading...',
    waitsFor: 'Listing what was looked at.',
  },
  noMatch: {
    title: 'No message matches',
    reason: 'Fewer words or filters find more.',
    clear: 'Clear search and filters',
  },
  search: {
    label: 'Search emails',
    hint: 'Search sender, subject, merchant',
  },
  filters: {
    kind: 'Kind',
    everyKind: 'Every kind',
    charge: 'Charge',
    anyCharge: 'With or without charge',
    joined: 'Joined to a charge',
    unjoined: 'Receipt without a charge',
    verdict: 'Verdict',
    all: (count: ReactNode) => sentence`All ${count}`,
    withoutCharge: 'Without a charge',
    from: (sender: string) => `From ${sender}`,
    remove: 'remove',
  },
  waiting: {
    questions: (questions: number) => plural(questions, { one: '# question', other: '# questions' }),
    these: (questions: ReactNode) => sentence`AI Review has ${questions}: these emails.`,
    others: (questions: ReactNode, emails: string, charges: number) =>
      sentence`AI Review has ${questions}: these ${emails} emails, and ${plural(charges, { one: '# about a charge', other: '# about charges' })}.`,
  },
  list: {
    title: 'Emails',
    moreFailed: 'More messages could not be loaded.',
    retry: 'Try Again',
    loadingMore: 'Loading more messages',
    joined: 'Joined to a charge',
  },
  noSubject: '(no subject)',
  email: {
    title: 'Email',
    close: 'Close the panel',
    failed: 'This message could not be loaded',
    loading: 'Reading the mail again from your mailbox',
    from: {
      kept: 'Kept here, sealed',
      mailbox: 'Read again from the mailbox',
    },
    merchant: 'Merchant',
    total: 'Total',
    reader: 'Reader',
    noReader: 'none',
    helpedReader: (reader: string, model: string) => `${reader}, with ${model}`,
    leftMachine: 'Left this machine',
    shownMail: 'Shown mail',
    history: 'How it was read, and what was decided',
    openCharge: 'Open its charge',
    decide: 'Decide in AI Review',
  },
  order: {
    title: 'This purchase in your mail',
    onItsWay: 'On its way',
    toldAgain: 'Told again',
  },
  actions: {
    readAgain: 'Read again',
    wasReadAgain: 'The email was read again.',
    reject: 'Not a receipt',
    wasRejected: 'Noted: it is not a receipt.',
    block: (sender: string) => `Never read ${sender}`,
    wasBlocked: (sender: string) => `Nothing from ${sender} is read from now on.`,
    forget: 'Forget this email',
    forgetQuestion:
      'Forget this email? What was read from it is deleted here, its receipt too; the mailbox is not touched. This cannot be undone.',
    wasForgotten: 'The email is forgotten.',
    more: 'More about this email',
    failed: 'That was not done. Try again in a moment.',
  },
};
