import type { Match } from './match-types.ts';

/** A pair that the matcher joined earlier. */
export interface StoredMatch {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** What has to change so that the stored matches are those of a fresh matching. */
export interface MatchPlan {
  /** Joins that are new, or that take other transactions or amounts than before. */
  readonly matched: readonly Match[];
  /** Joins that stand, seen surer or less sure, or for other reasons. */
  readonly restated: readonly Match[];
  /** Receipts whose joins no longer follow from what is known. */
  readonly partedIds: readonly string[];
  /** Pairs for a person to decide, surest first for each receipt. */
  readonly suggestions: readonly Match[];
}

/**
 * Compares what the matcher joined before with what it says now. Joins are a function of transactions, emails and the
 * user's decisions alone, never of what came first: whatever the matcher joined earlier is given up when it no longer
 * follows. `mayMatch` is false for receipts whose reading is too doubtful to be matched without asking; their matches
 * are asked.
 */
export function settleMatches(
  stored: readonly StoredMatch[],
  matches: readonly Match[],
  mayMatch: (receiptId: string) => boolean,
): MatchPlan {
  const before = Map.groupBy(stored, (join) => join.receiptId);
  const sure = matches.filter((match) => match.decision === 'auto' && mayMatch(match.receiptId));
  const kept = new Set(sure.map((match) => match.receiptId));
  const isNew = (match: Match): boolean =>
    transactionsOf(match) !== storedTransactions(before.get(match.receiptId) ?? []);
  return {
    matched: sure.filter(isNew),
    restated: sure.filter((match) => !isNew(match) && isRestated(match, before.get(match.receiptId) ?? [])),
    partedIds: [...before.keys()].filter((id) => !kept.has(id)),
    suggestions: matches.filter((match) => !kept.has(match.receiptId)),
  };
}

function transactionsOf(match: Match): string {
  return pairsText(match.allocations);
}

function storedTransactions(matches: readonly StoredMatch[]): string {
  return pairsText(matches);
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

function isRestated(match: Match, matches: readonly StoredMatch[]): boolean {
  return matches.some(
    (join) =>
      Math.abs(join.confidence - match.confidence) > SAME_CONFIDENCE ||
      join.reasons.join('|') !== match.reasons.join('|'),
  );
}
