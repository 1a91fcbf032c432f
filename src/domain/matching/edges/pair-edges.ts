import { type CardUse, cardDigits } from '../card-accounts.ts';
import { type AmountEvidence, amountEvidence } from '../evidence/amount-evidence.ts';
import { dateEvidence } from '../evidence/date-evidence.ts';
import {
  computeLogOdds,
  type EvidenceShares,
  fixedScore,
  type PairingEvidence,
  sumEvidence,
} from '../evidence/pairing-evidence.ts';
import {
  cardReason,
  dayReason,
  NAME_REASON,
  ONLY_TRANSACTION_WITH_AMOUNT,
  ORDER_NUMBER_IN_TEXT,
  STILL_PENDING,
} from '../evidence/reasons.ts';
import { HABIT, INEXACT_MAX, LAG_BACKGROUND, LONE_AMOUNT, NAME_LEVELS } from '../match-constants.ts';
import type { PreparedInput } from '../prepared-input.ts';
import { hasOrderNumber, lagOf, type PreparedReceipt, transactionWindow } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';
import type { MatchEdge } from './match-edge.ts';
import { isOtherMonth, isOtherPeriod, mayBeOtherMonth } from './other-period.ts';

/** Returns every plausible pairing of this receipt with a single transaction. */
export function pairEdges(
  receipt: PreparedReceipt,
  prepared: PreparedInput,
  index: TransactionIndex,
): MatchEdge[] {
  const edges: MatchEdge[] = [];
  const window = transactionWindow(receipt.days);
  const exact = exactTransactions(receipt, index).filter((transaction) => isNear(transaction, window));
  const near = exact.filter((transaction) => isWithinLoneAmountDays(receipt, transaction));
  for (const transaction of exact) {
    const edge = pairEdge(receipt, transaction, prepared, index);
    const isLone =
      near.length === 1 && near[0] === transaction && !prepared.hasRelatedBrands(receipt, transaction);
    if (edge) edges.push(isLone ? raiseLoneAmount(edge) : edge);
  }
  for (const transaction of index.between(window.from - 1, window.to + 6, receipt.isRefund)) {
    if (exact.includes(transaction)) continue;
    const edge = inexactEdge(receipt, transaction, prepared);
    if (edge) edges.push(edge);
  }
  return edges;
}

/** Evidence that the merchant name, alias, order number and card of a transaction agree with the receipt. */
export interface IdentityEvidence {
  readonly weight: number;
  readonly shows: EvidenceShares;
  readonly similarity: number;
  readonly hasOrderNumber: boolean;
  readonly isSure: boolean;
  readonly reasons: readonly string[];
}

/** Compares the transaction's text and account with the receipt's merchant and card. */
export function identityEvidence(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  isExact: boolean,
): IdentityEvidence {
  const { weights } = prepared;
  const similarity = prepared.similarity(receipt, transaction);
  const isAlias =
    similarity < 0.95 &&
    prepared.aliases.knows(transaction.source.description, receipt.source.merchant, receipt.name);
  const isNumbered = hasOrderNumber(receipt, transaction);
  const reasons: string[] = [];
  let shows = nameEvidence(receipt, transaction, prepared, isExact);
  if (isAlias && computeLogOdds(shows, weights) < weights.nameAlias) shows = { nameAlias: 1 };
  const nameReason = isAlias ? NAME_REASON.learned : similarityReason(similarity);
  if (nameReason !== null) reasons.push(nameReason);
  if (isNumbered) {
    shows = computeLogOdds(shows, weights) > 0 ? { ...shows, orderNumber: 1 } : { orderNumber: 1 };
    reasons.push(ORDER_NUMBER_IN_TEXT);
  }
  const card = cardEvidence(receipt, transaction, prepared);
  if (card.cardSame) reasons.push(cardReason(receipt.source.cardLast4 ?? ''));
  if (transaction.isPending) reasons.push(STILL_PENDING);
  const isSure = !(card.cardOther || card.cardOtherKnown) || isNumbered;
  shows = { ...shows, ...card, ...(transaction.isPending ? { pending: 1 } : {}) };
  return {
    weight: computeLogOdds(shows, weights),
    shows,
    similarity: isAlias ? Math.max(similarity, 0.95) : similarity,
    hasOrderNumber: isNumbered,
    isSure,
    reasons,
  };
}

