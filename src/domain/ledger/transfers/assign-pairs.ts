import type { Leg } from './score-pair.ts';

/** A possible pair and its score. */
export interface Edge {
  readonly outflow: Leg;
  readonly inflow: Leg;
  readonly gap: number;
  /** True if the household's own transaction history proves the pair. */
  readonly isProven: boolean;
  readonly points: number;
}

/**
 * A connected component of edges (edges that share a transaction, directly or through others) and the pairs chosen in
 * it.
 */
export interface Component {
  readonly edges: readonly Edge[];
  readonly chosen: readonly Edge[];
}

/**
 * Splits edges into components and pairs each so that as many transactions as possible are paired, preferring high
 * points. Each transaction is used at most once.
 */
export function assignPairs(edges: readonly Edge[]): Component[] {
  return findComponents(edges).map((group) => ({ edges: group, chosen: choose(group) }));
}

function findComponents(edges: readonly Edge[]): Edge[][] {
  const byLeg = edgesByLeg(edges);
  const visited = new Set<Edge>();
  const groups: Edge[][] = [];
  for (const start of edges) {
    if (visited.has(start)) continue;
    const group: Edge[] = [];
    const open = [start];
    visited.add(start);
    for (let edge = open.pop(); edge; edge = open.pop()) {
      group.push(edge);
      const next = adjacentEdges(edge, byLeg).filter((other) => !visited.has(other));
      for (const other of next) visited.add(other);
      open.push(...next);
    }
    groups.push(group);
  }
  return groups;
}

/** The edges of each transaction. */
export function edgesByLeg(edges: readonly Edge[]): Map<Leg, Edge[]> {
  const byLeg = new Map<Leg, Edge[]>();
  for (const edge of edges) {
    for (const leg of [edge.outflow, edge.inflow]) {
      const list = byLeg.get(leg);
      if (list) list.push(edge);
      else byLeg.set(leg, [edge]);
    }
  }
  return byLeg;
}

/** The edges that share a transaction with an edge. The edge itself appears twice. */
export function adjacentEdges(edge: Edge, byLeg: ReadonlyMap<Leg, readonly Edge[]>): Edge[] {
  return [...(byLeg.get(edge.outflow) ?? []), ...(byLeg.get(edge.inflow) ?? [])];
}

/** Longer augmenting paths are not followed: the transactions are equal by then. */
const PATH_MAX = 200;

/** Finds augmenting paths in order of points, then swaps partners while that raises the total. */
function choose(group: readonly Edge[]): Edge[] {
  if (group.length === 1) return [...group];
  const sorted = [...group].sort(byPoints);
  const ofOutflow = Map.groupBy(sorted, ({ outflow }) => outflow);
  const taken = new Map<Leg, Edge>();
  const place = (outflow: Leg, visited: Set<Leg>): boolean => {
    if (visited.size > PATH_MAX) return false;
    for (const edge of ofOutflow.get(outflow) ?? []) {
      if (visited.has(edge.inflow)) continue;
      visited.add(edge.inflow);
      const holder = taken.get(edge.inflow);
      if (holder && !place(holder.outflow, visited)) continue;
      taken.set(edge.inflow, edge);
      return true;
    }
    return false;
  };
  for (const outflow of ofOutflow.keys()) place(outflow, new Set());
  return exchange([...taken.values()], ofOutflow);
}

/** Swaps are tried for at most this many pairs. More equal transactions are interchangeable. */
const EXCHANGE_MAX = 24;

function exchange(chosen: Edge[], ofOutflow: ReadonlyMap<Leg, readonly Edge[]>): Edge[] {
  if (chosen.length > EXCHANGE_MAX) return chosen;
  const find = (outflow: Leg, inflow: Leg) => ofOutflow.get(outflow)?.find((edge) => edge.inflow === inflow);
  for (let index = 0; index < chosen.length; index += 1) {
    for (let other = index + 1; other < chosen.length; other += 1) {
      const a = chosen[index];
      const b = chosen[other];
      if (!a || !b) continue;
      const crossA = find(a.outflow, b.inflow);
      const crossB = find(b.outflow, a.inflow);
      if (crossA && crossB && crossA.points + crossB.points > a.points + b.points) {
        chosen[index] = crossA;
        chosen[other] = crossB;
      }
    }
  }
  return chosen;
}

function byPoints(a: Edge, b: Edge): number {
  return b.points - a.points || Math.abs(a.gap) - Math.abs(b.gap) || a.outflow.day - b.outflow.day;
}
