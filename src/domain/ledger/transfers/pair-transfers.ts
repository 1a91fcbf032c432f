import { type CivilDate, toDayNumber } from '../../calendar/civil-date.ts';
import { adjacentEdges, assignPairs, type Component, type Edge, edgesByLeg } from './assign-pairs.ts';
import { pairAcrossCurrencies } from './cross-currency.ts';
import { DAYS_BEFORE_MAX, DAYS_MAX, dayGap, type Leg, scorePair } from './score-pair.ts';
import { TextPairings } from './text-pairings.ts';
import { type AccountNames, accountNames } from './transfer-hints.ts';
import type { TransferInput, TransferPair, TransferTransaction } from './transfer-types.ts';

/** Minimum points for an automatic pair without a rival, and for a suggestion. */
const AUTOMATIC_POINTS_MIN = 1.6;
const SUGGESTED_POINTS_MIN = 0.4;
/** If a rival is within this many points, the user decides. */
const MARGIN = 1;
/** Maximum candidates per outflow. More equal inflows within days cannot be told apart anyway. */
const CANDIDATES_MAX = 24;

/**
 * Finds pairs of transactions that are the two halves of a transfer between own accounts. Same currency: opposite equal
 * amounts, with the inflow from one day before to four days after the outflow (five over a weekend; for a wallet up to
 * six days before). Other currency: within the day's rate and a fee. Texts count, and so does how often two texts have
 * occurred together in this household. Pairs with a confidence of 0.95 or more use each transaction at most once; below
 * that a transaction may be in several suggestions. Sorted by confidence, highest first.
 */
export function pairTransfers(input: TransferInput): TransferPair[] {
  return pairTransfersWithWatchKeys(input).pairs;
}

/**
 * Pairs, and the keys of texts and amounts for which one more or one fewer transaction may change other pairs
 * (`mayAffectTransferPairs`).
 */
export interface TransferPairing {
  readonly pairs: TransferPair[];
  readonly watchKeys: string[];
}

/** Like `pairTransfers`, and also returns the keys needed to recognize changes that leave the pairs unchanged. */
export function pairTransfersWithWatchKeys(input: TransferInput): TransferPairing {
  const accounts = input.accounts.map(accountNames);
  const legs = readLegs(input, accounts);
  const textPairings = new TextPairings(legs);
  const crowds = new Set<string>();
  const groups = candidatesByAmount(legs, crowds);
  for (const group of groups)
    for (const { outflow, inflow } of group) textPairings.recordCandidate(outflow, inflow);
  const used = new Set<Leg>();
  const pairs: TransferPair[] = [];
  for (const group of groups) {
    const edges = edgesOf(group, textPairings, accounts);
    for (const component of assignPairs(edges)) resolveComponent(component, used, pairs);
  }
  pairs.push(...pairAcrossCurrencies(legs, used, accounts, input.rates));
  pairs.sort((a, b) => b.confidence - a.confidence);
  return { pairs, watchKeys: [...textPairings.watchKeys(), ...crowds] };
}

function readLegs(input: TransferInput, accounts: readonly AccountNames[]): Leg[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const days = new Map<CivilDate, number>();
  const declined = new Map<string, Set<string>>();
  for (const { outflowId, inflowId } of input.declined ?? []) {
    const refused = declined.get(outflowId) ?? new Set();
    declined.set(outflowId, refused.add(inflowId));
  }
  const legs: Leg[] = [];
  for (const transaction of input.transactions) {
    const account = byId.get(transaction.accountId);
    if (!account || transaction.amountMinor === 0) continue;
    let day = days.get(transaction.postedOn);
    if (day === undefined) {
      day = toDayNumber(transaction.postedOn);
      days.set(transaction.postedOn, day);
    }
    legs.push({ transaction, day, account, hint: null, declined: declined.get(transaction.id) ?? null });
  }
  return legs;
}

/** Two transactions that could be one transfer by account, amount and day. */
interface Candidate {
  readonly outflow: Leg;
  readonly inflow: Leg;
  readonly gap: number;
}

/**
 * Candidates by currency and amount. `crowds` receives the watch keys of amounts with more inflows than are compared.
 */
function candidatesByAmount(legs: readonly Leg[], crowds: Set<string>): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const ofCurrency of Map.groupBy(legs, ({ transaction }) => transaction.currency).values()) {
    const byAmount = Map.groupBy(ofCurrency, ({ transaction }) => Math.abs(transaction.amountMinor));
    for (const ofAmount of byAmount.values()) {
      const group = candidatesOf(ofAmount, crowds);
      if (group.length > 0) groups.push(group);
    }
  }
  return groups;
}

