import type { CivilDate } from '../calendar/civil-date.ts';
import type { SplitLine, SplitSource } from '../splits/split.ts';
import type { FieldSource } from './history.ts';

/** A transaction, as input to a merge. */
export interface MergeableTransaction {
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly description: string;
  readonly descriptionSource: FieldSource;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly category: string;
  readonly categorySource: FieldSource;
  readonly note: string;
  readonly split: readonly SplitLine[] | null;
  readonly splitSource: SplitSource | null;
  /** The id the bank feed currently uses for the transaction. */
  readonly feedId: string | null;
}

/**
 * Merges two records of one transaction. Bank fields come from the record that is in a feed or posted, the newer one if
 * both are. The user's edits are kept, the older record's first, and both notes are kept.
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
    ...originalOf(bank, bank === existing ? newer : existing),
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

/**
 * The original amount belongs to the amount: if the bank does not state it, the other record's is kept as long as both
 * have the same amount.
 */
function originalOf(bank: MergeableTransaction, other: MergeableTransaction) {
  const isSame = bank.amountMinor === other.amountMinor && bank.currency === other.currency;
  const { originalAmountMinor, originalCurrency } = bank.originalCurrency === null && isSame ? other : bank;
  return { originalAmountMinor, originalCurrency };
}

function pick(
  existing: MergeableTransaction,
  newer: MergeableTransaction,
  bank: MergeableTransaction,
  sourceOf: (transaction: MergeableTransaction) => FieldSource,
): MergeableTransaction {
  for (const source of ['user', 'import'] as const) {
    const stated = [existing, newer].find((transaction) => sourceOf(transaction) === source);
    if (stated) return stated;
  }
  return bank;
}
