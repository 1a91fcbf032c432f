import type { Charge } from './charge.ts';
import { type Chain, measureChain } from './find-chain.ts';

/** Amounts of one wage stay within this ratio of each other over several years. */
const RATIO = 1.8;
const CORE_FROM = 4;
const CORE_SHARE = 0.4;

/**
 * Finds the payments of a payer that have about the same size, where most do: wages without the bonuses and expense
 * reimbursements of the same payer. Returns null if all payments have about the same size, or no size stands out.
 */
export function findRegularWages(charges: readonly Charge[]): Charge[] | null {
  const sorted = [...charges].sort((a, b) => a.amount - b.amount);
  let from = 0;
  let best = { from: 0, to: 0 };
  for (let to = 0; to < sorted.length; to += 1) {
    while ((sorted[from]?.amount ?? 0) * RATIO < (sorted[to]?.amount ?? 0)) from += 1;
    if (to + 1 - from > best.to - best.from) best = { from, to: to + 1 };
  }
  const size = best.to - best.from;
  if (size === charges.length || size < CORE_FROM || size < charges.length * CORE_SHARE) return null;
  return sorted.slice(best.from, best.to).sort((a, b) => a.day - b.day);
}

/** Adds payments that arrived on a skipped payday to a chain: a wage with a bonus, or of a short month. */
export function addIrregularWages(chain: Chain, charges: readonly Charge[]): Chain {
  const { period, gapSlack } = chain.cadence;
  const members = new Set(chain.charges);
  const added: Charge[] = [];
  chain.charges.forEach((charge, index) => {
    const before = chain.charges[index - 1];
    if (!before || (chain.cycles[index - 1] ?? 1) < 2) return;
    for (let due = before.day + period; due < charge.day - period / 2; due += period) {
      const odd = charges
        .filter((other) => !members.has(other) && Math.abs(other.day - due) <= gapSlack)
        .sort((a, b) => b.amount - a.amount)[0];
      if (!odd || odd.amount < charge.amount / 3) continue;
      members.add(odd);
      added.push(odd);
    }
  });
  if (added.length === 0) return chain;
  return measureChain(
    [...chain.charges, ...added].sort((a, b) => a.day - b.day),
    chain.cadence,
  );
}
