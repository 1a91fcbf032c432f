import { dateEvidence } from '../evidence/date-evidence.ts';
import { type PairingEvidence, shownTogether, weigh } from '../evidence/pairing-evidence.ts';
import { amountText, dayReason } from '../evidence/reasons.ts';
import { NAME_LEVELS, SPLIT } from '../match-constants.ts';
import type { Prepared } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt, transactionWindow } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import type { MatchEdge } from './match-edge.ts';
import { type IdentityEvidence, identityEvidence } from './pair-edges.ts';
import { choicesUpTo, exactSums } from './subset-sums.ts';

/** A parcel's transaction may come so many days before and after it left. */
const PARCEL_DAYS = { before: 2, after: 8 } as const;

/** Pairings of one receipt with 2 to 4 transactions that add up to it, or with the transactions of its parcels. */
export function splitEdges(
  receipt: PreparedReceipt,
  prepared: Prepared,
  index: TransactionIndex,
): MatchEdge[] {
  const candidates = partTransactions(receipt, prepared, index);
  const parcels = parcelTransactions(receipt, candidates);
  const edges = shipmentEdges(receipt, parcels, candidates, prepared);
  if (
    receipt.days.kind === 'subscription' ||
    receipt.isRefund !== (candidates[0]?.isInflow ?? receipt.isRefund)
  )
    return edges;
  const amounts = candidates.map((transaction) => amountIn(transaction, receipt));
  for (const positions of exactSums(amounts, receipt.expectedMinor, SPLIT.transactionsMax)) {
    const transactions = positions.flatMap((at) => candidates[at] ?? []);
    const last = Math.max(...transactions.map((transaction) => transaction.day));
    const openCount = candidates.filter((transaction) => transaction.day <= last).length;
    const isWhole = transactions.length === openCount;
    const chance = Math.log(choicesUpTo(openCount, transactions.length)[transactions.length] ?? 1);
    const holdsParcels =
      parcels.length > 0 && parcels.every((transaction) => transactions.includes(transaction));
    const rest = (holdsParcels ? SPLIT.parcelInside : 0) - chance * (isWhole ? SPLIT.wholeChance : 1);
    const sum: PairingEvidence = { shows: { exactSum: 1 }, rest };
    const edge = splitEdge(receipt, transactions, prepared, sum, 'adds up to the total');
    const isClear = transactions.length <= SPLIT.autoTransactionsMax || isWhole;
    if (edge) edges.push({ ...edge, canBeAuto: edge.canBeAuto && isClear });
  }
  return edges;
}

function partTransactions(
  receipt: PreparedReceipt,
  prepared: Prepared,
  index: TransactionIndex,
): PreparedTransaction[] {
  const window = transactionWindow(receipt.days);
  const to = Math.min(window.to, receipt.days.purchased + SPLIT.daysMax);
  const day = receipt.days.purchased;
  return index
    .between(window.from, to, receipt.isRefund)
    .filter(
      (transaction) =>
        amountIn(transaction, receipt) > 0 &&
        amountIn(transaction, receipt) < receipt.expectedMinor &&
        !prepared.isDeclined(receipt, transaction),
    )
    .filter((transaction) => isSameMerchant(receipt, transaction, prepared))
    .sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day))
    .slice(0, SPLIT.candidatesMax)
    .sort((a, b) => a.day - b.day || a.index - b.index);
}

function isSameMerchant(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: Prepared,
): boolean {
  if (prepared.quickSimilarity(receipt, transaction) >= NAME_LEVELS.good) return true;
  return (
    !prepared.aliases.isEmpty &&
    prepared.aliases.knows(transaction.source.description, receipt.source.merchant, receipt.name)
  );
}

/** The transaction's amount in the receipt's currency, 0 when the transaction does not state it. */
export function amountIn(transaction: PreparedTransaction, receipt: PreparedReceipt): number {
  if (receipt.currency === null || transaction.currency === receipt.currency) return transaction.amountMinor;
  return transaction.originalCurrency === receipt.currency ? (transaction.originalMinor ?? 0) : 0;
}

