import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The panel of one transaction. */
export const texts = {
  title: 'Transaction',
  close: 'Close',
  failed: 'Couldn’t load this transaction',
  noReceipt: 'No receipt yet. Fettle will attach it when it arrives.',
  emailSearch: {
    start: 'Search email for receipt',
    again: 'Search again',
    failed: 'Couldn’t search your email.',
    noMailbox: 'Connect a mailbox to search your email.',
    looked: (addresses: string, from: string, to: string) => `Searched ${addresses} from ${from} to ${to}.`,
    found: (found: number, read: number, receipts: number) =>
      found === 0
        ? 'No email mentions the merchant or amount.'
        : `${plural(found, { one: '# email mentions', other: '# emails mention' })} the merchant or ` +
          `amount. ${plural(read, { one: '# was new', other: '# were new' })}, ` +
          `${plural(receipts, { one: '# is a receipt', other: '# are receipts' })}.`,
    outcomes: {
      matched: 'Receipt found and matched.',
      asked: 'Possible receipt found. Check AI Review.',
      nothing: 'No receipt for this charge was found.',
    },
    states: {
      asked: 'searched',
      not_asked: 'not searched because sync is paused or not set up',
      needs_reauth: 'not searched because it needs to be reconnected',
      failed: 'not responding',
    },
  },
  source: {
    manual: 'Added by you',
    bank: 'From the bank',
  },
  refund: 'Refund',
  originalAmount: 'Amount in the merchant’s currency',
  posted: (day: ReactNode) => sentence`posted ${day}`,
  purchased: (day: ReactNode) => sentence`purchased ${day}`,
  suggestions: {
    title: 'Possible receipt',
    unnamed: 'Receipt',
  },
  decide: 'Review',
  edit: {
    sources: {
      user: 'Set by you',
      rule: 'Set by a rule',
      receipt: 'From the items on its receipt',
      model: 'Set by Fettle',
      import: 'From your import',
      provider: 'From the bank',
    },
    title: 'Edit',
    saved: 'Saved. Bank updates won’t change it.',
    failed: 'Couldn’t save the change. Try again.',
    category: 'Category',
    divided: 'Split: each part has its own category.',
    merchant: {
      others: (transactions: number, merchant: string) =>
        `${plural(transactions, {
          one: `# other ${merchant} transaction has`,
          other: `# other ${merchant} transactions have`,
        })} a category you didn’t choose.`,
      always: (merchant: string, category: string) => `Always use ${category} for ${merchant}`,
      done: (transactions: number, category: string) =>
        `${plural(transactions, { one: '# other transaction', other: '# other transactions' })} and ` +
        `future ones now use ${category}.`,
      rule: (merchant: string, category: string) => `${merchant} is always ${category}.`,
      stop: 'Remove rule',
      stopped: 'Rule removed. Previous categories restored.',
    },
    allOf: (merchant: string) => `All ${merchant} transactions`,
    name: 'Name',
    note: 'Note',
    noteHint: 'Private and searchable',
    day: 'Date',
    amountIn: (currency: string) => `Amount in ${currency}`,
    amountHint: 'Negative is money out',
    notAnAmount: 'Enter an amount other than zero, such as -12.50.',
    delete: 'Delete transaction',
    deleted: (description: string) => `${description} deleted.`,
    deleteFailed: 'Couldn’t delete the transaction. Nothing changed. Try again.',
  },
  receipt: {
    removed: 'Receipt removed. Fettle won’t suggest this match again.',
    removeFailed: 'Couldn’t remove the receipt. Nothing changed. Try again.',
    title: 'Receipt',
    matchedByUser: 'Matched by you',
    matchedAutomatically: 'Matched automatically',
    entered: 'Added from this receipt until the bank charge arrives',
    openEmail: 'Open email',
    remove: 'Wrong receipt',
    eligibility: {
      eligible: 'HSA and FSA eligible',
      needsLetter: 'Needs a letter',
      notEligible: 'Not eligible',
      unknown: 'Eligibility unknown',
    },
    noItems: 'The email lists no items.',
    total: 'Total',
    card: 'Card',
    onThisTransaction: 'On this transaction',
    onAnotherTransaction: 'On another charge for this order',
    chargedAs: 'Charged as',
    ofItHealth: 'Health',
    unitPrice: (amount: string) => `${amount} each`,
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'Tax',
    tip: 'Tip',
    paidHere: (amount: string) => `${amount} on this transaction`,
    paidWith: (amount: string, parts: string) => `${amount} including ${parts}`,
    withTax: (amount: string) => `tax ${amount}`,
    withShipping: (amount: string) => `shipping ${amount}`,
    withTip: (amount: string) => `tip ${amount}`,
    withDiscount: (amount: string) => `discount ${amount}`,
    unexplained: 'Not on a receipt',
    history: 'Receipt history',
  },
  pairs: {
    duplicate: 'Possible duplicate',
    posted: 'Possible posted version',
    postedNote: 'The pending transaction doesn’t count until you decide.',
    merged: 'Merged with this transaction',
    separate: 'Unmerge',
    separated: 'Transactions separated.',
  },
  transfer: {
    removed: 'No longer a transfer. Both transactions count normally.',
    otherHalf: (account: string) => `Transfer with ${account}`,
    pairedByUser: 'Paired by you',
    pairedAutomatically: 'Paired automatically',
    remove: 'Not a transfer',
    question: 'Is this a transfer between your accounts?',
    where: (account: string) => `In ${account}. Neither counts until you decide.`,
  },
  notSaved: 'Couldn’t save this.',
};
