import type { Match } from '#domain/matching/match-types.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { markReceiptCounterpartiesPending } from '../matching/match-states.ts';
import { deleteReviewsWithoutCandidates, upsertTransactionReviews } from '../review-items.ts';

const OPTIONS_MAX = 3;

/**
 * Replaces the suggestions of unmatched receipts. A receipt with a suggestion is in the review queue; one that was in
 * review only because of its transaction, and has no candidate any more, is removed from it.
 */
export async function replaceSuggestions(
  db: UserDb,
  receiptIds: readonly Uuid[],
  suggestions: readonly Match[],
  nextId: () => Uuid,
  at: Date,
): Promise<void> {
  const topSuggestions = firstOptions(suggestions);
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'suggested'`,
    [db.userId, receiptIds],
  );
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state,
      decided_by, reasons, evidence, option, decided_at)
     select own.user_id, (p->>'receiptId')::uuid, (p->>'transactionId')::uuid, (p->>'amountMinor')::bigint,
       (p->>'confidence')::real, 'suggested', 'matcher',
            array(select jsonb_array_elements_text(p->'reasons')), p->'evidence', (p->>'option')::int, $3
       from app.profiles own, jsonb_array_elements($2::jsonb) p
      where own.user_id = $1 on conflict do nothing`,
    [db.userId, storableJson(topSuggestions.flatMap(partsOf)), at],
  );
  const likeliest = topSuggestions.filter(({ option }) => option === 0).map(({ match }) => match);
  await upsertTransactionReviews(
    db,
    likeliest.map(({ receiptId, confidence }) => ({ id: nextId(), receiptId, confidence })),
  );
  await deleteReviewsWithoutCandidates(db);
  await markReceiptCounterpartiesPending(db, receiptIds);
}

interface Option {
  readonly match: Match;
  readonly option: number;
}

/** The most confident suggestions per receipt, numbered. */
function firstOptions(suggestions: readonly Match[]): Option[] {
  const counts = new Map<string, number>();
  return suggestions.flatMap((match) => {
    const option = counts.get(match.receiptId) ?? 0;
    counts.set(match.receiptId, option + 1);
    return option < OPTIONS_MAX ? [{ match, option }] : [];
  });
}

function partsOf({ match, option }: Option): object[] {
  const { receiptId, confidence, reasons, evidence } = match;
  return match.allocations.map((part) => ({ receiptId, ...part, confidence, reasons, evidence, option }));
}
