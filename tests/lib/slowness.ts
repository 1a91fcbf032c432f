import { createHash } from 'node:crypto';

/** Rounds of hashing, and the milliseconds they take on a machine of two idle, recent cores. */
const ROUNDS = 34;
const REFERENCE_MS = 100;
const CHUNK = Buffer.alloc(4_194_304);

/**
 * How many times as long as on an idle, recent machine a fixed piece of work takes now, at least 1: the factor for time
 * limits of tests that share their machine with others.
 */
export function slowness(): number {
  const startedAt = performance.now();
  const hash = createHash('sha256');
  for (let round = 0; round < ROUNDS; round += 1) hash.update(CHUNK);
  hash.digest();
  return Math.max(1, (performance.now() - startedAt) / REFERENCE_MS);
}
