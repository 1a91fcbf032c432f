import { plural } from '../plural.ts';

/** A row's seller, the category it has, and the one that speaks against it. */
interface CategoryNames {
  readonly merchant: string;
  readonly held: string;
  readonly told: string;
}

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
    category: 'Category',
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
  category: {
    section: 'A category in question',
    question: {
      seller: (merchant: string) => `Where does ${merchant} belong?`,
      receipt: (merchant: string) => `Is this charge of ${merchant} health?`,
      habit: (merchant: string) => `Where does ${merchant} belong now?`,
    },
    why: {
      seller: ({ merchant, held, told }: CategoryNames) =>
        `Your bank says ${held}, and Fettle’s list of sellers says ${told}. ${merchant} counts as the bank has it until you say.`,
      receipt: ({ held, told }: CategoryNames) =>
        `It counts as ${held}, and what its receipt lists is ${told}. The whole charge counts as the one or the other.`,
      habit: ({ merchant, held, told }: CategoryNames) =>
        `You said ${told} of ${merchant} before, and this charge came in as ${held}.`,
    },
    choices: 'Which category',
    now: 'Now',
    other: 'Another category',
    keep: 'Keep as it is',
    choose: 'Another category',
    forSeller: (others: number, merchant: string) =>
      plural(others, {
        one: `The same for # other charge of ${merchant}, and for those to come`,
        other: `The same for # other charges of ${merchant}, and for those to come`,
      }),
    forReceipts: (others: number, merchant: string) =>
      plural(others, {
        one: `The same for # other charge of ${merchant} whose receipt is all health, and for those to come`,
        other: `The same for # other charges of ${merchant} whose receipts are all health, and for those to come`,
      }),
    told: (merchant: string, category: string, rows: number) =>
      plural(rows, {
        one: `${merchant}: ${category}.`,
        other: `${merchant}: ${category}, # charges.`,
      }),
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
