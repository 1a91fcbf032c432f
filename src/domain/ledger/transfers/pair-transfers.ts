import { type CivilDate, toDayNumber } from '../../calendar/civil-date.ts';
import { assignPairs, type Component, type Edge, edgesBeside, edgesByLeg } from './assign-pairs.ts';
import { Companions } from './companions.ts';
import { pairAcrossCurrencies } from './cross-currency.ts';
import { DAYS_BEFORE_MAX, DAYS_MAX, dayGap, type Leg, scorePair } from './score-pair.ts';
import { type AccountNames, accountNames } from './transfer-hints.ts';
import type { TransferInput, TransferPair, TransferTransaction } from './transfer-types.ts';

/** From these points on a pair without a rival is automatic; below zero it is not even suggested. */
const PLAIN_FROM = 1.6;
const SUGGEST_FROM = 0.4;
/** A rival this close leaves the choice to a person. */
const MARGIN = 1;
/** Candidates looked at for one outflow; more equal inflows within days cannot be told apart anyway. */
const CANDIDATES_MAX = 24;

/**
 * Finds transactions that are the two halves of one movement between own accounts. Same currency: opposite
 * equal amounts, the inflow from one day before to four days after the outflow (five over a weekend; a
 * wallet's up to six before); other currency: within the day's rate and a fee. What the texts say counts,
 * and which texts this household's transactions have shown to belong together. Pairs of confidence 0.95 and more
 * use each transaction at most once; below it a transaction may be part of several suggestions. Surest first.
 */
export function pairTransfers(input: TransferInput): TransferPair[] {
  return pairAndWatch(input).pairs;
}

/** Pairs, and of which texts and amounts one transaction more or less may change others (`mayTouchPairs`). */
export interface Pairing {
  readonly pairs: TransferPair[];
  readonly watched: string[];
}

/** The same, with what the next pairing has to know to see that a change leaves the pairs as they are. */
export function pairAndWatch(input: TransferInput): Pairing {
  const accounts = input.accounts.map(accountNames);
  const legs = readLegs(input, accounts);
  const companions = new Companions(legs);
  const crowds = new Set<string>();
  const groups = candidatesByAmount(legs, crowds);
  for (const group of groups) for (const { outflow, inflow } of group) companions.meet(outflow, inflow);
  const used = new Set<Leg>();
  const pairs: TransferPair[] = [];
  for (const group of groups) {
    const edges = edgesOf(group, companions, accounts);
    for (const component of assignPairs(edges)) settle(component, used, pairs);
  }
  pairs.push(...pairAcrossCurrencies(legs, used, accounts, input.rates));
  pairs.sort((a, b) => b.confidence - a.confidence);
  return { pairs, watched: [...companions.watched(), ...crowds] };
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

/** Two transactions that could be one movement by account, amount and day. */
interface Candidate {
  readonly outflow: Leg;
  readonly inflow: Leg;
  readonly gap: number;
}

/** Candidates of each currency and amount; of `crowds` each transaction counts. */
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

/** Candidates among the transactions of one currency and amount. */
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
    // Among many equal inflows those of like rank are looked at, so that equal outflows do not all see the same few.
    const room = Math.max(0, to - from - CANDIDATES_MAX);
    if (room > 0) crowds.add(crowdOf(outflow.transaction));
    const start = from + Math.min(room, Math.max(0, rank - from - CANDIDATES_MAX / 2));
    for (const inflow of inflows.slice(start, Math.min(to, start + CANDIDATES_MAX))) {
      const candidate = candidateOf(outflow, inflow);
      if (candidate) candidates.push(candidate);
    }
  });
  return candidates;
}

/** What the transactions of one currency and amount are watched by. */
export function crowdOf({ currency, amountMinor }: TransferTransaction): string {
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
  companions: Companions,
  accounts: readonly AccountNames[],
): Edge[] {
  const edges: Edge[] = [];
  for (const { outflow, inflow, gap } of candidates) {
    const scored = scorePair(outflow, inflow, gap, companions, accounts);
    if (scored.points >= SUGGEST_FROM) edges.push({ outflow, inflow, gap, ...scored });
  }
  return edges;
}

/** Turns one component into pairs: the plain ones automatically, what has a rival as suggestions. */
function settle(component: Component, used: Set<Leg>, pairs: TransferPair[]): void {
  const partner = new Map<Leg, Edge>();
  for (const edge of component.chosen) {
    partner.set(edge.outflow, edge);
    partner.set(edge.inflow, edge);
  }
  const byLeg = edgesByLeg(component.edges);
  const open = new Set<Edge>();
  for (const edge of component.chosen) {
    const rival = strongestRival(edge, edgesBeside(edge, byLeg), partner);
    if (edge.points >= PLAIN_FROM && rival < edge.points - MARGIN) {
      used.add(edge.outflow);
      used.add(edge.inflow);
      pairs.push(toPair(edge, Math.min(0.99, 0.95 + 0.01 * (edge.points - PLAIN_FROM))));
    } else open.add(edge);
  }
  if (open.size === 0) return;
  for (const edge of component.edges) {
    if (used.has(edge.outflow) || used.has(edge.inflow)) continue;
    pairs.push(toPair(edge, open.has(edge) ? 0.7 : 0.5));
  }
}

/**
 * Points of the best pair that would take a transaction away from `edge`. A rival whose own partner is as plain
 * a transfer is none: exchanging the two changes no total.
 */
function strongestRival(edge: Edge, edges: readonly Edge[], partner: ReadonlyMap<Leg, Edge>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const rival of edges) {
    const sharesOut = rival.outflow === edge.outflow;
    const sharesIn = rival.inflow === edge.inflow;
    if (sharesOut === sharesIn) continue;
    const other = sharesOut ? rival.inflow : rival.outflow;
    const others = partner.get(other);
    if (others && others !== edge && Math.min(edge.points, others.points) >= PLAIN_FROM) continue;
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