function similarityReason(similarity: number): string | null {
  if (similarity >= NAME_LEVELS.strong) return NAME_REASON.same;
  return similarity >= NAME_LEVELS.good ? NAME_REASON.similar : null;
}

function exactTransactions(receipt: PreparedReceipt, index: TransactionIndex): PreparedTransaction[] {
  const { currency, expectedMinor, isRefund } = receipt;
  const amounts = new Set([expectedMinor, expectedMinor + receipt.tipMinor]);
  const transactions = [...amounts].flatMap((amount) => index.byAmount(amount, currency, isRefund));
  const abroad = currency === null ? [] : index.byOriginal(expectedMinor, currency, isRefund);
  return [...transactions, ...abroad.filter((transaction) => transaction.currency !== currency)];
}

function isNear(transaction: PreparedTransaction, window: { from: number; to: number }): boolean {
  const day = transaction.authorizedDay ?? transaction.day;
  return day >= window.from && day <= window.to;
}

function pairEdge(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  index: TransactionIndex,
): MatchEdge | null {
  if (prepared.isDeclined(receipt, transaction)) return null;
  const amount = amountEvidence(receipt, transaction, prepared);
  if (amount === null || isOtherMonth(receipt, transaction, prepared, index)) return null;
  const found = scorePair(receipt, transaction, amount, prepared);
  const edge =
    found && isOtherPeriod(receipt, transaction, prepared, index) ? { ...found, canBeAuto: false } : found;
  const limit = edge === null ? 0 : habitLimit(receipt, transaction, prepared, index);
  return edge === null || edge.score <= limit ? edge : { ...edge, score: limit, evidence: fixedScore(limit) };
}

/** Upper limit of the score of one among many equal transactions; infinite if such transactions are rare or regular. */
function habitLimit(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  index: TransactionIndex,
): number {
  if (receipt.days.kind === 'subscription' || hasOrderNumber(receipt, transaction))
    return Number.POSITIVE_INFINITY;
  const alike = index
    .byAmount(transaction.amountMinor, transaction.currency, transaction.isInflow)
    .filter((other) => other !== transaction && Math.abs(other.day - transaction.day) <= HABIT.daysAround)
    .filter((other) => prepared.quickSimilarity(receipt, other) >= NAME_LEVELS.good);
  const date = dateEvidence(receipt.days, transaction.day, transaction.authorizedDay);
  if (alike.length < HABIT.transactionsMin || date === null) return Number.POSITIVE_INFINITY;
  const rate = alike.length / (2 * HABIT.daysAround);
  return Math.log(HABIT.chargedShare / (1 - HABIT.chargedShare)) + date + Math.log(LAG_BACKGROUND / rate);
}

function inexactEdge(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
): MatchEdge | null {
  if (
    transaction.amountMinor > receipt.expectedMinor * INEXACT_MAX &&
    transaction.currency === receipt.currency &&
    !transaction.isPending
  )
    return null;
  const isNamed =
    prepared.quickSimilarity(receipt, transaction) >= NAME_LEVELS.weak || !prepared.aliases.isEmpty;
  if (!isNamed && !receipt.isPayLater && !transaction.isPayLater) return null;
  const amount = amountEvidence(receipt, transaction, prepared);
  if (amount === null || prepared.isDeclined(receipt, transaction)) return null;
  return scorePair(receipt, transaction, amount, prepared);
}

function scorePair(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  amount: AmountEvidence,
  prepared: PreparedInput,
): MatchEdge | null {
  const { weights } = prepared;
  const date = dateEvidence(receipt.days, transaction.day, transaction.authorizedDay);
  if (date === null) return null;
  const identity = identityEvidence(receipt, transaction, prepared, amount.isExact);
  if (!amount.isExact && identity.similarity < NAME_LEVELS.good && !identity.hasOrderNumber) return null;
  if (
    identity.similarity === 0 &&
    !identity.hasOrderNumber &&
    prepared.hasUnrelatedBrands(receipt, transaction)
  )
    return null;
  const isShipping = receipt.source.kind === 'shipping';
  const shows = sumEvidence(
    { prior: 1, ...amount.shows, ...(isShipping ? { shippingMail: 1 } : {}) },
    identity.shows,
  );
  const evidence: PairingEvidence = { shows, rest: date + (amount.rest ?? 0) };
  const score = computeLogOdds(shows, weights) + evidence.rest;
  if (score < (amount.isExact ? -6 : -2)) return null;
  const lag = lagOf(receipt, transaction);
  return {
    receipts: [receipt],
    transactions: [transaction],
    parts: [{ receipt, transaction, amountMinor: transaction.amountMinor }],
    score,
    evidence,
    canBeAuto:
      amount.canBeAuto &&
      identity.isSure &&
      !isShipping &&
      !mayBeOtherMonth(receipt, lag) &&
      !transaction.isPerson &&
      (identity.similarity >= 0.5 || identity.hasOrderNumber),
    isExact: amount.isExact,
    isLoneAmount: amount.isExact && identity.similarity < NAME_LEVELS.weak && !identity.hasOrderNumber,
    reasons: [amount.reason, dayReason(lag), ...identity.reasons],
  };
}

