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
const said = (what: string, reason = ''): HistoryWords => ({ what, reason });

const words: HistoryCatalog = {
  categoryChanged: ({ was, others }) =>
    said('Category changed', reasons(`was ${categoryNames(was, 'en').name}`, together(others))),
  categoryKept: ({ others }) => said('Category kept', together(others)),
  renamed: ({ was, others }) => said('Renamed', reasons(`was ${was}`, together(others))),
  noteChanged: ({ others }) => said('Note changed', together(others)),
  transactionsEdited: ({ count }) =>
    said(count === 1 ? '1 transaction edited' : `${count} transactions edited`),
  dateChanged: ({ was }) => said('Date changed', `was ${was}`),
  amountChanged: () => said('Amount changed'),
  transactionAdded: () => said('Added by you'),
  transactionDeleted: () => said('Deleted'),
  addedFromReceipt: () => said('Added from its receipt', 'no account shows this charge'),
  removedByBank: () => said('Removed by the bank', 'the bank no longer lists it'),
  namedLikeOthers: () => said('Named', 'like other transactions of this merchant'),
  updatedBySource: ({ what, reason }) => said(sentence(what), sentence(reason)),
  splitByUser: ({ parts }) => said('Split by you', partNames(parts)),
  splitChanged: ({ parts }) => said('Split changed', partNames(parts)),
  splitByReceipt: ({ parts }) => said('Split by receipt', partNames(parts)),
  categoryByReceipt: ({ was }) => said('Category set by receipt', `was ${categoryNames(was, 'en').name}`),
  splitsAccepted: ({ count }) => said(count === 1 ? '1 split accepted' : `${count} splits accepted`),
  splitRemoved: () => said('Split removed'),
  transferConfirmed: () => said('Paired as a transfer'),
  transferRefused: () => said('Not a transfer'),
  merged: () => said('Merged with a duplicate'),
  keptSeparate: () => said('Kept separate'),
  receiptMatched: (values) =>
    said(
      'Receipt matched',
      values.by === 'chosen'
        ? 'chosen in AI Review'
        : values.reasons.map(sentence).join(', ') || 'amount, date and merchant match',
    ),
  receiptRemoved: ({ by }) =>
    said(
      'Receipt removed',
      by === 'user' ? 'won’t be matched again automatically' : 'newer information contradicts this match',
    ),
  reviewed: ({ decision, fields }) =>
    said(DECISIONS[decision], fields.map((field) => FIELDS[field] ?? field).join(', ')),
  categoryAnswered: ({ was, isKept }) =>
    isKept
      ? said('Category kept', 'asked in AI Review')
      : said('Category changed', `was ${categoryNames(was, 'en').name}`),
  categoryByRule: () => said('Category changed', 'from your rule for this merchant'),
  ruleCreated: ({ category }) => said(`Always ${categoryNames(category, 'en').name}`, 'for this merchant'),
  ruleEnded: ({ category }) => said(`No longer always ${categoryNames(category, 'en').name}`),
  emailSeparated: () => said('Separated from its order', 'won’t be merged again'),
  emailCounts: () => said('Counts as its purchase', 'no other email covers it'),
  emailMerged: () => said('Merged with its order', 'another email counts as this purchase'),
  emailRejected: () => said('Not a receipt'),
  emailRead: ({ kind, reader, isAgain }) =>
    said(isAgain ? 'Read again' : 'Read', `${kind}, by reader ${reader}`),
  clockSet: ({ clock, untilOn }) =>
    untilOn === 'rule'
      ? said(`${CLOCKS[clock]} from the store policy`)
      : untilOn === null
        ? said(`${CLOCKS[clock]} cleared`)
        : said(`${CLOCKS[clock]} set`, `until ${untilOn}`),
  imported: ({ fileName }) => said(`${fileName} imported`),
  restoredToBeforeImport: ({ fileName }) =>
    said('Restored to before the import', `The import of ${fileName} was undone`),
  matchingReset: () => said('Matching reset'),
  findingDismissed: () => said('Dismissed'),
  subscriptionReviewed: ({ verdict }) => said(VERDICTS[verdict] ?? verdict),
  subscriptionMerged: ({ name }) => said(`Merged with ${name}`),
  accountChanged: () => said('Account changed'),
  claimChanged: () => said('Claim changed'),
  claimLines: ({ step, number, items }) => said(CLAIM_STEPS[step](number), items.join(', ')),
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
