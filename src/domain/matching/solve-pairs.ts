import { SEARCH } from './match-bounds.ts';

/** One slot paired with one transaction; the score is positive. */
export interface PairEdge {
  readonly slot: number;
  readonly transaction: number;
  readonly score: number;
}

/** The best assignment of pairs, and the loss of another choice. Losses are zero or negative. */
export interface PairSolution {
  /** Index of the chosen edge by slot. */
  readonly chosenBySlot: ReadonlyMap<number, number>;
  readonly lossWith: (edge: number) => number;
  readonly lossEmpty: (slot: number) => number;
}

/**
 * Maximum-weight bipartite matching in a sparse graph; slots and transactions may stay unassigned. Slots are inserted
 * one at a time along the best augmenting path, which keeps the assignment optimal after every step. Polynomial:
 * O(slots × edges) path steps.
 */
export function solvePairs(edges: readonly PairEdge[]): PairSolution {
  const state = new PairState(edges);
  for (const slot of state.slots()) state.insert(slot);
  return {
    chosenBySlot: state.chosen,
    lossWith: (edge) => state.lossWith(edge),
    lossEmpty: (slot) => state.lossEmpty(slot),
  };
}

const EPSILON = 1e-9;

class PairState {
  /** Chosen edge by slot, and assigned slot by transaction. */
  readonly chosen = new Map<number, number>();
  private readonly owner = new Map<number, number>();
  private readonly edges: readonly PairEdge[];
  private readonly bySlot = new Map<number, number[]>();
  private readonly byTransaction = new Map<number, number[]>();

  constructor(edges: readonly PairEdge[]) {
    this.edges = edges;
    edges.forEach((edge, index) => {
      append(this.bySlot, edge.slot, index);
      append(this.byTransaction, edge.transaction, index);
    });
  }

  slots(): Iterable<number> {
    return this.bySlot.keys();
  }

  insert(slot: number): void {
    const path = this.bestPath(slot, NO_RESTRICTIONS, this.edges.length * 40);
    if (path.gain <= EPSILON) return;
    if (path.dropped !== null) this.chosen.delete(path.dropped);
    for (const index of path.taken) {
      const edge = this.edges[index];
      if (!edge) continue;
      this.chosen.set(edge.slot, index);
      this.owner.set(edge.transaction, edge.slot);
    }
  }

  /** Best total without this slot, minus the best total. */
  lossEmpty(slot: number): number {
    const edge = this.chosenEdge(slot);
    if (!edge) return 0;
    return Math.min(
      0,
      this.bestRefill(edge.transaction, { ...NO_RESTRICTIONS, slots: new Set([slot]) }) - edge.score,
    );
  }

  /** Best total with this edge, minus the best total. */
  lossWith(index: number): number {
    const edge = this.edges[index];
    if (!edge || this.chosen.get(edge.slot) === index) return 0;
    const current = this.chosenEdge(edge.slot);
    const rival = this.owner.get(edge.transaction);
    const rivalEdge = rival === undefined ? undefined : this.chosenEdge(rival);
    if (rival === edge.slot) return Math.min(0, edge.score - (current?.score ?? 0));
    let change = edge.score - (current?.score ?? 0);
    const closed = new Set([edge.transaction]);
    const slots = new Set([edge.slot]);
    const taken = new Set(rival === undefined ? [edge.slot] : [edge.slot, rival]);
    const refill = current
      ? this.bestRefill(current.transaction, { transactions: closed, slots: taken, freed: NONE })
      : 0;
    if (rival === undefined || !rivalEdge) return Math.min(0, change + refill);
    change -= rivalEdge.score;
    const freed = current ? new Set([current.transaction]) : NONE;
    const viaFreed = this.bestPath(rival, { transactions: closed, slots, freed }).gain;
    const elsewhere = current
      ? this.bestPath(rival, {
          transactions: new Set([edge.transaction, current.transaction]),
          slots,
          freed: NONE,
        }).gain + refill
      : viaFreed;
    return Math.min(0, change + Math.max(viaFreed, elsewhere));
  }

  private chosenEdge(slot: number): PairEdge | undefined {
    const at = this.chosen.get(slot);
    return at === undefined ? undefined : this.edges[at];
  }

  private chosenScore(slot: number): number {
    return this.chosenEdge(slot)?.score ?? 0;
  }

