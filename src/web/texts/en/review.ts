import { plural } from '../plural.ts';

/** A transaction's merchant, its category, and the category that contradicts it. */
interface CategoryNames {
  readonly merchant: string;
  readonly current: string;
  readonly suggested: string;
}

/** AI Review: the queue, the email and its fields, the decisions. */
export const texts = {
  title: 'AI Review',
  failure: {
    title: 'Couldn’t load the queue',
    meaning: 'Your decisions are safe.',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Loading items to review.',
  },
  allDone: {
    title: 'You’re all caught up',
    decided: (questions: number) =>
      plural(questions, {
        one: 'You’ve answered # question. Fettle learns from each answer.',
        other: 'You’ve answered # questions. Fettle learns from each answer.',
      }),
    firstRun: 'Uncertain receipts and transactions appear here. Fettle matches the rest automatically.',
    matchedTransactions: 'View matched transactions',
    mailbox: 'Go to your mailbox',
  },
  queue: {
    title: 'Queue',
    back: 'Back to the queue',
    left: (count: string) => `${count} left`,
    progress: 'Reviewed',
    accepting: (number: number, total: number) => `Accepting ${number} of ${total}`,
    acceptSure: (count: number) =>
      plural(count, { one: 'Accept # high-confidence match', other: 'Accept # high-confidence matches' }),
    skipped: 'skipped',
    pair: 'Two transactions',
    category: 'Category',
  },
  unknownMerchant: 'Unknown merchant',
  item: {
    failed: 'Couldn’t load this item',
    loading: 'Loading the email from your mailbox',
    email: 'Email',
    noSubject: '(no subject)',
  },
  fields: {
    title: 'Details',
    read: 'Found in the email',
    missing: (names: string) => `Not found: ${names}.`,
    items: 'Items',
    names: {
      merchant: 'Merchant',
      total: 'Total',
      currency: 'Currency',
      purchasedOn: 'Purchase date',
      orderId: 'Order number',
      tax: 'Tax',
      shipping: 'Shipping',
      discount: 'Discount',
      tip: 'Tip',
      cardLast4: 'Card ending',
    },
  },
  actions: {
    accept: 'Accept receipt',
    match: 'Match this charge',
    matchAll: 'Match these charges',
    reject: 'Not a receipt',
    edit: 'Edit details',
    skip: 'Skip question',
  },
  pair: {
    pending: 'Pending',
    duplicate: {
      name: 'Possible duplicate',
      question: 'Are these the same transaction?',
      yes: 'Merge them',
      no: 'Keep separate',
      doneYes: 'Transactions merged.',
      doneNo: 'Kept separate.',
      effect: 'Both count until you decide.',
    },
    posted: {
      name: 'Pending and posted?',
      question: 'Did this pending transaction post?',
      yes: 'Merge them',
      no: 'Keep separate',
      doneYes: 'Transactions merged.',
      doneNo: 'Kept separate.',
      effect: 'The pending transaction doesn’t count until you decide.',
    },
    transfer: {
      name: 'Possible transfer',
      question: 'Is this a transfer between your accounts?',
      yes: 'Yes, a transfer',
      no: 'Not a transfer',
      doneYes: 'Marked as a transfer. It no longer counts as spending or income.',
      doneNo: 'Kept as separate transactions.',
      effect: 'Neither counts until you decide.',
    },
  },
  category: {
    section: 'Category question',
    question: {
      merchant: (merchant: string) => `Which category fits ${merchant}?`,
      receipt: (merchant: string) => `Is this ${merchant} charge a health expense?`,
      habit: (merchant: string) => `Which category fits this ${merchant} charge?`,
      account: (merchant: string) => `Is ${merchant} your own account?`,
    },
    why: {
      merchant: ({ current, suggested }: CategoryNames) =>
        `Your bank says ${current}. Fettle suggests ${suggested}. The bank’s category applies until you decide.`,
      receipt: ({ current, suggested }: CategoryNames) =>
        `The charge is in ${current}, but its receipt lists ${suggested}. A charge has one category.`,
      habit: ({ merchant, current, suggested }: CategoryNames) =>
        `You chose ${suggested} for ${merchant} before. This charge is in ${current}.`,
      account: ({ merchant }: CategoryNames) =>
        `Money sent to ${merchant} counts as spending. If the account is yours, it’s a transfer and counts as ` +
        `neither spending nor income.`,
    },
    choices: 'Category',
    now: 'Current',
    other: 'Another category',
    set: 'Set category',
    keep: 'Keep category',
    health: 'Health expense',
    notHealth: 'Not a health expense',
    ownAccount: 'My own account',
    notOwnAccount: 'Not my account',
    forMerchant: (others: number, merchant: string) =>
      plural(others, {
        one: `Also apply to # other ${merchant} charge and future charges`,
        other: `Also apply to # other ${merchant} charges and future charges`,
      }),
    forReceipts: (others: number, merchant: string) =>
      plural(others, {
        one: `Also apply to # other all-health ${merchant} charge and future ones`,
        other: `Also apply to # other all-health ${merchant} charges and future ones`,
      }),
    done: (merchant: string, category: string, transactions: number) =>
      plural(transactions, {
        one: `${merchant}: ${category}.`,
        other: `${merchant}: ${category}, # charges.`,
      }),
  },
  candidates: {
    one: 'Charge',
    many: 'Choose the charge',
    none: 'None of these charges',
    notThis: 'Not this charge',
    notThese: 'Not these charges',
  },
  edit: {
    cancel: 'Cancel',
    save: 'Accept with changes',
    problems: {
      amount: 'Enter a number, such as 12.50',
      currency: 'Enter three letters, such as USD',
      date: 'Enter a date',
      cardLast4: 'Enter four digits',
    },
  },
  decided: {
    failed: 'Couldn’t save your decision.',
    notAll: 'Some items couldn’t be accepted.',
    many: (count: number) => `${count} accepted.`,
    unnamed: 'Receipt',
    done: {
      confirmed: (receipt: string) => `${receipt} accepted.`,
      corrected: (receipt: string) => `${receipt} corrected.`,
      rejected: (receipt: string) => `${receipt} rejected.`,
    },
  },
};
