import type { Match } from './match-types.ts';

/** A pair that the matcher joined earlier. */
export interface StoredJoin {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** What has to change so that the stored joins are those of a fresh matching. */
export interface JoinPlan {
  /** Joins that are new, or that take other rows or amounts than before. */
  readonly joined: readonly Match[];
  /** Joins that stand, seen surer or less sure, or for other reasons. */
  readonly restated: readonly Match[];
  /** Receipts whose joins no longer follow from what is known. */
  readonly partedIds: readonly string[];
  /** Pairs for a person to decide, surest first for each receipt. */
  readonly suggestions: readonly Match[];
}

/**
 * Compares what the matcher joined before with what it says now. Joins are a function of rows, mails and the person's
 * decisions alone, never of what came first: whatever the matcher joined earlier is given up when it no longer follows.
 * `mayJoin` is false for receipts whose reading is too doubtful to be joined without asking; their matches are asked.
 */
export function settleJoins(
  stored: readonly StoredJoin[],
  matches: readonly Match[],
  mayJoin: (receiptId: string) => boolean,
): JoinPlan {
  const before = Map.groupBy(stored, (join) => join.receiptId);
  const joins = matches.filter((match) => match.decision === 'auto' && mayJoin(match.receiptId));
  const kept = new Set(joins.map((match) => match.receiptId));
  const isNew = (match: Match): boolean => rowsOf(match) !== storedRows(before.get(match.receiptId) ?? []);
  return {
    joined: joins.filter(isNew),
    restated: joins.filter((match) => !isNew(match) && isRestated(match, before.get(match.receiptId) ?? [])),
    partedIds: [...before.keys()].filter((id) => !kept.has(id)),
    suggestions: matches.filter((match) => !kept.has(match.receiptId)),
  };
}

function rowsOf(match: Match): string {
  return pairsText(match.allocations);
}

function storedRows(joins: readonly StoredJoin[]): string {
  return pairsText(joins);
}

function pairsText(
  pairs: readonly { readonly transactionId: string; readonly amountMinor: number }[],
): string {
  return pairs
    .map((pair) => `${pair.transactionId}:${pair.amountMinor}`)
    .sort()
    .join('+');
}

/** Confidence is stored in single precision. */
const SAME_CONFIDENCE = 0.0005;

function isRestated(match: Match, joins: readonly StoredJoin[]): boolean {
  return joins.some(
    (join) =>
      Math.abs(join.confidence - match.confidence) > SAME_CONFIDENCE ||
      join.reasons.join('|') !== match.reasons.join('|'),
  );
}
