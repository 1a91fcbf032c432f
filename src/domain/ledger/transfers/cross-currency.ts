import { assignPairs, type Edge } from './assign-pairs.ts';
import { RateCurve } from './rate-curve.ts';
import { dayGap, hintOf, isClearTransfer, type Leg, scorePair } from './score-pair.ts';
import { TextPairings } from './text-pairings.ts';
import type { AccountNames } from './transfer-hints.ts';
import type { RateTable, TransferPair } from './transfer-types.ts';

/** The received amount may exceed the day's rate by this share, or fall short by a bank's margin and fee. */
const OVER_MAX = 0.02;
const UNDER_MAX = 0.04;
const WITHIN_PLAIN = 0.03;
/** Maximum fee of one transfer in US cents, for small amounts where a share says little. */
const FEE_CENTS_MAX = 500;

/**
 * Pairs transfers between own accounts of different currencies. At least one text must name a transfer. A pair is
 * automatic only if both do, the rate agrees and no other transaction fits.
 */
export function pairAcrossCurrencies(
  legs: readonly Leg[],
  used: ReadonlySet<Leg>,
  accounts: readonly AccountNames[],
  rates: RateTable | undefined,
): TransferPair[] {
  const curve = new RateCurve(rates);
  if (curve.currencies.length === 0) return [];
  const open = legs.filter((leg) => !used.has(leg));
  if (new Set(open.map((leg) => leg.transaction.currency)).size < 2) return [];
  const candidates = findCandidates(open, curve);
  const textPairings = new TextPairings(open);
  for (const { outflow, inflow } of candidates) textPairings.recordCandidate(outflow, inflow);
  const edges = candidates.flatMap((candidate) => edgeOf(candidate, textPairings, accounts) ?? []);
  return assignPairs(edges).flatMap(({ edges: group, chosen }) =>
    chosen.map((edge) => ({
      outflowId: edge.outflow.transaction.id,
      inflowId: edge.inflow.transaction.id,
      confidence: confidenceOf(edge, group, accounts),
    })),
  );
}

/**
 * Two transactions that could be one transfer by account, day and rate. `rateDeviation` is the relative difference from
 * the day's rate.
 */
interface Candidate {
  readonly outflow: Leg;
  readonly inflow: Leg;
  readonly gap: number;
  readonly rateDeviation: number;
}

/** Outflows with the inflows of nearby days that the rate allows. */
function findCandidates(open: readonly Leg[], curve: RateCurve): Candidate[] {
  const received = open.filter(({ transaction }) => transaction.amountMinor >= 0);
  const byDay = Map.groupBy(received, ({ day }) => day);
  const candidates: Candidate[] = [];
  for (const outflow of open) {
    if (outflow.transaction.amountMinor > 0) continue;
    for (let day = outflow.day - 1; day <= outflow.day + 5; day += 1)
      for (const inflow of byDay.get(day) ?? []) {
        const candidate = candidateOf(outflow, inflow, curve);
        if (candidate) candidates.push(candidate);
      }
  }
  return candidates;
}

function candidateOf(outflow: Leg, inflow: Leg, curve: RateCurve): Candidate | null {
  const from = outflow.transaction.currency;
  const to = inflow.transaction.currency;
  if (from === to || outflow.transaction.accountId === inflow.transaction.accountId) return null;
  if (outflow.declined?.has(inflow.transaction.id)) return null;
  const gap = dayGap(outflow, inflow);
  const due = curve.convert(-outflow.transaction.amountMinor, from, to, outflow.day);
  if (gap === null || due === null) return null;
  const rateDeviation = inflow.transaction.amountMinor / due - 1;
  const fee = curve.convert(FEE_CENTS_MAX, 'USD', to, outflow.day) ?? 0;
  const short = due - inflow.transaction.amountMinor;
  if (rateDeviation > OVER_MAX || (rateDeviation < -UNDER_MAX && short > fee)) return null;
  return { outflow, inflow, gap, rateDeviation };
}

function edgeOf(
  { outflow, inflow, gap, rateDeviation }: Candidate,
  textPairings: TextPairings,
  accounts: readonly AccountNames[],
): Edge | null {
  const { points: plain, isProven } = scorePair(outflow, inflow, gap, textPairings, accounts);
  const hints = [outflow, inflow].map((leg) => hintOf(leg, accounts));
  const speaks =
    isProven ||
    hints.some((hint) => hint.isMovement || hint.masks.length > 0) ||
    hints.every((hint) => hint.names.length === 0 && !hint.namesOtherParty);
  const points = plain - Math.min(1, Math.abs(rateDeviation) / WITHIN_PLAIN);
  return speaks && points > 0 ? { outflow, inflow, gap, isProven, points } : null;
}

function confidenceOf(edge: Edge, group: readonly Edge[], accounts: readonly AccountNames[]): number {
  const isAlone = group.every(
    (other) =>
      other === edge ||
      (other.outflow !== edge.outflow && other.inflow !== edge.inflow) ||
      other.points < edge.points - 1,
  );
  const isPlainBothWays =
    edge.isProven ||
    (isClearTransfer(edge.outflow, edge.inflow.account, accounts) &&
      isClearTransfer(edge.inflow, edge.outflow.account, accounts));
  if (isAlone && edge.points >= 2 && isPlainBothWays) return 0.96;
  return isAlone ? 0.85 : 0.6;
}