function splitEdge(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  prepared: Prepared,
  sum: PairingEvidence,
  words: string,
): MatchEdge | null {
  let name: IdentityEvidence | null = null;
  let date = 0;
  let isSure = true;
  const reasons = new Set<string>();
  for (const transaction of transactions) {
    const evidence = dateEvidence(receipt.days, transaction.day, transaction.authorizedDay);
    const identity = identityEvidence(receipt, transaction, prepared, true);
    if (evidence === null) return null;
    if (name === null || identity.weight < name.weight) name = identity;
    date += evidence / transactions.length;
    isSure &&= identity.isSure;
    for (const reason of identity.reasons) reasons.add(reason);
  }
  const lags = transactions.map((transaction) => lagOf(receipt, transaction));
  const shows = shownTogether({ prior: 1 }, sum.shows, name?.shows ?? {});
  const evidence: PairingEvidence = { shows, rest: sum.rest + date };
  return {
    receipts: [receipt],
    transactions,
    parts: transactions.map((transaction) => ({
      receipt,
      transaction,
      amountMinor: transaction.amountMinor,
    })),
    score: weigh(shows, prepared.weights) + evidence.rest,
    evidence,
    canBeAuto:
      isSure &&
      receipt.source.kind !== 'shipping' &&
      !transactions.some((transaction) => transaction.isPerson),
    isExact: true,
    isLoneAmount: false,
    reasons: [`${transactions.length} charges, ${words}`, dayReason(Math.max(...lags)), ...reasons],
  };
}

/** The transaction of each parcel that the receipt or its shipping emails name with an amount, where one fits. */
function parcelTransactions(
  receipt: PreparedReceipt,
  candidates: readonly PreparedTransaction[],
): PreparedTransaction[] {
  const used = new Set<PreparedTransaction>();
  for (const shipment of receipt.shipments) {
    const from = shipment.day ?? receipt.days.purchased;
    const fits = candidates
      .filter(
        (transaction) => !used.has(transaction) && amountIn(transaction, receipt) === shipment.amountMinor,
      )
      .filter(
        (transaction) =>
          shipment.day === null ||
          (transaction.day - from >= -PARCEL_DAYS.before && transaction.day - from <= PARCEL_DAYS.after),
      )
      .sort((a, b) => Math.abs(a.day - from - 1) - Math.abs(b.day - from - 1));
    if (fits[0] !== undefined) used.add(fits[0]);
  }
  return [...used];
}

/** The transactions of the parcels; the order is whole only where the parcels are all of it. */
function shipmentEdges(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  candidates: readonly PreparedTransaction[],
  prepared: Prepared,
): MatchEdge[] {
  if (transactions.length === 0) return [];
  const sum = transactions.reduce((total, transaction) => total + amountIn(transaction, receipt), 0);
  const isWhole =
    transactions.length === receipt.shipments.length && sum >= receipt.expectedMinor * SPLIT.parcelsWholeFrom;
  const words = isWhole
    ? 'shipment amounts'
    : `${amountText(sum, receipt.currency)} shipments charged so far`;
  const edge = splitEdge(
    receipt,
    transactions,
    prepared,
    { shows: { amountShipment: 1 }, rest: isWhole ? 0.5 * transactions.length : -0.5 },
    words,
  );
  const isClear = isWhole && !hasTwins(receipt, transactions, candidates);
  return edge ? [{ ...edge, canBeAuto: isClear && isSureEdge(receipt, edge, prepared) }] : [];
}

/** A transaction of the same amount that is no parcel's: nobody can say which of the two it is. */
function hasTwins(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  candidates: readonly PreparedTransaction[],
): boolean {
  const amounts = new Set(transactions.map((transaction) => amountIn(transaction, receipt)));
  return candidates.some(
    (transaction) => !transactions.includes(transaction) && amounts.has(amountIn(transaction, receipt)),
  );
}

function isSureEdge(receipt: PreparedReceipt, edge: MatchEdge, prepared: Prepared): boolean {
  return (
    receipt.source.kind !== 'shipping' &&
    edge.transactions.every(
      (transaction) => !transaction.isPerson && identityEvidence(receipt, transaction, prepared, true).isSure,
    )
  );
}
