import { SEARCH } from './match-bounds.ts';

/** One slot with one transaction, worth more than zero. */
export interface PairEdge {
  readonly slot: number;
  readonly transaction: number;
  readonly score: number;
}

/** The best arrangement of pairs and what another choice would cost. Losses are zero or negative. */
export interface PairSolution {
  /** Position of the chosen edge by slot. */
  readonly chosenBySlot: ReadonlyMap<number, number>;
  readonly lossWith: (edge: number) => number;
  readonly lossEmpty: (slot: number) => number;
}

/**
 * The assignment of highest total in a sparse graph of pairs; slots and transactions may stay free. Slots are added one
 * at a time along the best alternating path, which keeps the arrangement optimal after every step. Polynomial
 * for any size: O(slots × edges) paths.
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
  /** Chosen edge by slot, and owner's slot by transaction. */
  readonly chosen = new Map<number, number>();
  private readonly owner = new Map<number, number>();
  private readonly edges: readonly PairEdge[];
  private readonly bySlot = new Map<number, number[]>();
  private readonly byTransaction = new Map<number, number[]>();

  constructor(edges: readonly PairEdge[]) {
    this.edges = edges;
    edges.forEach((edge, at) => {
      append(this.bySlot, edge.slot, at);
      append(this.byTransaction, edge.transaction, at);
    });
  }

  slots(): Iterable<number> {
    return this.bySlot.keys();
  }

  insert(slot: number): void {
    const path = this.bestPath(slot, new Set(), new Set(), new Set(), this.edges.length * 40);
    if (path.gain <= EPSILON) return;
    if (path.dropped !== null) this.chosen.delete(path.dropped);
    for (const at of path.taken) {
      const edge = this.edges[at];
      if (!edge) continue;
      this.chosen.set(edge.slot, at);
      this.owner.set(edge.transaction, edge.slot);
    }
  }

  /** Best total without this slot, less the best total. */
  lossEmpty(slot: number): number {
    const edge = this.chosenEdge(slot);
    if (!edge) return 0;
    return Math.min(0, this.bestRefill(edge.transaction, new Set([slot])) - edge.score);
  }

  /** Best total with this edge, less the best total. */
  lossWith(at: number): number {
    const edge = this.edges[at];
    if (!edge || this.chosen.get(edge.slot) === at) return 0;
    const own = this.chosenEdge(edge.slot);
    const rival = this.owner.get(edge.transaction);
    const rivalEdge = rival === undefined ? undefined : this.chosenEdge(rival);
    if (rival === edge.slot) return Math.min(0, edge.score - (own?.score ?? 0));
    let change = edge.score - (own?.score ?? 0);
    const closed = new Set([edge.transaction]);
    const gone = new Set([edge.slot]);
    const refill = own
      ? this.bestRefill(
          own.transaction,
          new Set([edge.slot, ...(rival === undefined ? [] : [rival])]),
          closed,
        )
      : 0;
    if (rival === undefined || !rivalEdge) return Math.min(0, change + refill);
    change -= rivalEdge.score;
    const freed = own ? new Set([own.transaction]) : new Set<number>();
    const viaFreed = this.bestPath(rival, closed, gone, freed).gain;
    const elsewhere = own
      ? this.bestPath(rival, new Set([edge.transaction, own.transaction]), gone).gain + refill
      : viaFreed;
    return Math.min(0, change + Math.max(viaFreed, elsewhere));
  }

  private chosenEdge(slot: number): PairEdge | undefined {
    const at = this.chosen.get(slot);
    return at === undefined ? undefined : this.edges[at];
  }

  /**
   * The alternating path of highest gain that starts by giving `start` a transaction; it ends at a free transaction or
   * by leaving another slot empty. Gain 0 = better left as it is.
   */
  private bestPath(
    start: number,
    closedTransactions: ReadonlySet<number>,
    closedSlots: ReadonlySet<number>,
    freedTransactions: ReadonlySet<number> = new Set(),
    limit: number = SEARCH.refillStepsMax,
  ): { gain: number; taken: number[]; dropped: number | null } {
    const gains = new Map<number, number>([[start, 0]]);
    const cameBy = new Map<number, number>();
    const queue = [start];
    let best = { gain: 0, end: -1, last: -1 };
    for (let head = 0; head < queue.length && head < limit; head += 1) {
      const slot = queue[head] ?? -1;
      const before = gains.get(slot) ?? 0;
      for (const at of this.bySlot.get(slot) ?? []) {
        const edge = this.edges[at];
        if (
          !edge ||
          closedTransactions.has(edge.transaction) ||
          (slot !== start && this.chosen.get(slot) === at)
        )
          continue;
        const owner = freedTransactions.has(edge.transaction) ? undefined : this.owner.get(edge.transaction);
        const after = before + edge.score;
        if (owner === undefined || owner === start) {
          if (after > best.gain + EPSILON) best = { gain: after, end: -1, last: at };
          continue;
        }
        if (closedSlots.has(owner)) continue;
        const through = after - (this.chosenEdge(owner)?.score ?? 0);
        if (through > best.gain + EPSILON) best = { gain: through, end: owner, last: at };
        if (through > (gains.get(owner) ?? Number.NEGATIVE_INFINITY) + EPSILON) {
          gains.set(owner, through);
          cameBy.set(owner, at);
          queue.push(owner);
        }
      }
    }
    return {
      gain: best.gain,
      taken: this.trace(best.last, start, cameBy),
      dropped: best.end < 0 ? null : best.end,
    };
  }

  private trace(last: number, start: number, cameBy: ReadonlyMap<number, number>): number[] {
    const taken: number[] = [];
    let at: number | undefined = last < 0 ? undefined : last;
    while (at !== undefined && taken.length <= this.edges.length) {
      taken.push(at);
      const slot: number = this.edges[at]?.slot ?? start;
      at = slot === start ? undefined : cameBy.get(slot);
    }
    return taken;
  }

  /** The highest gain from filling a transaction that became free, others moving up behind. */
  private bestRefill(
    transaction: number,
    closedSlots: ReadonlySet<number>,
    closedTransactions: ReadonlySet<number> = new Set(),
  ): number {
    const gains = new Map<number, number>([[transaction, 0]]);
    const queue = [transaction];
    let best = 0;
    for (let head = 0; head < queue.length && head < SEARCH.refillStepsMax; head += 1) {
      const free = queue[head] ?? -1;
      const before = gains.get(free) ?? 0;
      for (const at of this.byTransaction.get(free) ?? []) {
        const edge = this.edges[at];
        if (!edge || closedSlots.has(edge.slot) || this.chosen.get(edge.slot) === at) continue;
        const left = this.chosenEdge(edge.slot);
        const after = before + edge.score - (left?.score ?? 0);
        if (after > best) best = after;
        if (
          left &&
          !closedTransactions.has(left.transaction) &&
          after > (gains.get(left.transaction) ?? Number.NEGATIVE_INFINITY) + EPSILON
        ) {
          gains.set(left.transaction, after);
          queue.push(left.transaction);
        }
      }
    }
    return best;
  }
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
