import { KEPT } from '../match-bounds.ts';
import { PRICE_DAYS, THRESHOLDS, TIP_SHARES } from '../match-constants.ts';
import { mailRank } from '../order-messages.ts';
import { mayReplace } from '../pending-twins.ts';
import type { Prepared } from '../prepared-input.ts';
import type { PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import { consolidationEdges } from './consolidation-edges.ts';
import type { MatchEdge } from './match-edge.ts';
import { pairEdges } from './pair-edges.ts';
import { splitEdges } from './split-edges.ts';

/** A receipt with a transaction this likely needs no search for several transactions or sums. */
const EXPLAINED_SCORE = 2.5;
/** Log-odds from which a pairing is proposed. */
const PROPOSED_SCORE = Math.log(THRESHOLDS.suggest / (1 - THRESHOLDS.suggest));

/**
 * Every pairing worth arranging, of all receipts and transactions that were prepared, each order's given to its leading
 * email.
 */
export function findEdges(prepared: Prepared, index: TransactionIndex): MatchEdge[] {
  const samePrice = Map.groupBy(prepared.receipts, priceOf);
  const edges: MatchEdge[] = [];
  const open: PreparedReceipt[] = [];
  for (const receipt of prepared.receipts) {
    const isOnly = isOnlyOfItsPrice(receipt, samePrice.get(priceOf(receipt)) ?? []);
    const pairs = withoutReplaced(pairEdges(receipt, prepared, index), isOnly);
    const isExplained = pairs.some((edge) => edge.canBeAuto && edge.score >= EXPLAINED_SCORE);
    if (!isExplained) open.push(receipt);
    const splits = !isExplained || receipt.shipments.length > 0 ? splitEdges(receipt, prepared, index) : [];
    edges.push(...worthwhile([...pairs, ...splits]));
  }
  const leading = new Set(leadingMessages(prepared.receipts).values());
  edges.push(
    ...consolidationEdges(
      open.filter((receipt) => leading.has(receipt)),
      prepared,
      index,
    ),
  );
  return bestReadings(edges, prepared.receipts);
}

/** No other receipt of the merchant and price is near enough to need one of the same transactions. */
function isOnlyOfItsPrice(receipt: PreparedReceipt, alike: readonly PreparedReceipt[]): boolean {
  return !alike.some(
    (other) => other !== receipt && Math.abs(other.days.purchased - receipt.days.purchased) <= PRICE_DAYS,
  );
}

/**
 * Of a pending and a posted transaction that one receipt fits alike, the posted one, when no other receipt needs both;
 * and a bill that was pending gives way to the posted bill with its tip.
 */
function withoutReplaced(edges: readonly MatchEdge[], isOnlyOfItsPrice: boolean): readonly MatchEdge[] {
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

function priceOf(receipt: PreparedReceipt): string {
  return `${receipt.merchantKey}|${receipt.expectedMinor}|${receipt.isRefund}`;
}

/**
 * The readings of one receipt that are worth arranging. Where an exact amount or sum explains it, tips, gift
 * cards and estimates are no longer asked about; what lies far behind the best is left out.
 */
function worthwhile(edges: readonly MatchEdge[]): readonly MatchEdge[] {
  const sorted = edges.filter((edge) => edge.score > PROPOSED_SCORE).sort((a, b) => b.score - a.score);
  const top = sorted[0]?.score ?? 0;
  const sure = sorted.find((edge) => edge.canBeAuto)?.score ?? Number.NEGATIVE_INFINITY;
  return sorted
    .filter((edge) => edge.score >= top - KEPT.gap)
    .filter((edge) => sure < EXPLAINED_SCORE || edge.isExact || edge.score > sure - 1)
    .slice(0, KEPT.edgesMax);
}

/**
 * One edge for each order and set of transactions: the reading that scores best, whichever of the order's emails it
 * came from, given to the email that speaks for the order.
 */
function bestReadings(edges: readonly MatchEdge[], receipts: readonly PreparedReceipt[]): MatchEdge[] {
  const leading = leadingMessages(receipts);
  const best = new Map<string, MatchEdge>();
  for (const edge of edges) {
    if (edge.score <= PROPOSED_SCORE) continue;
    const leads = edge.receipts.map((receipt) => leading.get(placeOf(receipt)) ?? receipt);
    const transactions = edge.transactions.map((transaction) => transaction.index).sort((a, b) => a - b);
    const key = `${leads.map((receipt) => receipt.index).join(',')}>${transactions.join(',')}`;
    const known = best.get(key);
    if (known && known.score >= edge.score) continue;
    const isLed = edge.receipts.every((receipt, at) => receipt === leads[at]);
    best.set(key, isLed ? edge : ledBy(edge, leads));
  }
  return [...best.values()];
}

function ledBy(edge: MatchEdge, leads: readonly PreparedReceipt[]): MatchEdge {
  const leadOf = (receipt: PreparedReceipt): PreparedReceipt =>
    leads[edge.receipts.indexOf(receipt)] ?? receipt;
  return {
    ...edge,
    receipts: leads,
    parts: edge.parts.map((part) => ({ ...part, receipt: leadOf(part.receipt) })),
  };
}

/** The email of each order and amount that takes its transaction: a purchase before a parcel, the earlier one first. */
function leadingMessages(receipts: readonly PreparedReceipt[]): ReadonlyMap<string, PreparedReceipt> {
  const leading = new Map<string, PreparedReceipt>();
  for (const receipt of receipts) {
    const known = leading.get(placeOf(receipt));
    if (!known || speaksBefore(receipt, known)) leading.set(placeOf(receipt), receipt);
  }
  return leading;
}

function speaksBefore(one: PreparedReceipt, other: PreparedReceipt): boolean {
  const rank = mailRank(one.source) - mailRank(other.source);
  const day = (one.days.received ?? one.days.purchased) - (other.days.received ?? other.days.purchased);
  return rank < 0 || (rank === 0 && (day < 0 || (day === 0 && one.source.id < other.source.id)));
}

function placeOf(receipt: PreparedReceipt): string {
  return `${receipt.order}|${receipt.expectedMinor}`;
}
