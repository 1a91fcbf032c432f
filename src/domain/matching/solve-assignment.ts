import { SEARCH } from './match-constants.ts';

/** A pairing as the search sees it: the places it takes and what it is worth. */
export interface WeightedEdge {
  /** Receipts' places; an edge takes all of them or none. */
  readonly slots: readonly number[];
  /** Rows' places. */
  readonly rows: readonly number[];
  /** Greater than zero. */
  readonly score: number;
}

/** The best arrangement and what each edge is worth to it. */
export interface Assignment {
  /** Positions of the chosen edges. */
  readonly chosen: ReadonlySet<number>;
  /** Total of the best arrangement that contains the edge, less the total of the best arrangement. 0 when chosen. */
  readonly lossWith: (edge: number) => number;
  /** Loss when the slot stays empty. */
  readonly lossEmpty: (slot: number) => number;
}

/** Chooses compatible edges of the highest total, knot by knot; exact for small knots, bounded time for all. */
export function solveAssignment(edges: readonly WeightedEdge[]): Assignment {
  const chosen = new Set<number>();
  const solvers = new Map<number, KnotSolver>();
  for (const knot of knots(edges)) {
    const solver = knotSolver(edges, knot);
    for (const edge of solver.chosen) chosen.add(edge);
    for (const edge of knot) solvers.set(edge, solver);
  }
  const solverOfSlot = new Map<number, KnotSolver>();
  edges.forEach((edge, at) => {
    const solver = solvers.get(at);
    if (solver) for (const slot of edge.slots) solverOfSlot.set(slot, solver);
  });
  return {
    chosen,
    lossWith: (edge) => (chosen.has(edge) ? 0 : (solvers.get(edge)?.lossWith(edge) ?? 0)),
    lossEmpty: (slot) => solverOfSlot.get(slot)?.lossEmpty(slot) ?? 0,
  };
}

interface KnotSolver {
  readonly chosen: readonly number[];
  readonly lossWith: (edge: number) => number;
  readonly lossEmpty: (slot: number) => number;
}

/** Groups edges that compete for a place, directly or through others. */
function knots(edges: readonly WeightedEdge[]): number[][] {
  const parent = edges.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top] ?? top;
    parent[at] = top;
    return top;
  };
  const owners = new Map<string, number>();
  edges.forEach((edge, at) => {
    for (const place of [...edge.slots.map((slot) => `s${slot}`), ...edge.rows.map((row) => `r${row}`)]) {
      const owner = owners.get(place);
      if (owner === undefined) owners.set(place, at);
      else parent[root(at)] = root(owner);
    }
  });
  const groups = new Map<number, number[]>();
  edges.forEach((_, at) => {
    const group = groups.get(root(at));
    if (group) group.push(at);
    else groups.set(root(at), [at]);
  });
  return [...groups.values()];
}

function knotSolver(edges: readonly WeightedEdge[], knot: readonly number[]): KnotSolver {
  const slots = new Set(knot.flatMap((at) => edges[at]?.slots ?? []));
  const isSmall = slots.size <= SEARCH.receiptsMax && knot.length <= SEARCH.edgesMax;
  const solve = (allowed: readonly number[]) =>
    isSmall ? searchExact(edges, allowed) : searchGreedy(edges, allowed);
  const best = solve(knot);
  const conflicts = (edge: number, other: number): boolean => areInConflict(edges[edge], edges[other]);
  return {
    chosen: best.chosen,
    lossWith: (edge) => {
      const rest = solve(knot.filter((other) => other !== edge && !conflicts(edge, other)));
      return Math.min(0, rest.total + (edges[edge]?.score ?? 0) - best.total);
    },
    lossEmpty: (slot) => {
      const rest = solve(knot.filter((other) => !(edges[other]?.slots.includes(slot) ?? false)));
      return Math.min(0, rest.total - best.total);
    },
  };
}

function areInConflict(one: WeightedEdge | undefined, other: WeightedEdge | undefined): boolean {
  if (!one || !other) return false;
  return (
    one.slots.some((slot) => other.slots.includes(slot)) || one.rows.some((row) => other.rows.includes(row))
  );
}

interface Choice {
  readonly chosen: readonly number[];
  readonly total: number;
}

/** Branch and bound over the slots; starts from the greedy choice and stops at a fixed number of steps. */
function searchExact(edges: readonly WeightedEdge[], allowed: readonly number[]): Choice {
  let best = searchGreedy(edges, allowed);
  const bySlot = new Map<number, number[]>();
  for (const at of allowed)
    for (const slot of edges[at]?.slots ?? []) bySlot.set(slot, [...(bySlot.get(slot) ?? []), at]);
  const slots = [...bySlot.keys()].sort(
    (a, b) => (bySlot.get(a)?.length ?? 0) - (bySlot.get(b)?.length ?? 0),
  );
  for (const list of bySlot.values()) list.sort((a, b) => (edges[b]?.score ?? 0) - (edges[a]?.score ?? 0));
  const hope = new Array<number>(slots.length + 1).fill(0);
  for (let at = slots.length - 1; at >= 0; at -= 1) {
    const shares = (bySlot.get(slots[at] ?? -1) ?? []).map(
      (edge) => (edges[edge]?.score ?? 0) / (edges[edge]?.slots.length ?? 1),
    );
    hope[at] = (hope[at + 1] ?? 0) + Math.max(0, ...shares);
  }
  const usedSlots = new Set<number>();
  const usedRows = new Set<number>();
  const picked: number[] = [];
  let steps = 0;
  const search = (at: number, total: number): void => {
    steps += 1;
    if (total > best.total + 1e-9) best = { chosen: [...picked], total };
    const slot = slots[at];
    if (slot === undefined || steps > SEARCH.stepsMax || total + pickedHope(at) <= best.total + 1e-9) return;
    if (!usedSlots.has(slot)) {
      for (const position of bySlot.get(slot) ?? []) {
        const edge = edges[position];
        if (
          !edge ||
          edge.slots.some((one) => usedSlots.has(one) || decided.has(one)) ||
          edge.rows.some((row) => usedRows.has(row))
        )
          continue;
        for (const one of edge.slots) usedSlots.add(one);
        for (const row of edge.rows) usedRows.add(row);
        picked.push(position);
        search(at + 1, total + edge.score);
        picked.pop();
        for (const one of edge.slots) usedSlots.delete(one);
        for (const row of edge.rows) usedRows.delete(row);
      }
    }
    decided.add(slot);
    search(at + 1, total);
    decided.delete(slot);
  };
  const decided = new Set<number>();
  /** Shares of edges already picked may be counted again below: the bound stays above the truth. */
  const pickedHope = (at: number): number => hope[at] ?? 0;
  search(0, 0);
  return best;
}

/** Takes the best edge that still fits, again and again. */
function searchGreedy(edges: readonly WeightedEdge[], allowed: readonly number[]): Choice {
  const usedSlots = new Set<number>();
  const usedRows = new Set<number>();
  const chosen: number[] = [];
  let total = 0;
  for (const at of [...allowed].sort((a, b) => (edges[b]?.score ?? 0) - (edges[a]?.score ?? 0) || a - b)) {
    const edge = edges[at];
    if (!edge || edge.slots.some((slot) => usedSlots.has(slot)) || edge.rows.some((row) => usedRows.has(row)))
      continue;
    for (const slot of edge.slots) usedSlots.add(slot);
    for (const row of edge.rows) usedRows.add(row);
    chosen.push(at);
    total += edge.score;
  }
  return { chosen, total };
}