  /**
   * Finds the augmenting path with the highest gain that gives `start` a transaction. It ends at an unassigned
   * transaction or by leaving another slot empty. Gain 0: no improvement.
   */
  private bestPath(
    start: number,
    closed: Restrictions = NO_RESTRICTIONS,
    limit: number = SEARCH.refillStepsMax,
  ): { gain: number; taken: number[]; dropped: number | null } {
    const gains = new Map([[start, 0]]);
    const queue = [start];
    const path: PathSearch = { gains, queue, best: 0, start, closed, previous: new Map(), end: -1, last: -1 };
    for (let head = 0; head < queue.length && head < limit; head += 1) {
      const slot = queue[head] ?? -1;
      const before = gains.get(slot) ?? 0;
      for (const index of this.bySlot.get(slot) ?? []) this.follow(path, slot, before, index);
    }
    return {
      gain: path.best,
      taken: this.trace(path.last, start, path.previous),
      dropped: path.end < 0 ? null : path.end,
    };
  }

  /** Takes an edge of a slot on the path and continues with the slot that loses its transaction. */
  private follow(path: PathSearch, slot: number, before: number, index: number): void {
    const { start, closed } = path;
    const edge = this.edges[index];
    if (!edge || closed.transactions.has(edge.transaction)) return;
    if (slot !== start && this.chosen.get(slot) === index) return;
    const owner = closed.freed.has(edge.transaction) ? undefined : this.owner.get(edge.transaction);
    const isFree = owner === undefined || owner === start;
    if (!isFree && closed.slots.has(owner)) return;
    const gain = before + edge.score - (isFree ? 0 : this.chosenScore(owner));
    if (gain > path.best + EPSILON) {
      path.best = gain;
      path.end = isFree ? -1 : owner;
      path.last = index;
    }
    if (!isFree && improve(path, owner, gain)) path.previous.set(owner, index);
  }

  private trace(last: number, start: number, previous: ReadonlyMap<number, number>): number[] {
    const taken: number[] = [];
    let at: number | undefined = last < 0 ? undefined : last;
    while (at !== undefined && taken.length <= this.edges.length) {
      taken.push(at);
      const slot: number = this.edges[at]?.slot ?? start;
      at = slot === start ? undefined : previous.get(slot);
    }
    return taken;
  }

  /** Highest gain from assigning a freed transaction, with other slots moving up. */
  private bestRefill(transaction: number, closed: Restrictions): number {
    const search = newSearch(transaction);
    const { queue, gains } = search;
    for (let head = 0; head < queue.length && head < SEARCH.refillStepsMax; head += 1) {
      const free = queue[head] ?? -1;
      const before = gains.get(free) ?? 0;
      for (const index of this.byTransaction.get(free) ?? []) this.refill(search, closed, before, index);
    }
    return search.best;
  }

  /** Gives a free transaction to the slot of an edge and continues with the transaction that slot frees. */
  private refill(search: Search, closed: Restrictions, before: number, index: number): void {
    const edge = this.edges[index];
    if (!edge || closed.slots.has(edge.slot) || this.chosen.get(edge.slot) === index) return;
    const left = this.chosenEdge(edge.slot);
    const after = before + edge.score - (left?.score ?? 0);
    if (after > search.best) search.best = after;
    if (left && !closed.transactions.has(left.transaction)) improve(search, left.transaction, after);
  }
}

/** Gain at each node reached so far, and the nodes to continue from. */
interface Search {
  readonly gains: Map<number, number>;
  readonly queue: number[];
  best: number;
}

function newSearch(start: number): Search {
  return { gains: new Map([[start, 0]]), queue: [start], best: 0 };
}

/** Records a higher gain at a node and continues from it; returns false if it was reached as well before. */
function improve({ gains, queue }: Search, place: number, gain: number): boolean {
  if (gain <= (gains.get(place) ?? Number.NEGATIVE_INFINITY) + EPSILON) return false;
  gains.set(place, gain);
  queue.push(place);
  return true;
}

/** Slots and transactions a path may not use, and transactions it may treat as unassigned. */
interface Restrictions {
  readonly transactions: ReadonlySet<number>;
  readonly slots: ReadonlySet<number>;
  readonly freed: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const NO_RESTRICTIONS: Restrictions = { transactions: NONE, slots: NONE, freed: NONE };

/** State of a path search: the edge each slot was reached by, and the best end so far. */
interface PathSearch extends Search {
  readonly start: number;
  readonly closed: Restrictions;
  readonly previous: Map<number, number>;
  /** The slot left empty, or -1 if the path ends at an unassigned transaction. */
  end: number;
  last: number;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
