import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { pairEntryId } from '../../lib/review-entry.ts';
import { texts } from '../../texts/en/review.ts';

export type Queue = ResponseOf<'listReviewItems'>;
export type QueueItem = Queue['items'][number];
export type QueuePair = Queue['pairs'][number];
export type QueueCategory = Queue['categories'][number];
export type CategoryAnswer = BodyOf<'answerCategory'>;
export type Decision = BodyOf<'decideReviewItem'>;
export type ReviewDetail = ResponseOf<'getReviewItem'>;
export type ReviewField = ReviewDetail['fields'][number];
export type FieldName = ReviewField['name'];
export type Candidate = ReviewDetail['candidates'][number];

/** A queue entry: a receipt, a pair of transactions or a transaction's category. */
export type QueueEntry =
  | { readonly id: string; readonly confidence: number; readonly item: QueueItem }
  | { readonly id: string; readonly confidence: number; readonly pair: QueuePair }
  | { readonly id: string; readonly confidence: number; readonly category: QueueCategory };

/** Lists all entries, highest confidence first. */
export function listEntries(queue: Queue): QueueEntry[] {
  const entries: QueueEntry[] = [
    ...queue.items.map((item) => ({ id: item.id, confidence: item.confidence, item })),
    ...queue.pairs.map((pair) => ({ id: pairId(pair), confidence: pair.confidence, pair })),
    ...queue.categories.map((category) => ({
      id: categoryId(category),
      confidence: category.confidence,
      category,
    })),
  ];
  return entries.sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1));
}

/** The queue without some of its entries, which count as decided. */
export function withoutEntries(queue: Queue, entryIds: ReadonlySet<string>): Queue {
  const rest = {
    ...queue,
    items: queue.items.filter((item) => !entryIds.has(item.id)),
    pairs: queue.pairs.filter((pair) => !entryIds.has(pairId(pair))),
    categories: queue.categories.filter((category) => !entryIds.has(categoryId(category))),
  };
  const removed = listEntries(queue).length - listEntries(rest).length;
  if (removed === 0) return queue;
  return { ...rest, waiting: Math.max(0, queue.waiting - removed), decided: queue.decided + removed };
}

export function pairId({ kind, transactions: [one, other] }: QueuePair): string {
  return pairEntryId(kind, one?.id ?? '', other?.id ?? '');
}

export function categoryId({ transaction }: QueueCategory): string {
  return `category.${transaction.id}`;
}

/**
 * Whether an answer applies to the merchant by default: yes, except for receipt questions, which concern one
 * transaction.
 */
export function appliesToMerchantByDefault({ basis, others }: QueueCategory): boolean {
  return basis !== 'receipt' && others > 0;
}

/** The transactions of a candidate as decision fields. */
export function candidateTransactions({
  transactionId,
  others,
}: Candidate): Pick<Decision, 'transactionId' | 'otherTransactionIds'> {
  if (others.length === 0) return { transactionId };
  return { transactionId, otherTransactionIds: others.map((transaction) => transaction.transactionId) };
}

/** Label of the button that accepts a receipt with or without its charge. */
export function acceptLabel(candidate: Candidate | undefined): string {
  const { accept, match, matchAll } = texts.actions;
  if (!candidate) return accept;
  return candidate.others.length === 0 ? match : matchAll;
}

/** Label of the button that rejects all shown charges. */
export function rejectLabel([first, ...rest]: readonly Candidate[]): string {
  const { none, notThis, notThese } = texts.candidates;
  if (rest.length > 0) return none;
  return first?.others.length === 0 ? notThis : notThese;
}

/** Question, answers and toasts for each kind of pair. */
export const PAIR_TEXTS: Readonly<
  Record<
    QueuePair['kind'],
    {
      name: string;
      question: string;
      yes: string;
      no: string;
      doneYes: string;
      doneNo: string;
      effect: string;
    }
  >
> = {
  duplicate: {
    name: texts.pair.duplicate.name,
    question: texts.pair.duplicate.question,
    yes: texts.pair.duplicate.yes,
    no: texts.pair.duplicate.no,
    doneYes: texts.pair.duplicate.doneYes,
    doneNo: texts.pair.duplicate.doneNo,
    effect: texts.pair.duplicate.effect,
  },
  posted: {
    name: texts.pair.posted.name,
    question: texts.pair.posted.question,
    yes: texts.pair.posted.yes,
    no: texts.pair.posted.no,
    doneYes: texts.pair.posted.doneYes,
    doneNo: texts.pair.posted.doneNo,
    effect: texts.pair.posted.effect,
  },
  transfer: {
    name: texts.pair.transfer.name,
    question: texts.pair.transfer.question,
    yes: texts.pair.transfer.yes,
    no: texts.pair.transfer.no,
    doneYes: texts.pair.transfer.doneYes,
    doneNo: texts.pair.transfer.doneNo,
    effect: texts.pair.transfer.effect,
  },
};

export const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  merchant: texts.fields.names.merchant,
  total: texts.fields.names.total,
  currency: texts.fields.names.currency,
  purchasedOn: texts.fields.names.purchasedOn,
  orderId: texts.fields.names.orderId,
  tax: texts.fields.names.tax,
  shipping: texts.fields.names.shipping,
  discount: texts.fields.names.discount,
  tip: texts.fields.names.tip,
  cardLast4: texts.fields.names.cardLast4,
};
