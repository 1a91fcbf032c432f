import { tokenSimilarity } from '../ledger/reconcile/description-tokens.ts';
import { acceptChain } from './accept-chain.ts';
import type { Charge } from './charge.ts';
import type { DetectedChain } from './extract-chains.ts';
import { measureChain } from './find-chain.ts';
import { nameTokens } from './merchant-names.ts';
import type { MerchantTraits } from './merchant-traits.ts';
import { nextDueDay } from './next-date.ts';

/** A detected chain with the merchant it belongs to. */
export interface DetectedStream extends DetectedChain {
  readonly merchantKey: string;
  readonly nature: MerchantTraits;
}

/** Maximum cycles from the last charge of one part to the first of the next. */
const CYCLES_MAX = 3;

/**
 * Merges parts of streams that changed card or description: same frequency, the next part starting where the previous
 * one ends, at the same price. With the same name, a normal price change is allowed.
 */
export function stitchChains(found: readonly DetectedStream[]): DetectedStream[] {
  const open = [...found].sort((a, b) => firstDay(a) - firstDay(b));
  for (let index = 0; index < open.length; index += 1) {
    const head = open[index];
    if (!head) continue;
    const best = bestTail(open, index, head);
    const tail = open[best];
    if (!tail) continue;
    const charges = [...head.chain.charges, ...tail.chain.charges];
    const chain = measureChain(charges, head.chain.cadence);
    if (acceptChain(chain, charges, head.nature) === 0) continue;
    open.splice(best, 1);
    open[index] = { ...tail, chain, confidence: Math.min(head.confidence, tail.confidence) };
    index -= 1;
  }
  return open;
}

/** Index of the part that best continues a stream; -1 if none does. */
function bestTail(open: readonly DetectedStream[], index: number, head: DetectedStream): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let other = index + 1; other < open.length; other += 1) {
    const tail = open[other];
    const cost = tail ? seamCost(head, tail) : null;
    if (cost === null || cost >= least) continue;
    least = cost;
    best = other;
  }
  return best;
}

/** Cost of joining two parts, or null if they are two streams. */
function seamCost(head: DetectedStream, tail: DetectedStream): number | null {
  const last = head.chain.charges.at(-1);
  const first = tail.chain.charges[0];
  const { cadence } = head.chain;
  if (!last || !first || cadence !== tail.chain.cadence || first.day <= last.day) return null;
  if (last.currency !== first.currency || last.signed > 0 !== first.signed > 0) return null;
  const cycles = Math.round((first.day - last.day) / cadence.period);
  if (cycles < 1 || cycles > CYCLES_MAX) return null;
  const off = Math.abs(first.day - nextDueDay(head.chain.charges, cadence, cycles));
  if (off > Math.min(cadence.lockSlack, 4)) return null;
  const ratio = first.amount / last.amount;
  const isSameParty = head.merchantKey === tail.merchantKey;
  const isSameAccount = last.accountId === first.accountId;
  if (isSameParty ? ratio < 0.7 || ratio > 1.45 : !isNamedAlike(last, first, isSameAccount, ratio))
    return null;
  return off + cycles * 2 + Math.abs(Math.log(ratio)) * 10;
}

/** True for a changed description: same account, exact same price, and a common word in the name. */
function isNamedAlike(last: Charge, first: Charge, isSameAccount: boolean, ratio: number): boolean {
  if (!isSameAccount || Math.abs(ratio - 1) > 0.005) return false;
  return tokenSimilarity(nameTokens(last.text), nameTokens(first.text)) >= 0.3;
}

function firstDay(found: DetectedStream): number {
  return found.chain.charges[0]?.day ?? 0;
}
