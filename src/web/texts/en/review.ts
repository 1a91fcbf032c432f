import { plural } from '../plural.ts';

/** AI Review: the queue, the mail and its fields, what is decided. */
export const texts = {
  title: 'AI Review',
  failure: {
    title: 'The queue could not be loaded',
    meaning: 'Nothing was decided.',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Fetching what waits for you.',
  },
  allDone: {
    title: 'Nothing waits for you',
    decided: (questions: number) =>
      plural(questions, {
        one: 'You decided # question so far. Each one taught the next ones.',
        other: 'You decided # questions so far. Each one taught the next ones.',
      }),
    firstRun:
      'Receipts and rows that Fettle is unsure of wait here for your word. The sure ones are joined by themselves.',
    explainedRows: 'See the explained rows',
    mailbox: 'Look at your mailbox',
  },
  queue: {
    title: 'Queue',
    back: 'Back to the queue',
    left: (count: string) => `${count} left`,
    progress: 'Decided',
    accepting: (number: number, total: number) => `Accepting ${number} of ${total}`,
    acceptSure: (count: number) => `Accept ${count} sure`,
    skipped: 'skipped',
    pair: 'Two rows',
  },
  unknownMerchant: 'Unknown merchant',
  item: {
    failed: 'This item could not be loaded',
    loading: 'Reading the mail again from your mailbox',
    mail: 'The email',
    noSubject: '(no subject)',
  },
  fields: {
    title: 'What was read',
    read: 'Read from the mail',
    missing: (names: string) => `Not found: ${names}.`,
    items: 'Items',
    names: {
      merchant: 'Merchant',
      total: 'Total',
      currency: 'Currency',
      purchasedOn: 'Bought on',
      orderId: 'Order number',
      tax: 'Tax',
      shipping: 'Shipping',
      discount: 'Discount',
      tip: 'Tip',
      cardLast4: 'Card ending',
    },
  },
  actions: {
    accept: 'Accept',
    reject: 'Reject',
    edit: 'Edit',
    skip: 'Skip',
  },
  pair: {
    pending: 'Pending',
    duplicate: {
      name: 'Same row twice?',
      question: 'Is this the same row twice?',
      yes: 'Same, make it one',
      no: 'Two different rows',
      toldYes: 'The two rows are one now.',
      toldNo: 'Kept apart.',
      effect: 'Both count until you say.',
    },
    posted: {
      name: 'Pending and posted?',
      question: 'Did the one settle the other?',
      yes: 'Same, make it one',
      no: 'Two different rows',
      toldYes: 'The two rows are one now.',
      toldNo: 'Kept apart.',
      effect: 'The pending row is not counted until you say.',
    },
    transfer: {
      name: 'Own transfer?',
      question: 'Money moved between your own accounts?',
      yes: 'Yes, a transfer',
      no: 'No transfer',
      toldYes: 'A transfer: neither row counts as spend or income.',
      toldNo: 'Not a transfer.',
      effect: 'Both rows count until you say.',
    },
  },
  candidates: {
    one: 'The charge',
    many: 'Which charge',
    none: 'None of these',
  },
  edit: {
    cancel: 'Cancel',
    save: 'Accept as corrected',
    problems: {
      amount: 'A number such as 12.50',
      currency: 'Three letters such as USD',
      date: 'A date',
      cardLast4: 'Four digits',
    },
  },
  decided: {
    failed: 'The decision could not be saved.',
    notAll: 'Not all could be accepted.',
    many: (count: number) => `${count} accepted.`,
    unnamed: 'The receipt',
    told: {
      confirmed: (receipt: string) => `${receipt} accepted.`,
      corrected: (receipt: string) => `${receipt} corrected.`,
      rejected: (receipt: string) => `${receipt} rejected.`,
    },
  },
};
