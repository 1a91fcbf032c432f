import type { UserDb } from '#db/pool.ts';
import { listSubmittedLines } from '#db/repositories/claims.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { findRefundedLines } from '#domain/claims/refunded-lines.ts';
import type { KnownRefundedClaim } from '#domain/findings/facts.ts';
import { readClaimable } from '../../lib/claimable.ts';

/** Refunds of older payments are not looked for; merchants rarely refund after half a year. */
const PAID_WITHIN_DAYS = 400;

/** Items of submitted claims that were refunded since. */
export async function readRefundedClaims(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string; readonly today: string },
): Promise<KnownRefundedClaim[]> {
  const submitted = await listSubmittedLines(db, scope, addDays(scope.today, -PAID_WITHIN_DAYS));
  if (submitted.length === 0) return [];
  const ids = submitted.flatMap((line) => [line.transactionId, ...line.receiptTransactionIds]);
  const current = await readClaimable(db, scope, { ids: [...new Set(ids)] });
  return findRefundedLines(submitted, current).map((refunded) => ({
    ...refunded,
    currency: scope.currency,
  }));
}