/** Candidates among transactions of one currency and amount. */
function candidatesOf(legs: readonly Leg[], crowds: Set<string>): Candidate[] {
  const outflows = legs.filter(({ transaction }) => transaction.amountMinor < 0);
  if (outflows.length === 0 || outflows.length === legs.length) return [];
  const inflows = legs.filter(({ transaction }) => transaction.amountMinor > 0);
  outflows.sort((a, b) => a.day - b.day);
  inflows.sort((a, b) => a.day - b.day);
  const candidates: Candidate[] = [];
  let from = 0;
  let to = 0;
  outflows.forEach((outflow, rank) => {
    while (from < inflows.length && (inflows[from]?.day ?? 0) < outflow.day - DAYS_BEFORE_MAX) from += 1;
    while (to < inflows.length && (inflows[to]?.day ?? 0) <= outflow.day + DAYS_MAX + 1) to += 1;
    // Among many equal inflows, compares those of similar rank, so that equal outflows do not all see the same few.
    const room = Math.max(0, to - from - CANDIDATES_MAX);
    if (room > 0) crowds.add(amountWatchKey(outflow.transaction));
    const start = from + Math.min(room, Math.max(0, rank - from - CANDIDATES_MAX / 2));
    for (const inflow of inflows.slice(start, Math.min(to, start + CANDIDATES_MAX))) {
      const candidate = candidateOf(outflow, inflow);
      if (candidate) candidates.push(candidate);
    }
  });
  return candidates;
}

/** Watch key of the transactions of one currency and amount. */
export function amountWatchKey({ currency, amountMinor }: TransferTransaction): string {
  return `${currency} ${Math.abs(amountMinor)}`;
}

function candidateOf(outflow: Leg, inflow: Leg): Candidate | null {
  if (inflow.transaction.accountId === outflow.transaction.accountId) return null;
  if (outflow.declined?.has(inflow.transaction.id)) return null;
  const gap = dayGap(outflow, inflow);
  return gap === null ? null : { outflow, inflow, gap };
}

function edgesOf(
  candidates: readonly Candidate[],
  textPairings: TextPairings,
  accounts: readonly AccountNames[],
): Edge[] {
  const edges: Edge[] = [];
  for (const { outflow, inflow, gap } of candidates) {
    const scored = scorePair(outflow, inflow, gap, textPairings, accounts);
    if (scored.points >= SUGGESTED_POINTS_MIN) edges.push({ outflow, inflow, gap, ...scored });
  }
  return edges;
}

/** Turns one component into pairs: automatic if clear, suggestions if there is a rival. */
function resolveComponent(component: Component, used: Set<Leg>, pairs: TransferPair[]): void {
  const partner = new Map<Leg, Edge>();
  for (const edge of component.chosen) {
    partner.set(edge.outflow, edge);
    partner.set(edge.inflow, edge);
  }
  const byLeg = edgesByLeg(component.edges);
  const open = new Set<Edge>();
  for (const edge of component.chosen) {
    const rival = strongestRival(edge, adjacentEdges(edge, byLeg), partner);
    if (edge.points >= AUTOMATIC_POINTS_MIN && rival < edge.points - MARGIN) {
      used.add(edge.outflow);
      used.add(edge.inflow);
      pairs.push(toPair(edge, Math.min(0.99, 0.95 + 0.01 * (edge.points - AUTOMATIC_POINTS_MIN))));
    } else open.add(edge);
  }
  if (open.size === 0) return;
  for (const edge of component.edges) {
    if (used.has(edge.outflow) || used.has(edge.inflow)) continue;
    pairs.push(toPair(edge, open.has(edge) ? 0.7 : 0.5));
  }
}

/**
 * Points of the best pair that competes with `edge` for a transaction. A rival whose own partner is just as clear does
 * not count: swapping the two changes no total.
 */
function strongestRival(edge: Edge, edges: readonly Edge[], partner: ReadonlyMap<Leg, Edge>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const rival of edges) {
    const sharesOut = rival.outflow === edge.outflow;
    const sharesIn = rival.inflow === edge.inflow;
    if (sharesOut === sharesIn) continue;
    const other = sharesOut ? rival.inflow : rival.outflow;
    const others = partner.get(other);
    if (others && others !== edge && Math.min(edge.points, others.points) >= AUTOMATIC_POINTS_MIN) continue;
    best = Math.max(best, rival.points);
  }
  return best;
}

function toPair(edge: Edge, confidence: number): TransferPair {
  return {
    outflowId: edge.outflow.transaction.id,
    inflowId: edge.inflow.transaction.id,
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
