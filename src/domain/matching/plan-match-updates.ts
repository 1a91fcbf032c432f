import type { Match } from './match-types.ts';

/** A stored pair that the matcher matched earlier. */
export interface StoredMatch {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** The changes that make the stored matches equal a fresh matching. */
export interface MatchPlan {
  /** Matches that are new, or now use other transactions or amounts. */
  readonly matched: readonly Match[];
  /** Matches of the same transactions and amounts whose confidence or reasons changed. */
  readonly updated: readonly Match[];
  /** Receipts whose stored match is no longer supported. */
  readonly unmatchedIds: readonly string[];
  /** Pairs for the user to decide, most confident first for each receipt. */
  readonly suggestions: readonly Match[];
}

/**
 * Compares the stored matches with a fresh matching. Matches depend only on transactions, emails and the user's
 * decisions, never on arrival order, so an earlier match that no longer follows is deleted. `mayMatch` returns false
 * for receipts that were read with too little confidence to be matched automatically; their matches become suggestions.
 */
export function planMatchUpdates(
  stored: readonly StoredMatch[],
  matches: readonly Match[],
  mayMatch: (receiptId: string) => boolean,
): MatchPlan {
  const before = Map.groupBy(stored, (join) => join.receiptId);
  const sure = matches.filter((match) => match.decision === 'auto' && mayMatch(match.receiptId));
  const matchedReceiptIds = new Set(sure.map((match) => match.receiptId));
  const isNew = (match: Match): boolean =>
    matchKey(match) !== storedMatchKey(before.get(match.receiptId) ?? []);
  return {
    matched: sure.filter(isNew),
    updated: sure.filter((match) => !isNew(match) && isUpdated(match, before.get(match.receiptId) ?? [])),
    unmatchedIds: [...before.keys()].filter((id) => !matchedReceiptIds.has(id)),
    suggestions: matches.filter((match) => !matchedReceiptIds.has(match.receiptId)),
  };
}

function matchKey(match: Match): string {
  return pairsKey(match.allocations);
}

function storedMatchKey(matches: readonly StoredMatch[]): string {
  return pairsKey(matches);
}

function pairsKey(
  pairs: readonly { readonly transactionId: string; readonly amountMinor: number }[],
): string {
  return pairs
    .map((pair) => `${pair.transactionId}:${pair.amountMinor}`)
    .sort()
    .join('+');
}

/** Tolerance for comparing confidences: they are stored in single precision. */
const CONFIDENCE_TOLERANCE = 0.0005;

function isUpdated(match: Match, matches: readonly StoredMatch[]): boolean {
  return matches.some(
    (join) =>
      Math.abs(join.confidence - match.confidence) > CONFIDENCE_TOLERANCE ||
      join.reasons.join('|') !== match.reasons.join('|'),
  );
}
