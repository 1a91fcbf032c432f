import type { UserDb } from '#db/pool.ts';
import { hasExactSums } from '#db/repositories/accounts/exact-sums.ts';
import { LARGE_AMOUNT_MINOR } from '#domain/money/money.ts';
import { Fault } from './fault.ts';

/**
 * Rejects a change, after it was written, whose amounts would make totals inexact. Without an amount, it is checked
 * whatever it contains.
 */
export async function requireExactSums(db: UserDb, amountMinor = LARGE_AMOUNT_MINOR): Promise<void> {
  if (Math.abs(amountMinor) < LARGE_AMOUNT_MINOR || (await hasExactSums(db))) return;
  throw new Fault('ValidationFailed', ({ faults }) => faults.sumsTooLarge);
}
