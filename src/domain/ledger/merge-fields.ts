import type { CivilDate } from '../calendar/civil-date.ts';
import type { SplitLine, SplitSource } from '../splits/split.ts';

/** Who last set a field; what a person set outlives every merge. */
type Source = 'user' | 'rule' | 'model' | 'provider';

/** A transaction as far as merging needs it. */
export interface MergeableTransaction {
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly description: string;
  readonly descriptionSource: Source;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly category: string;
  readonly categorySource: Source;
  readonly note: string;
  readonly split: readonly SplitLine[] | null;
  readonly splitSource: SplitSource | null;
  /** The id by which a bank feed names the transaction now. */
  readonly feedId: string | null;
}

/**
 * The one transaction that two transactions are. The bank's fields are those of the transaction that a feed names or
 * that is settled, the newer one in doubt; what the user wrote stays, the older transaction's first, and notes are kept
 * both.
 */
export function mergeFields(
  existing: MergeableTransaction,
  newer: MergeableTransaction,
): MergeableTransaction {
  const keepsOlder =
    (newer.status === 'pending' && existing.status === 'posted') ||
    (newer.status === existing.status && newer.feedId === null && existing.feedId !== null);
  const bank = keepsOlder ? existing : newer;
  const named = pick(existing, newer, bank, (transaction) => transaction.descriptionSource);
  const sorted = pick(existing, newer, bank, (transaction) => transaction.categorySource);
  const divided = existing.splitSource === 'user' || newer.splitSource !== 'user' ? existing : newer;
  const notes = [existing.note, newer.note].filter((note) => note !== '');
  return {
    postedOn: bank.postedOn,
    authorizedOn: bank.authorizedOn,
    amountMinor: bank.amountMinor,
    currency: bank.currency,
    status: bank.status,
    originalDescription: bank.originalDescription,
    merchant: bank.merchant,
    merchantKey: bank.merchantKey,
    description: named.description,
    descriptionSource: named.descriptionSource,
    category: sorted.category,
    categorySource: sorted.categorySource,
    note: [...new Set(notes)].join('\n'),
    split: divided.split,
    splitSource: divided.splitSource,
    feedId: newer.feedId ?? existing.feedId,
  };
}

function pick(
  existing: MergeableTransaction,
  newer: MergeableTransaction,
  bank: MergeableTransaction,
  sourceOf: (transaction: MergeableTransaction) => Source,
): MergeableTransaction {
  if (sourceOf(existing) === 'user') return existing;
  return sourceOf(newer) === 'user' ? newer : bank;
}
