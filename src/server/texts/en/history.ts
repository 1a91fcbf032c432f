import { categoryNames } from '#domain/categorization/category-names.ts';
import type { ClaimStep, HistorySplitPart } from '#domain/ledger/history.ts';
import type { HistoryCatalog, HistoryWords } from '../history-words.ts';
import { sentence } from './sentence.ts';

const CLOCKS = { return: 'Return date', warranty: 'Warranty' } as const;
const DECISIONS = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Not a receipt' } as const;
const VERDICTS: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed as a subscription',
  not_subscription: 'Not a subscription',
  detected: 'Subscription decision removed',
};
const FIELDS: Readonly<Record<string, string>> = {
  purchasedOn: 'date',
  orderId: 'order number',
  cardLast4: 'card',
};
const CLAIM_STEPS: Readonly<Record<ClaimStep, (number: number) => string>> = {
  added: (number) => `Added to claim ${number}`,
  removed: (number) => `Removed from claim ${number}`,
  deleted: (number) => `Claim ${number} deleted`,
  notElsewhere: () => 'Not claimed elsewhere',
  draft: (number) => `Claim ${number} returned to draft`,
  submitted: (number) => `Claim ${number} submitted`,
  reimbursed: (number) => `Claim ${number} reimbursed`,
  rejected: (number) => `Claim ${number} rejected`,
  withdrawn: (number) => `Claim ${number} withdrawn`,
  elsewhere: () => 'Claimed elsewhere',
};

const undone = (what: string): string => `${what} (undone)`;
const entry = (what: string, reason = ''): HistoryWords => ({ what, reason });

const words: HistoryCatalog = {
  categoryChanged: ({ was, others }) =>
    entry('Category changed', reasons(`was ${categoryNames(was, 'en').name}`, together(others))),
  categoryKept: ({ others }) => entry('Category kept', together(others)),
  renamed: ({ was, others }) => entry('Renamed', reasons(`was ${was}`, together(others))),
  noteChanged: ({ others }) => entry('Note changed', together(others)),
  transactionsEdited: ({ count }) =>
    entry(count === 1 ? '1 transaction edited' : `${count} transactions edited`),
  dateChanged: ({ was }) => entry('Date changed', `was ${was}`),
  amountChanged: () => entry('Amount changed'),
  transactionAdded: () => entry('Added by you'),
  transactionDeleted: () => entry('Deleted'),
  addedFromReceipt: () => entry('Added from its receipt', 'no account shows this charge'),
  removedByBank: () => entry('Removed by the bank', 'the bank no longer lists it'),
  namedLikeOthers: () => entry('Named', 'like other transactions of this merchant'),
  updatedBySource: ({ what, reason }) => entry(sentence(what), sentence(reason)),
  splitByUser: ({ parts }) => entry('Split by you', partNames(parts)),
  splitChanged: ({ parts }) => entry('Split changed', partNames(parts)),
  splitByReceipt: ({ parts }) => entry('Split by receipt', partNames(parts)),
  categoryByReceipt: ({ was }) => entry('Category set by receipt', `was ${categoryNames(was, 'en').name}`),
  splitsAccepted: ({ count }) => entry(count === 1 ? '1 split accepted' : `${count} splits accepted`),
  splitRemoved: () => entry('Split removed'),
  transferConfirmed: () => entry('Paired as a transfer'),
  transferRefused: () => entry('Not a transfer'),
  merged: () => entry('Merged with a duplicate'),
  keptSeparate: () => entry('Kept separate'),
  receiptMatched: (values) =>
    entry(
      'Receipt matched',
      values.by === 'chosen'
        ? 'chosen in AI Review'
        : values.reasons.map(sentence).join(', ') || 'amount, date and merchant match',
    ),
  receiptRemoved: ({ by }) =>
    entry(
      'Receipt removed',
      by === 'user' ? 'won’t be matched again automatically' : 'newer information contradicts this match',
    ),
  reviewed: ({ decision, fields }) =>
    entry(DECISIONS[decision], fields.map((field) => FIELDS[field] ?? field).join(', ')),
  categoryAnswered: ({ was, isKept }) =>
    isKept
      ? entry('Category kept', 'asked in AI Review')
      : entry('Category changed', `was ${categoryNames(was, 'en').name}`),
  categoryByRule: () => entry('Category changed', 'from your rule for this merchant'),
  ruleCreated: ({ category }) => entry(`Always ${categoryNames(category, 'en').name}`, 'for this merchant'),
  ruleEnded: ({ category }) => entry(`No longer always ${categoryNames(category, 'en').name}`),
  emailSeparated: () => entry('Separated from its order', 'won’t be merged again'),
  emailCounts: () => entry('Counts as its purchase', 'no other email covers it'),
  emailMerged: () => entry('Merged with its order', 'another email counts as this purchase'),
  emailRejected: () => entry('Not a receipt'),
  emailRead: ({ kind, reader, isAgain }) =>
    entry(isAgain ? 'Read again' : 'Read', `${kind}, by reader ${reader}`),
  clockSet: ({ clock, untilOn }) =>
    untilOn === 'rule'
      ? entry(`${CLOCKS[clock]} from the store policy`)
      : untilOn === null
        ? entry(`${CLOCKS[clock]} cleared`)
        : entry(`${CLOCKS[clock]} set`, `until ${untilOn}`),
  imported: ({ fileName }) => entry(`${fileName} imported`),
  restoredToBeforeImport: ({ fileName }) =>
    entry('Restored to before the import', `The import of ${fileName} was undone`),
  matchingReset: () => entry('Matching reset'),
  findingDismissed: () => entry('Dismissed'),
  subscriptionReviewed: ({ verdict }) => entry(VERDICTS[verdict] ?? verdict),
  subscriptionMerged: ({ name }) => entry(`Merged with ${name}`),
  accountChanged: () => entry('Account changed'),
  claimChanged: () => entry('Claim changed'),
  claimLines: ({ step, number, items }) => entry(CLAIM_STEPS[step](number), items.join(', ')),
};

/** Events in the history of a transaction or an email, and their reasons. */
export const texts = { undone, words };

function together(others: number): string {
  if (others < 1) return '';
  return `with ${others} other ${others === 1 ? 'transaction' : 'transactions'}`;
}

function reasons(...all: readonly string[]): string {
  return all.filter((reason) => reason !== '').join(', ');
}

function partNames(parts: readonly HistorySplitPart[]): string {
  return parts
    .map(
      ({ name, category, isHealth }) =>
        `${name || categoryNames(category, 'en').name}${isHealth ? ' (health)' : ''}`,
    )
    .join(', ');
}
