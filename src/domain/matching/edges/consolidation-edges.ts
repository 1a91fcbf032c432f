import { allocate } from '#domain/money/money.ts';
import { dateEvidence } from '../evidence/date-evidence.ts';
import { computeLogOdds, type PairingEvidence, sumEvidence } from '../evidence/pairing-evidence.ts';
import { consolidationReason, dayReason } from '../evidence/reasons.ts';
import { CONSOLIDATION, NAME_LEVELS } from '../match-constants.ts';
import type { PreparedInput } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import type { MatchEdge } from './match-edge.ts';
import { identityEvidence } from './pair-edges.ts';
import { choicesUpTo, exactSums } from './subset-sums.ts';

/**
 * Returns pairings of several receipts of one merchant with one transaction that is their sum: a digital store that
 * charges every few days, or rides billed weekly. `open` are the receipts not yet explained by a single transaction.
 */
export function consolidationEdges(
  open: readonly PreparedReceipt[],
  prepared: PreparedInput,
  index: TransactionIndex,
): MatchEdge[] {
  const groups = new Map<string, PreparedReceipt[]>();
  for (const receipt of open) {
    const key = `${receipt.merchantKey}|${receipt.isRefund}|${receipt.currency ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(receipt);
    else groups.set(key, [receipt]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length < 2 ? [] : groupEdges(group, prepared, index),
  );
}

function groupEdges(
  group: readonly PreparedReceipt[],
  prepared: PreparedInput,
  index: TransactionIndex,
): MatchEdge[] {
  const sorted = [...group].sort((a, b) => a.days.purchased - b.days.purchased || a.index - b.index);
  const edges = new Map<string, MatchEdge>();
  const add = (receipts: readonly PreparedReceipt[], choices: number, isRun: boolean): void => {
    for (const transaction of transactionsOfSum(receipts, index)) {
      const key = `${transaction.index}:${receipts.map((receipt) => receipt.index).join(',')}`;
      const edge = edges.has(key) ? null : sumEdge(receipts, transaction, choices, prepared);
      const isClear = isRun && receipts.length >= CONSOLIDATION.autoReceiptsMin;
      const canBeAuto = edge?.canBeAuto === true && isClear && isOnlySum(receipts, sorted);
      if (edge) edges.set(key, { ...edge, canBeAuto });
    }
  };
  sorted.forEach((first, start) => {
    const near = sorted
      .slice(start)
      .filter((receipt) => receipt.days.purchased - first.days.purchased <= CONSOLIDATION.daysBefore);
    const window = near.slice(0, CONSOLIDATION.candidatesMax);
    for (let size = 2; size <= Math.min(window.length, CONSOLIDATION.receiptsMax); size += 1)
      add(window.slice(0, size), window.length, true);
    const counts = choicesUpTo(window.length, CONSOLIDATION.freeSizeMax);
    const freeMax = window.length > 8 ? 3 : CONSOLIDATION.freeSizeMax;
    for (const rest of choicesOf(window.slice(1), freeMax - 1))
      add([first, ...rest], counts[rest.length + 1] ?? 1, false);
  });
  return [...edges.values()];
}

/**
 * True if no other combination of the merchant's receipts around these days has the same sum. False when there are too
 * many receipts to check.
 */
function isOnlySum(receipts: readonly PreparedReceipt[], group: readonly PreparedReceipt[]): boolean {
  const reach = CONSOLIDATION.daysBefore + CONSOLIDATION.noiseDays;
  const from = (receipts.at(-1)?.days.purchased ?? 0) - reach;
  const to = (receipts[0]?.days.purchased ?? 0) + reach;
  const amounts = group
    .filter(({ days }) => days.purchased >= from && days.purchased <= to)
    .map((receipt) => receipt.expectedMinor);
  const sum = receipts.reduce((total, receipt) => total + receipt.expectedMinor, 0);
  return (
    amounts.length <= CONSOLIDATION.onlyAmongMax &&
    !amounts.includes(sum) &&
    exactSums(amounts, sum, amounts.length, 2).length === 1
  );
}

function choicesOf(receipts: readonly PreparedReceipt[], sizeMax: number): PreparedReceipt[][] {
  const found: PreparedReceipt[][] = [];
  const pick = (from: number, picked: PreparedReceipt[]): void => {
    if (picked.length > 0) found.push(picked);
    if (picked.length === sizeMax) return;
    for (let index = from; index < receipts.length; index += 1) {
      const receipt = receipts[index];
      if (receipt) pick(index + 1, [...picked, receipt]);
    }
  };
  pick(0, []);
  return found;
}

function transactionsOfSum(
  receipts: readonly PreparedReceipt[],
  index: TransactionIndex,
): PreparedTransaction[] {
  const [first] = receipts;
  const last = receipts.at(-1);
  if (first === undefined || last === undefined) return [];
  const sum = receipts.reduce((total, receipt) => total + receipt.expectedMinor, 0);
  const transactions = [...index.byAmount(sum, first.currency, first.isRefund)];
  if (first.currency !== null)
    transactions.push(
      ...index
        .byOriginal(sum, first.currency, first.isRefund)
        .filter((transaction) => transaction.currency !== first.currency),
    );
  return transactions.filter((transaction) => {
    const day = transaction.authorizedDay ?? transaction.day;
    return (
      day >= last.days.purchased - CONSOLIDATION.daysAfter &&
      transaction.day <= last.days.purchased + CONSOLIDATION.daysBefore
    );
  });
}

function sumEdge(
  receipts: readonly PreparedReceipt[],
  transaction: PreparedTransaction,
  choices: number,
  prepared: PreparedInput,
): MatchEdge | null {
  const last = receipts.at(-1);
  if (last === undefined || receipts.some((receipt) => prepared.isDeclined(receipt, transaction)))
    return null;
  if (
    new Set(receipts.map((receipt) => receipt.order)).size < receipts.length &&
    receipts.some((receipt) => receipt.source.kind === 'shipping')
  )
    return null;
  const identity = identityEvidence(last, transaction, prepared, true);
  if (receipts.some((receipt) => prepared.similarity(receipt, transaction) < NAME_LEVELS.good)) return null;
  const date =
    dateEvidence(
      { ...last.days, kind: last.isRefund ? 'refund' : 'digital' },
      transaction.day,
      transaction.authorizedDay,
    ) ?? dateEvidence(last.days, transaction.day, null);
  if (date === null) return null;
  const shares = allocate(
    transaction.amountMinor,
    receipts.map((receipt) => receipt.expectedMinor),
  );
  const evidence: PairingEvidence = {
    shows: sumEvidence({ prior: 1, exactSum: 1 }, identity.shows),
    rest: date - Math.log(Math.max(1, choices)) * 0.8,
  };
  return {
    receipts,
    transactions: [transaction],
    parts: receipts.map((receipt, index) => ({ receipt, transaction, amountMinor: shares[index] ?? 0 })),
    score: computeLogOdds(evidence.shows, prepared.weights) + evidence.rest,
    evidence,
    canBeAuto: identity.isSure && identity.similarity >= NAME_LEVELS.strong && !transaction.isPerson,
    isExact: true,
    isLoneAmount: false,
    reasons: [consolidationReason(receipts.length), dayReason(lagOf(last, transaction)), ...identity.reasons],
  };
}
