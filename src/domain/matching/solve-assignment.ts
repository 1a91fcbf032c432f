import { searchExact, searchGreedy, type WeightedEdge } from './edges/search-exact.ts';
import { SEARCH } from './match-bounds.ts';
import { type PairSolution, solvePairs } from './solve-pairs.ts';

/** The best assignment found, and the loss of forcing another choice. */
export interface Assignment {
  /** Indexes of the chosen edges. */
  readonly chosen: ReadonlySet<number>;
  /** Total of the best assignment that contains the edge, minus the best total: zero or negative, 0 if chosen. */
  readonly lossWith: (edge: number) => number;
  /** Loss when the slot stays empty. */
  readonly lossEmpty: (slot: number) => number;
}

interface ComponentSolver {
  readonly chosen: readonly number[];
  readonly lossWith: (edge: number) => number;
  readonly lossEmpty: (slot: number) => number;
}

/**
 * Chooses compatible edges with the highest total score, one connected component at a time. Exact for components of
 * single pairs of any size and for small components with sums. In large components sums are chosen first, greedily. The
 * running time is bounded.
 */
export function solveAssignment(edges: readonly WeightedEdge[]): Assignment {
  const chosen = new Set<number>();
  const solvers = new Map<number, ComponentSolver>();
  const solverOfSlot = new Map<number, ComponentSolver>();
  for (const knot of findComponents(edges)) {
    const solver = createSolver(edges, knot);
    for (const edge of solver.chosen) chosen.add(edge);
    for (const index of knot) {
      solvers.set(index, solver);
      for (const slot of edges[index]?.slots ?? []) solverOfSlot.set(slot, solver);
    }
  }
  return {
    chosen,
    lossWith: (edge) => (chosen.has(edge) ? 0 : (solvers.get(edge)?.lossWith(edge) ?? 0)),
    lossEmpty: (slot) => solverOfSlot.get(slot)?.lossEmpty(slot) ?? 0,
  };
}

/** Groups edges into connected components: edges that share a slot or transaction, directly or through others. */
function findComponents(edges: readonly WeightedEdge[]): number[][] {
  const parent = edges.map((_, index) => index);
  const root = (index: number): number => {
    let top = index;
    while (parent[top] !== top) top = parent[top] ?? top;
    parent[index] = top;
    return top;
  };
  const join = (owners: Map<number, number>, place: number, index: number): void => {
    const owner = owners.get(place);
    if (owner === undefined) owners.set(place, index);
    else parent[root(index)] = root(owner);
  };
  const [slots, transactions] = [new Map<number, number>(), new Map<number, number>()];
  edges.forEach((edge, index) => {
    for (const slot of edge.slots) join(slots, slot, index);
    for (const transaction of edge.transactions) join(transactions, transaction, index);
  });
  const groups = new Map<number, number[]>();
  edges.forEach((_, index) => {
    const group = groups.get(root(index));
    if (group) group.push(index);
    else groups.set(root(index), [index]);
  });
  return [...groups.values()];
}

function createSolver(edges: readonly WeightedEdge[], knot: readonly number[]): ComponentSolver {
  if (knot.every((index) => isPair(edges[index]))) return pairSolver(edges, knot);
  const slots = new Set(knot.flatMap((index) => edges[index]?.slots ?? []));
  const isSmall = slots.size <= SEARCH.receiptsMax && knot.length <= SEARCH.edgesMax;
  return isSmall ? exactSolver(edges, knot) : greedySolver(edges, knot);
}

function isPair(edge: WeightedEdge | undefined): boolean {
  return edge?.slots.length === 1 && edge.transactions.length === 1;
}

function pairSolver(edges: readonly WeightedEdge[], knot: readonly number[]): ComponentSolver {
  const solution: PairSolution = solvePairs(
    knot.map((index) => ({
      slot: edges[index]?.slots[0] ?? -1,
      transaction: edges[index]?.transactions[0] ?? -1,
      score: edges[index]?.score ?? 0,
    })),
  );
  const position = new Map(knot.map((index, order) => [index, order]));
  return {
    chosen: [...solution.chosenBySlot.values()].flatMap((order) => knot[order] ?? []),
    lossWith: (edge) => solution.lossWith(position.get(edge) ?? -1),
    lossEmpty: solution.lossEmpty,
  };
}

function exactSolver(edges: readonly WeightedEdge[], knot: readonly number[]): ComponentSolver {
  const best = searchExact(edges, knot);
  return {
    chosen: best.chosen,
    lossWith: (edge) => {
      const rest = searchExact(
        edges,
        knot.filter((other) => other !== edge && !areInConflict(edges[edge], edges[other])),
      );
      return Math.min(0, rest.total + (edges[edge]?.score ?? 0) - best.total);
    },
    lossEmpty: (slot) => {
      const rest = searchExact(
        edges,
        knot.filter((other) => !(edges[other]?.slots.includes(slot) ?? false)),
      );
      return Math.min(0, rest.total - best.total);
    },
  };
}

/**
 * For large components: chooses sums worth more than the pairs they displace, then solves the remaining pairs exactly.
 */
function greedySolver(edges: readonly WeightedEdge[], knot: readonly number[]): ComponentSolver {
  const sums = knot.filter((index) => !isPair(edges[index]));
  const pairs = knot.filter((index) => isPair(edges[index]));
  const rivalsOf = (sum: number): number =>
    searchGreedy(
      edges,
      pairs.filter((index) => areInConflict(edges[index], edges[sum])),
    ).total;
  const worth = new Map(sums.map((sum) => [sum, (edges[sum]?.score ?? 0) - rivalsOf(sum)]));
  const settled = searchGreedy(
    edges,
    sums.filter((sum) => (worth.get(sum) ?? 0) > 0),
  ).chosen;
  const unsettled = pairs.filter((index) => !settled.some((sum) => areInConflict(edges[index], edges[sum])));
  const solver = pairSolver(edges, unsettled);
  const isLeft = new Set(unsettled);
  return {
    chosen: [...settled, ...solver.chosen],
    lossWith: (edge) => (isLeft.has(edge) ? solver.lossWith(edge) : Math.min(0, -displacedValue(edge))),
    lossEmpty: (slot) => {
      const sum = settled.find((index) => edges[index]?.slots.includes(slot));
      return sum === undefined ? solver.lossEmpty(slot) : Math.min(0, -(worth.get(sum) ?? 0));
    },
  };

  /** Value of the chosen sums that conflict with an edge, beyond the pairs they displaced. */
  function displacedValue(edge: number): number {
    const inTheWay = settled.filter((sum) => areInConflict(edges[edge], edges[sum]));
    if (inTheWay.length === 0) return -(worth.get(edge) ?? 0);
    return inTheWay.reduce((total, sum) => total + (worth.get(sum) ?? 0), 0);
  }
}

function areInConflict(one: WeightedEdge | undefined, other: WeightedEdge | undefined): boolean {
  if (!one || !other) return false;
  return (
    one.slots.some((slot) => other.slots.includes(slot)) ||
    one.transactions.some((transaction) => other.transactions.includes(transaction))
  );
}
