import { moneyMessage, type UserMessage, userMessage } from '../../messages/user-message.ts';
import { dateEvidence } from '../evidence/date-evidence.ts';
import { computeLogOdds, type PairingEvidence, sumEvidence } from '../evidence/pairing-evidence.ts';
import { dayReason } from '../evidence/reasons.ts';
import { NAME_LEVELS, SPLIT } from '../match-constants.ts';
import type { PreparedInput } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt, transactionWindow } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import type { MatchEdge } from './match-edge.ts';
import { type IdentityEvidence, identityEvidence } from './pair-edges.ts';
import { choicesUpTo, exactSums } from './subset-sums.ts';

/** A shipment may be charged this many days before and after it ships. */
const PARCEL_DAYS = { before: 2, after: 8 } as const;

/** Returns pairings of one receipt with 2 to 4 transactions that add up to it, or with the charges of its shipments. */
export function splitEdges(
  receipt: PreparedReceipt,
  prepared: PreparedInput,
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
    const transactions = positions.flatMap((position) => candidates[position] ?? []);
    const last = Math.max(...transactions.map((transaction) => transaction.day));
    const openCount = candidates.filter((transaction) => transaction.day <= last).length;
    const isWhole = transactions.length === openCount;
    const chance = Math.log(choicesUpTo(openCount, transactions.length)[transactions.length] ?? 1);
    const holdsParcels =
      parcels.length > 0 && parcels.every((transaction) => transactions.includes(transaction));
    const rest = (holdsParcels ? SPLIT.parcelBonus : 0) - chance * (isWhole ? SPLIT.wholeOrderDiscount : 1);
    const sum: PairingEvidence = { shows: { exactSum: 1 }, rest };
    const edge = splitEdge(receipt, transactions, prepared, sum, userMessage('addsUpToTotal'));
    const isClear = transactions.length <= SPLIT.autoTransactionsMax || isWhole;
    if (edge) edges.push({ ...edge, canBeAuto: edge.canBeAuto && isClear });
  }
  return edges;
}

function partTransactions(
  receipt: PreparedReceipt,
  prepared: PreparedInput,
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
  prepared: PreparedInput,
): boolean {
  if (prepared.quickSimilarity(receipt, transaction) >= NAME_LEVELS.good) return true;
  return (
    !prepared.aliases.isEmpty &&
    prepared.aliases.knows(transaction.source.description, receipt.source.merchant, receipt.name)
  );
}

/** The transaction's amount in the receipt's currency; 0 if the transaction does not state it. */
export function amountIn(transaction: PreparedTransaction, receipt: PreparedReceipt): number {
  if (receipt.currency === null || transaction.currency === receipt.currency) return transaction.amountMinor;
  return transaction.originalCurrency === receipt.currency ? (transaction.originalMinor ?? 0) : 0;
}

function splitEdge(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  prepared: PreparedInput,
  sum: PairingEvidence,
  amounts: UserMessage,
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
  const shows = sumEvidence({ prior: 1 }, sum.shows, name?.shows ?? {});
  const evidence: PairingEvidence = { shows, rest: sum.rest + date };
  return {
    receipts: [receipt],
    transactions,
    parts: transactions.map((transaction) => ({
      receipt,
      transaction,
      amountMinor: transaction.amountMinor,
    })),
    score: computeLogOdds(shows, prepared.weights) + evidence.rest,
    evidence,
    canBeAuto:
      isSure &&
      receipt.source.kind !== 'shipping' &&
      !transactions.some((transaction) => transaction.isPerson),
    isExact: true,
    isLoneAmount: false,
    reasons: [
      userMessage('severalCharges', transactions.length, amounts),
      dayReason(Math.max(...lags)),
      ...reasons,
    ],
  };
}

/** The transaction of each shipment whose amount is named by the receipt or its shipping emails, if one fits. */
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

/** The pairing with the charges of the shipments. The order is complete only if the shipments cover it. */
function shipmentEdges(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  candidates: readonly PreparedTransaction[],
  prepared: PreparedInput,
): MatchEdge[] {
  if (transactions.length === 0) return [];
  const sum = transactions.reduce((total, transaction) => total + amountIn(transaction, receipt), 0);
  const isWhole =
    transactions.length === receipt.shipments.length &&
    sum >= receipt.expectedMinor * SPLIT.parcelsCompleteFrom;
  const amounts = isWhole
    ? userMessage('shipmentAmounts')
    : userMessage('shippedSoFar', moneyMessage(sum, receipt.currency));
  const edge = splitEdge(
    receipt,
    transactions,
    prepared,
    { shows: { amountShipment: 1 }, rest: isWhole ? 0.5 * transactions.length : -0.5 },
    amounts,
  );
  const isClear = isWhole && !hasEqualAmounts(receipt, transactions, candidates);
  return edge ? [{ ...edge, canBeAuto: isClear && hasSureIdentity(receipt, edge, prepared) }] : [];
}

/** True if another transaction has the same amount as a shipment's charge: the two cannot be told apart. */
function hasEqualAmounts(
  receipt: PreparedReceipt,
  transactions: readonly PreparedTransaction[],
  candidates: readonly PreparedTransaction[],
): boolean {
  const amounts = new Set(transactions.map((transaction) => amountIn(transaction, receipt)));
  return candidates.some(
    (transaction) => !transactions.includes(transaction) && amounts.has(amountIn(transaction, receipt)),
  );
}

function hasSureIdentity(receipt: PreparedReceipt, edge: MatchEdge, prepared: PreparedInput): boolean {
  return (
    receipt.source.kind !== 'shipping' &&
    edge.transactions.every(
      (transaction) => !transaction.isPerson && identityEvidence(receipt, transaction, prepared, true).isSure,
    )
  );
}
