import type { UserDb } from '#db/pool.ts';
import { hasExactSums } from '#db/repositories/accounts/exact-sums.ts';
import { Fault } from './fault.ts';

/** A billion dollars. Smaller amounts never add up to too much. */
const LARGE_MINOR = 100_000_000_000;

/**
 * Rejects a change, after it was written, whose amounts would make totals inexact. Without an amount, it is checked
 * whatever it contains.
 */
export async function requireExactSums(db: UserDb, amountMinor = LARGE_MINOR): Promise<void> {
  if (Math.abs(amountMinor) < LARGE_MINOR || (await hasExactSums(db))) return;
  throw new Fault('ValidationFailed', ({ faults }) => faults.sumsTooLarge);
}
