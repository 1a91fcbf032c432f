import { PAIRING_LIMITS } from '../match-bounds.ts';
import { PRICE_DAYS, THRESHOLDS, TIP_SHARES } from '../match-constants.ts';
import { messageRank } from '../order-messages.ts';
import { mayReplace } from '../posted-replacements.ts';
import type { PreparedInput } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import { consolidationEdges } from './consolidation-edges.ts';
import type { MatchEdge } from './match-edge.ts';
import { pairEdges } from './pair-edges.ts';
import { splitEdges } from './split-edges.ts';

/** A receipt with a pairing of at least this score is not searched for split or consolidated charges. */
const EXPLAINED_SCORE = 2.5;
/** Minimum log-odds for a pairing to be suggested. */
const PROPOSED_SCORE = Math.log(THRESHOLDS.suggest / (1 - THRESHOLDS.suggest));

/**
 * Returns every plausible pairing of the prepared receipts and transactions. Each order's pairings are assigned to its
 * representative email.
 */
export function findEdges(prepared: PreparedInput, index: TransactionIndex): MatchEdge[] {
  const samePrice = Map.groupBy(prepared.receipts, priceKey);
  const edges: MatchEdge[] = [];
  const open: PreparedReceipt[] = [];
  for (const receipt of prepared.receipts) {
    const isOnly = isOnlyOfItsPrice(receipt, samePrice.get(priceKey(receipt)) ?? []);
    const pairs = dropReplacedPending(pairEdges(receipt, prepared, index), isOnly);
    const isExplained = pairs.some((edge) => isExplanation(edge, receipt));
    if (!isExplained) open.push(receipt);
    const splits = !isExplained || receipt.shipments.length > 0 ? splitEdges(receipt, prepared, index) : [];
    edges.push(...keepPlausible([...pairs, ...splits]));
  }
  const leading = new Set(leadingMessages(prepared.receipts).values());
  edges.push(
    ...consolidationEdges(
      open.filter((receipt) => leading.has(receipt)),
      prepared,
      index,
    ),
  );
  return keepBestPerOrder(edges, prepared.receipts);
}

/** A charge days before the receipt may be that of another purchase: a sum of receipts is searched for as well. */
function isExplanation(
  { canBeAuto, score, transactions: [transaction] }: MatchEdge,
  receipt: PreparedReceipt,
): boolean {
  return (
    canBeAuto && score >= EXPLAINED_SCORE && transaction !== undefined && lagOf(receipt, transaction) >= -1
  );
}

/** True if no other receipt of the same merchant and price is close enough to compete for the same transactions. */
function isOnlyOfItsPrice(receipt: PreparedReceipt, alike: readonly PreparedReceipt[]): boolean {
  return !alike.some(
    (other) => other !== receipt && Math.abs(other.days.purchased - receipt.days.purchased) <= PRICE_DAYS,
  );
}

/**
 * If a pending and a posted transaction fit one receipt equally well, drops the pending one, unless another receipt
 * needs it. A pending bill is also dropped for the posted bill with the tip.
 */
function dropReplacedPending(edges: readonly MatchEdge[], isOnlyOfItsPrice: boolean): readonly MatchEdge[] {
  if (!isOnlyOfItsPrice) return edges;
  return edges.filter(({ transactions: [transaction], isExact }) => {
    if (!transaction?.isPending || !isExact) return true;
    return !edges.some(({ transactions: [other], isLoneAmount, score }) => {
      if (other === undefined || isLoneAmount || score <= PROPOSED_SCORE) return false;
      const isTipped =
        other.amountMinor > transaction.amountMinor &&
        other.amountMinor <= transaction.amountMinor * (1 + TIP_SHARES.highMax);
      return mayReplace(legOf(transaction), {
        ...legOf(other),
        ...(isTipped ? { signedMinor: transaction.source.amountMinor } : {}),
      });
    });
  });
}

function legOf(transaction: PreparedTransaction): Parameters<typeof mayReplace>[0] {
  return {
    ...transaction,
    accountId: transaction.source.accountId,
    signedMinor: transaction.source.amountMinor,
  };
}

function priceKey(receipt: PreparedReceipt): string {
  return `${receipt.merchantKey}|${receipt.expectedMinor}|${receipt.isRefund}`;
}

/**
 * Keeps the plausible pairings of one receipt. If an exact amount or sum explains it, tips, gift cards and estimates
 * are not suggested; pairings far below the best are dropped.
 */
function keepPlausible(edges: readonly MatchEdge[]): readonly MatchEdge[] {
  const sorted = edges.filter((edge) => edge.score > PROPOSED_SCORE).sort((a, b) => b.score - a.score);
  const top = sorted[0]?.score ?? 0;
  const sure = sorted.find((edge) => edge.canBeAuto)?.score ?? Number.NEGATIVE_INFINITY;
  return sorted
    .filter((edge) => edge.score >= top - PAIRING_LIMITS.gap)
    .filter((edge) => sure < EXPLAINED_SCORE || edge.isExact || edge.score > sure - 1)
    .slice(0, PAIRING_LIMITS.edgesMax);
}

/**
 * Keeps one edge for each order and set of transactions: the highest score among the order's emails, assigned to the
 * order's representative email.
 */
function keepBestPerOrder(edges: readonly MatchEdge[], receipts: readonly PreparedReceipt[]): MatchEdge[] {
  const leading = leadingMessages(receipts);
  const best = new Map<string, MatchEdge>();
  for (const edge of edges) {
    if (edge.score <= PROPOSED_SCORE) continue;
    const leads = edge.receipts.map((receipt) => leading.get(orderAmountKey(receipt)) ?? receipt);
    const transactions = edge.transactions.map((transaction) => transaction.index).sort((a, b) => a - b);
    const key = `${leads.map((receipt) => receipt.index).join(',')}>${transactions.join(',')}`;
    const known = best.get(key);
    if (known && known.score >= edge.score) continue;
    const isLed = edge.receipts.every((receipt, index) => receipt === leads[index]);
    best.set(key, isLed ? edge : assignToLeads(edge, leads));
  }
  return [...best.values()];
}

function assignToLeads(edge: MatchEdge, leads: readonly PreparedReceipt[]): MatchEdge {
  const leadOf = (receipt: PreparedReceipt): PreparedReceipt =>
    leads[edge.receipts.indexOf(receipt)] ?? receipt;
  return {
    ...edge,
    receipts: leads,
    parts: edge.parts.map((part) => ({ ...part, receipt: leadOf(part.receipt) })),
  };
}

/**
 * The representative email of each order and amount: a purchase email before a shipping email, then the earlier one.
 */
function leadingMessages(receipts: readonly PreparedReceipt[]): ReadonlyMap<string, PreparedReceipt> {
  const leading = new Map<string, PreparedReceipt>();
  for (const receipt of receipts) {
    const known = leading.get(orderAmountKey(receipt));
    if (!known || takesPrecedence(receipt, known)) leading.set(orderAmountKey(receipt), receipt);
  }
  return leading;
}

function takesPrecedence(one: PreparedReceipt, other: PreparedReceipt): boolean {
  const rank = messageRank(one.source) - messageRank(other.source);
  const day = (one.days.received ?? one.days.purchased) - (other.days.received ?? other.days.purchased);
  return rank < 0 || (rank === 0 && (day < 0 || (day === 0 && one.source.id < other.source.id)));
}

function orderAmountKey(receipt: PreparedReceipt): string {
  return `${receipt.order}|${receipt.expectedMinor}`;
}
