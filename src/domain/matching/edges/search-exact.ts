import { SEARCH } from '../match-bounds.ts';

/** A pairing as seen by the search: the slots and transactions it uses, and its score. */
export interface WeightedEdge {
  /** Slots of receipts; an edge takes all of them or none. */
  readonly slots: readonly number[];
  readonly transactions: readonly number[];
  /** Always positive. */
  readonly score: number;
}

/** Indexes of compatible edges, and their total score. */
export interface Choice {
  readonly chosen: readonly number[];
  readonly total: number;
}

/** Greedy search: repeatedly takes the best edge that still fits. */
export function searchGreedy(edges: readonly WeightedEdge[], allowed: readonly number[]): Choice {
  const used = new UsedPlaces();
  const chosen: number[] = [];
  let total = 0;
  for (const index of [...allowed].sort((a, b) => (edges[b]?.score ?? 0) - (edges[a]?.score ?? 0) || a - b)) {
    const edge = edges[index];
    if (!edge || !used.fits(edge)) continue;
    used.take(edge);
    chosen.push(index);
    total += edge.score;
  }
  return { chosen, total };
}

/**
 * Branch and bound over the slots: each takes one of its edges or stays empty. Starts from the greedy solution and
 * returns the best one found within a fixed number of steps.
 */
export function searchExact(edges: readonly WeightedEdge[], allowed: readonly number[]): Choice {
  return new ExactSearch(edges, allowed).run();
}

class ExactSearch {
  private best: Choice;
  private steps = 0;
  private readonly edges: readonly WeightedEdge[];
  private readonly slots: readonly number[];
  private readonly bySlot = new Map<number, number[]>();
  /** Upper bound of the total that the slots from an index on can still add. */
  private readonly upperBound: number[];
  private readonly used = new UsedPlaces();
  /** Slots left empty on the current branch. */
  private readonly empty = new Set<number>();
  private readonly picked: number[] = [];

  constructor(edges: readonly WeightedEdge[], allowed: readonly number[]) {
    this.edges = edges;
    this.best = searchGreedy(edges, allowed);
    for (const index of [...allowed].sort((a, b) => (edges[b]?.score ?? 0) - (edges[a]?.score ?? 0))) {
      for (const slot of edges[index]?.slots ?? [])
        this.bySlot.set(slot, [...(this.bySlot.get(slot) ?? []), index]);
    }
    this.slots = [...this.bySlot.keys()].sort((a, b) => this.edgesOf(a).length - this.edgesOf(b).length);
    this.upperBound = new Array<number>(this.slots.length + 1).fill(0);
    for (let index = this.slots.length - 1; index >= 0; index -= 1) {
      const shares = this.edgesOf(this.slots[index]).map((edge) => this.shareOf(edge));
      this.upperBound[index] = (this.upperBound[index + 1] ?? 0) + Math.max(0, ...shares);
    }
  }

  run(): Choice {
    this.visit(0, 0);
    return this.best;
  }

  /** The bound counts an edge's later slots twice, so it is never too low. */
  private visit(index: number, total: number): void {
    this.steps += 1;
    if (total > this.best.total + 1e-9) this.best = { chosen: [...this.picked], total };
    const slot = this.slots[index];
    if (slot === undefined || this.steps > SEARCH.stepsMax) return;
    if (total + (this.upperBound[index] ?? 0) <= this.best.total + 1e-9) return;
    if (this.used.hasSlot(slot)) {
      this.visit(index + 1, total);
      return;
    }
    for (const position of this.edgesOf(slot)) {
      const edge = this.edges[position];
      if (!edge || !this.used.fits(edge) || edge.slots.some((each) => this.empty.has(each))) continue;
      this.used.take(edge);
      this.picked.push(position);
      this.visit(index + 1, total + edge.score);
      this.picked.pop();
      this.used.release(edge);
    }
    this.empty.add(slot);
    this.visit(index + 1, total);
    this.empty.delete(slot);
  }

  private edgesOf(slot: number | undefined): readonly number[] {
    return slot === undefined ? [] : (this.bySlot.get(slot) ?? []);
  }

  private shareOf(position: number): number {
    const edge = this.edges[position];
    return edge ? edge.score / edge.slots.length : 0;
  }
}

class UsedPlaces {
  private readonly slots = new Set<number>();
  private readonly transactions = new Set<number>();

  hasSlot(slot: number): boolean {
    return this.slots.has(slot);
  }

  fits(edge: WeightedEdge): boolean {
    return (
      !edge.slots.some((slot) => this.slots.has(slot)) &&
      !edge.transactions.some((transaction) => this.transactions.has(transaction))
    );
  }

  take(edge: WeightedEdge): void {
    for (const slot of edge.slots) this.slots.add(slot);
    for (const transaction of edge.transactions) this.transactions.add(transaction);
  }

  release(edge: WeightedEdge): void {
    for (const slot of edge.slots) this.slots.delete(slot);
    for (const transaction of edge.transactions) this.transactions.delete(transaction);
  }
}
