import type { CivilDate } from '../calendar/civil-date.ts';
import type { SplitLine } from '../splits/split.ts';

/** Who last set a field; what a person set outlives every merge. */
type Source = 'user' | 'rule' | 'model' | 'provider';

/** A row as far as merging needs it. */
export interface MergeableRow {
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
  /** How the person divided it; null where they did not. */
  readonly split: readonly SplitLine[] | null;
  /** The id by which a bank feed names the row now. */
  readonly feedId: string | null;
}

/**
 * The one row that two rows are. The bank's fields are those of the row that a feed names or that is settled, the newer
 * one in doubt; what the person wrote stays, the older row's first, and notes are kept both.
 */
export function mergeRows(existing: MergeableRow, newer: MergeableRow): MergeableRow {
  const keepsOlder =
    (newer.status === 'pending' && existing.status === 'posted') ||
    (newer.status === existing.status && newer.feedId === null && existing.feedId !== null);
  const bank = keepsOlder ? existing : newer;
  const named = pick(existing, newer, bank, (row) => row.descriptionSource);
  const sorted = pick(existing, newer, bank, (row) => row.categorySource);
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
    split: existing.split ?? newer.split,
    feedId: newer.feedId ?? existing.feedId,
  };
}

function pick(
  existing: MergeableRow,
  newer: MergeableRow,
  bank: MergeableRow,
  sourceOf: (row: MergeableRow) => Source,
): MergeableRow {
  if (sourceOf(existing) === 'user') return existing;
  return sourceOf(newer) === 'user' ? newer : bank;
}
