import { tokenSimilarity } from '../ledger/reconcile/description-tokens.ts';
import { acceptChain } from './accept-chain.ts';
import type { Charge } from './charge.ts';
import type { Found } from './extract-chains.ts';
import { measure } from './find-chain.ts';
import type { MerchantNature } from './merchant-nature.ts';
import { dueAfter } from './next-date.ts';
import { nameTokens } from './party-names.ts';

/** A stream found, with the party whose transactions it came from. */
export interface PartyFound extends Found {
  readonly party: string;
  readonly nature: MerchantNature;
}

/** Cycles that may pass between the last charge of one part and the first of the next. */
const CYCLES_MAX = 3;

/**
 * Joins the parts of streams that changed card or wording on the way: one rhythm, the next part beginning
 * where the former stops, at the same price. Under the same name a usual price step may lie between.
 */
export function stitchChains(found: readonly PartyFound[]): PartyFound[] {
  const open = [...found].sort((a, b) => firstDay(a) - firstDay(b));
  for (let at = 0; at < open.length; at += 1) {
    const head = open[at];
    if (!head) continue;
    const best = bestTail(open, at, head);
    const tail = open[best];
    if (!tail) continue;
    const charges = [...head.chain.charges, ...tail.chain.charges];
    const chain = measure(charges, head.chain.cadence);
    if (acceptChain(chain, charges, head.nature) === 0) continue;
    open.splice(best, 1);
    open[at] = { ...tail, chain, confidence: Math.min(head.confidence, tail.confidence) };
    at -= 1;
  }
  return open;
}

/** The place of the part that continues a stream best, -1 where none does. */
function bestTail(open: readonly PartyFound[], at: number, head: PartyFound): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let other = at + 1; other < open.length; other += 1) {
    const tail = open[other];
    const cost = tail ? seam(head, tail) : null;
    if (cost === null || cost >= least) continue;
    least = cost;
    best = other;
  }
  return best;
}

/** How badly two parts fit, or null when they are two streams. */
function seam(head: PartyFound, tail: PartyFound): number | null {
  const last = head.chain.charges.at(-1);
  const first = tail.chain.charges[0];
  const { cadence } = head.chain;
  if (!last || !first || cadence !== tail.chain.cadence || first.day <= last.day) return null;
  if (last.currency !== first.currency || last.signed > 0 !== first.signed > 0) return null;
  const cycles = Math.round((first.day - last.day) / cadence.period);
  if (cycles < 1 || cycles > CYCLES_MAX) return null;
  const off = Math.abs(first.day - dueAfter(head.chain.charges, cadence, cycles));
  if (off > Math.min(cadence.lockSlack, 4)) return null;
  const ratio = first.amount / last.amount;
  const isSameParty = head.party === tail.party;
  const isSameAccount = last.accountId === first.accountId;
  if (isSameParty ? ratio < 0.7 || ratio > 1.45 : !isNamedAlike(last, first, isSameAccount, ratio))
    return null;
  return off + cycles * 2 + Math.abs(Math.log(ratio)) * 10;
}

/** Another wording: one account, the same price to the cent, and a word of the name in common. */
function isNamedAlike(last: Charge, first: Charge, isSameAccount: boolean, ratio: number): boolean {
  if (!isSameAccount || Math.abs(ratio - 1) > 0.005) return false;
  return tokenSimilarity(nameTokens(last.text), nameTokens(first.text)) >= 0.3;
}

function firstDay(found: PartyFound): number {
  return found.chain.charges[0]?.day ?? 0;
}
