import type { MatchEdge } from './edges/match-edge.ts';
import { THRESHOLDS } from './match-constants.ts';
import type { Match, MatchDecision } from './match-types.ts';
import type { PreparedReceipt } from './prepared-receipt.ts';
import { type Assignment, solveAssignment } from './solve-assignment.ts';

interface Option {
  readonly edge: MatchEdge;
  readonly isChosen: boolean;
  readonly confidence: number;
  readonly margin: number;
}

/**
 * Chooses the best set of edges in which no transaction and no order is used twice, and turns it into one automatic
 * match or a list of suggestions per receipt. Sorted by receipt, most confident suggestion first.
 */
export function decideMatches(edges: readonly MatchEdge[]): Match[] {
  const slots = slotNumbers(edges);
  const slotOf = (receipt: PreparedReceipt): number => slots.get(receipt.index) ?? receipt.index;
  const weighted = edges.map((edge) => ({
    slots: edge.receipts.map(slotOf),
    transactions: edge.transactions.map((transaction) => transaction.index),
    score: edge.score,
  }));
  const assignment = solveAssignment(weighted);
  const byReceipt = new Map<PreparedReceipt, number[]>();
  edges.forEach((edge, index) => {
    for (const receipt of edge.receipts) byReceipt.set(receipt, [...(byReceipt.get(receipt) ?? []), index]);
  });
  const options = new Map<PreparedReceipt, Option[]>();
  for (const [receipt, positions] of byReceipt)
    options.set(receipt, rankOptions(positions, edges, assignment, slotOf(receipt)));
  const outcome = new Outcome(options);
  return [...byReceipt.keys()]
    .sort((a, b) => a.index - b.index)
    .flatMap((receipt) => outcome.matchesOf(receipt));
}

/** Emails of one order and amount share a slot, so only one of them can take a transaction. */
function slotNumbers(edges: readonly MatchEdge[]): Map<number, number> {
  const numbers = new Map<string, number>();
  const slots = new Map<number, number>();
  for (const edge of edges) {
    for (const receipt of edge.receipts) {
      const key = `${receipt.order}|${receipt.expectedMinor}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      slots.set(receipt.index, number);
    }
  }
  return slots;
}

function rankOptions(
  positions: readonly number[],
  edges: readonly MatchEdge[],
  assignment: Assignment,
  slot: number,
): Option[] {
  const losses = positions.map((index) => assignment.lossWith(index));
  const empty = assignment.lossEmpty(slot);
  const sum = [...losses, empty].reduce((total, loss) => total + Math.exp(loss), 0);
  const found: Option[] = [];
  positions.forEach((index, order) => {
    const edge = edges[index];
    const loss = losses[order] ?? 0;
    if (!edge) return;
    const others = [empty, ...losses.filter((_, other) => other !== order)];
    found.push({
      edge,
      isChosen: assignment.chosen.has(index),
      confidence: Math.exp(loss) / sum,
      margin: loss - Math.max(...others),
    });
  });
  return found.sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.confidence - a.confidence);
}

/**
 * Decides which edges are matched automatically, which transactions that uses up, and which edges are still suggested.
 */
class Outcome {
  private readonly options: ReadonlyMap<PreparedReceipt, readonly Option[]>;
  private readonly matched = new Set<MatchEdge>();
  private readonly matchedTransactions = new Set<number>();
  /** The email that represents each order. */
  private readonly representativeByOrder = new Map<number, PreparedReceipt>();

  constructor(options: ReadonlyMap<PreparedReceipt, readonly Option[]>) {
    this.options = options;
    for (const [receipt, list] of options) {
      const chosen = findChosen(list);
      if (!chosen) continue;
      if (chosen.edge.receipts.every((each) => isSure(findChosen(options.get(each)), chosen.edge))) {
        this.matched.add(chosen.edge);
        for (const transaction of chosen.edge.transactions) this.matchedTransactions.add(transaction.index);
      }
      if (chosen.edge.isExact || !this.representativeByOrder.has(receipt.order))
        this.representativeByOrder.set(receipt.order, receipt);
    }
  }

  matchesOf(receipt: PreparedReceipt): Match[] {
    const list = this.options.get(receipt) ?? [];
    const chosen = findChosen(list);
    if (chosen && this.matched.has(chosen.edge)) return [toMatch(receipt, chosen, 'auto')];
    const settled = this.representativeByOrder.get(receipt.order);
    const isSettledElsewhere = settled !== undefined && settled !== receipt;
    if (isSettledElsewhere && chosen?.edge.isExact !== true) return [];
    return list
      .filter((option) => option.isChosen || this.isOpen(option))
      .slice(0, THRESHOLDS.suggestionsMax)
      .map((option) => toMatch(receipt, option, 'suggest'));
  }

  private isOpen(option: Option): boolean {
    if (option.edge.transactions.some((transaction) => this.matchedTransactions.has(transaction.index)))
      return false;
    return option.margin >= -THRESHOLDS.alternativeGap && !(option.edge.isLoneAmount && option.margin < -1);
  }
}

function findChosen(options: readonly Option[] | undefined): Option | undefined {
  return options?.find((option) => option.isChosen);
}

/** True when this receipt's own confidence and margin are high enough to match the edge automatically. */
function isSure(option: Option | undefined, edge: MatchEdge): boolean {
  if (option?.edge !== edge || !edge.canBeAuto) return false;
  return option.confidence >= THRESHOLDS.auto && option.margin >= THRESHOLDS.autoMargin;
}

function toMatch(receipt: PreparedReceipt, option: Option, decision: MatchDecision): Match {
  return {
    receiptId: receipt.source.id,
    allocations: option.edge.parts
      .filter((part) => part.receipt === receipt)
      .map((part) => ({ transactionId: part.transaction.source.id, amountMinor: part.amountMinor })),
    confidence: Math.round(Math.min(0.999, option.confidence) * 1000) / 1000,
    decision,
    reasons: option.edge.reasons,
    evidence: option.edge.evidence,
  };
}
