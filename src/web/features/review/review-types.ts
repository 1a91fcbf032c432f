import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { pairEntryId } from '../../lib/review-entry.ts';

export type Queue = ResponseOf<'listReviewItems'>;
export type QueueItem = Queue['items'][number];
export type QueuePair = Queue['pairs'][number];
export type ReviewDetail = ResponseOf<'getReviewItem'>;
export type ReviewField = ReviewDetail['fields'][number];
export type FieldName = ReviewField['name'];
export type Candidate = ReviewDetail['candidates'][number];

/** One question of the queue: about a receipt, or about two rows. */
export type QueueEntry =
  | { readonly id: string; readonly confidence: number; readonly item: QueueItem }
  | { readonly id: string; readonly confidence: number; readonly pair: QueuePair };

/** Every question, surest first. */
export function entriesOf(queue: Queue): QueueEntry[] {
  const entries: QueueEntry[] = [
    ...queue.items.map((item) => ({ id: item.id, confidence: item.confidence, item })),
    ...queue.pairs.map((pair) => ({ id: idOfPair(pair), confidence: pair.confidence, pair })),
  ];
  return entries.sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1));
}

export function idOfPair({ kind, rows: [one, other] }: QueuePair): string {
  return pairEntryId(kind, one?.id ?? '', other?.id ?? '');
}

/** The rows of a candidate as a decision names them; none chosen: none of them is right. */
export function rowsOf(
  candidate: Candidate | undefined,
): Pick<BodyOf<'decideReviewItem'>, 'transactionId' | 'otherTransactionIds'> {
  if (!candidate) return { transactionId: null };
  const { transactionId, others } = candidate;
  if (others.length === 0) return { transactionId };
  return { transactionId, otherTransactionIds: others.map((row) => row.transactionId) };
}

/** What is asked about two rows, and what the two answers are called and told. */
export const PAIR_WORDS: Readonly<
  Record<
    QueuePair['kind'],
    {
      name: string;
      question: string;
      yes: string;
      no: string;
      toldYes: string;
      toldNo: string;
      effect: string;
    }
  >
> = {
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
};

export const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
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
};