/** A related brand's name in the bank text counts against the pairing even if the amount is equal. */
function nameEvidence(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  isExact: boolean,
): EvidenceShares {
  const isSibling = prepared.hasRelatedBrands(receipt, transaction);
  return nameShown(prepared.similarity(receipt, transaction), isExact && !isSibling);
}

function nameShown(similarity: number, isExact: boolean): EvidenceShares {
  const { strong, good, weak } = NAME_LEVELS;
  if (similarity >= strong) return { nameStrong: 1 };
  if (similarity >= good) {
    const nameStrong = shareOf(similarity, good, strong);
    return { nameGood: 1 - nameStrong, nameStrong };
  }
  if (similarity >= weak) {
    const nameGood = shareOf(similarity, weak, good);
    return { nameWeak: 1 - nameGood, nameGood };
  }
  const nameWeak = shareOf(similarity, 0, weak);
  return isExact ? { nameNone: 1 - nameWeak, nameWeak } : { nameNoneInexact: 1 - nameWeak, nameWeak };
}

function shareOf(value: number, low: number, high: number): number {
  return (value - low) / (high - low);
}

function cardEvidence(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
): EvidenceShares {
  const card = cardDigits(receipt.source.cardLast4);
  const mask = cardDigits(transaction.source.accountMask);
  if (card === '') return {};
  const owner = prepared.cardAccounts.get(card);
  if (owner !== undefined)
    return owner === transaction.source.accountId ? { cardSame: 1 } : { cardOtherKnown: 1 };
  if (mask === '') return {};
  if (card.endsWith(mask) || mask.endsWith(card)) return { cardSame: 1 };
  return prepared.masks.has(card) ? { cardOtherKnown: 1 } : { cardOther: 1 };
}

/**
 * Returns the account the receipt's card draws on, if no account shows the card and exactly one transaction fits; else
 * null.
 */
export function findCardUse(
  receipt: PreparedReceipt,
  prepared: PreparedInput,
  index: TransactionIndex,
): CardUse | null {
  const card = cardDigits(receipt.source.cardLast4);
  if (card === '' || prepared.masks.has(card)) return null;
  const fits = index
    .byAmount(receipt.expectedMinor, receipt.currency, receipt.isRefund)
    .filter((transaction) => {
      const lag = lagOf(receipt, transaction);
      return lag >= 0 && lag <= 5 && prepared.similarity(receipt, transaction) >= NAME_LEVELS.strong;
    });
  const accountId = fits[0]?.source.accountId ?? null;
  return fits.length === 1 && accountId !== null ? { card, accountId } : null;
}

function isWithinLoneAmountDays(receipt: PreparedReceipt, transaction: PreparedTransaction): boolean {
  const lag = transaction.day - receipt.days.purchased;
  const isOdd =
    transaction.amountMinor >= LONE_AMOUNT.oddFrom && transaction.amountMinor % LONE_AMOUNT.roundTo !== 0;
  return lag >= -LONE_AMOUNT.daysBefore && lag <= LONE_AMOUNT[isOdd ? 'oddDaysAfter' : 'daysAfter'];
}

/** The only transaction of this amount near the date is suggested regardless of its merchant name. */
function raiseLoneAmount(edge: MatchEdge): MatchEdge {
  const floor = Math.log(LONE_AMOUNT.confidence / (1 - LONE_AMOUNT.confidence));
  if (edge.score >= floor) return edge;
  return {
    ...edge,
    score: floor,
    evidence: fixedScore(floor),
    canBeAuto: false,
    reasons: [ONLY_TRANSACTION_WITH_AMOUNT, ...edge.reasons],
  };
}
