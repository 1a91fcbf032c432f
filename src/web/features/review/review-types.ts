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

/** One question of the queue: about a receipt, about two transactions, or about a transaction's category. */
export type QueueEntry =
  | { readonly id: string; readonly confidence: number; readonly item: QueueItem }
  | { readonly id: string; readonly confidence: number; readonly pair: QueuePair }
  | { readonly id: string; readonly confidence: number; readonly category: QueueCategory };

/** Every question, surest first. */
export function entriesOf(queue: Queue): QueueEntry[] {
  const entries: QueueEntry[] = [
    ...queue.items.map((item) => ({ id: item.id, confidence: item.confidence, item })),
    ...queue.pairs.map((pair) => ({ id: idOfPair(pair), confidence: pair.confidence, pair })),
    ...queue.categories.map((category) => ({
      id: idOfCategory(category),
      confidence: category.confidence,
      category,
    })),
  ];
  return entries.sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1));
}

export function idOfPair({ kind, transactions: [one, other] }: QueuePair): string {
  return pairEntryId(kind, one?.id ?? '', other?.id ?? '');
}

export function idOfCategory({ transaction }: QueueCategory): string {
  return `category.${transaction.id}`;
}

/**
 * What is asked about a merchant is answered for the merchant, unless the user says otherwise; one receipt is one
 * transaction.
 */
export function isUsuallyForMerchant({ basis, others }: QueueCategory): boolean {
  return basis !== 'receipt' && others > 0;
}

/** The transactions of a candidate as a decision names them; none chosen: none of them is right. */
export function transactionsOf(
  candidate: Candidate | undefined,
): Pick<BodyOf<'decideReviewItem'>, 'transactionId' | 'otherTransactionIds'> {
  if (!candidate) return { transactionId: null };
  const { transactionId, others } = candidate;
  if (others.length === 0) return { transactionId };
  return { transactionId, otherTransactionIds: others.map((transaction) => transaction.transactionId) };
}

/** How the answer is called that accepts a receipt with its charge, or without any. */
export function acceptName(candidates: readonly Candidate[], chosen: number | null): string {
  const { accept, match, matchAll } = texts.actions;
  const candidate = candidates[chosen ?? -1];
  if (!candidate) return accept;
  return candidate.others.length === 0 ? match : matchAll;
}

/** How the answer is called that a receipt belongs to none of the charges shown. */
export function refusalName([first, ...rest]: readonly Candidate[]): string {
  const { none, notThis, notThese } = texts.candidates;
  if (rest.length > 0) return none;
  return first?.others.length === 0 ? notThis : notThese;
}

/** What is asked about two transactions, and what the two answers are called and told. */
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
    name: texts.pair.duplicate.name,
    question: texts.pair.duplicate.question,
    yes: texts.pair.duplicate.yes,
    no: texts.pair.duplicate.no,
    toldYes: texts.pair.duplicate.doneYes,
    toldNo: texts.pair.duplicate.doneNo,
    effect: texts.pair.duplicate.effect,
  },
  posted: {
    name: texts.pair.posted.name,
    question: texts.pair.posted.question,
    yes: texts.pair.posted.yes,
    no: texts.pair.posted.no,
    toldYes: texts.pair.posted.toldYes,
    toldNo: texts.pair.posted.toldNo,
    effect: texts.pair.posted.effect,
  },
  transfer: {
    name: texts.pair.transfer.name,
    question: texts.pair.transfer.question,
    yes: texts.pair.transfer.yes,
    no: texts.pair.transfer.no,
    toldYes: texts.pair.transfer.toldYes,
    toldNo: texts.pair.transfer.toldNo,
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
