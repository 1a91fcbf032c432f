import { currencyExponent } from '#domain/money/money.ts';
import { moneyMessage, userMessage } from '../../messages/user-message.ts';
import {
  CENTS_OFF_MAX,
  ESTIMATE_SHARE,
  FUEL_HOLDS,
  INSTALLMENT_PARTS,
  NEAR_SHARE,
  type PurchaseKind,
  SUBSTITUTION_SHARE,
  TIP_SHARES,
  TRAVEL_HOLD_MAX,
} from '../match-constants.ts';
import type { PreparedInput } from '../prepared-input.ts';
import type { PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import { isTipped } from '../purchase-kind.ts';
import { exchangeEvidence } from './exchange-evidence.ts';
import { type EvidenceShares, sumEvidence } from './pairing-evidence.ts';

const SAME_AMOUNT = userMessage('sameAmount');
/** Kinds whose total is sometimes an estimate: taxes, shipping, hotel extras. */
const ESTIMATED: ReadonlySet<PurchaseKind> = new Set(['general', 'shipped', 'travel']);

/** How a transaction's amount relates to a receipt. */
export interface AmountEvidence {
  readonly shows: EvidenceShares;
  /** Additional log-odds not covered by a weight. */
  readonly rest?: number;
  /** True if the amount alone justifies considering transactions with other names. */
  readonly isExact: boolean;
  readonly canBeAuto: boolean;
  readonly reason: string;
}

/** Compares the receipt's expected amount with the transaction's; null if the amounts are unrelated. */
export function amountEvidence(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
): AmountEvidence | null {
  if (receipt.currency === null || receipt.currency === transaction.currency) {
    const evidence = sameCurrency(receipt, transaction);
    const isUnknown = evidence !== null && receipt.currency === null;
    return isUnknown ? { ...evidence, shows: sumEvidence(evidence.shows, { currencyUnknown: 1 }) } : evidence;
  }
  if (
    transaction.originalCurrency === receipt.currency &&
    transaction.originalMinor !== null &&
    transaction.originalMinor > 0
  ) {
    if (transaction.originalMinor === receipt.expectedMinor) {
      const reason = userMessage('sameAmountIn', receipt.currency);
      return {
        shows: { amountExactOriginal: 1, ...roundness(receipt) },
        isExact: true,
        canBeAuto: true,
        reason,
      };
    }
    return inexact(receipt, {
      ...transaction,
      amountMinor: transaction.originalMinor,
      currency: receipt.currency,
    });
  }
  if (transaction.originalCurrency !== null && transaction.originalCurrency !== transaction.currency)
    return null;
  const bill = { amountMinor: receipt.expectedMinor, currency: receipt.currency };
  const exchange = exchangeEvidence(bill, transaction, prepared.rates);
  if (exchange === null) return null;
  const foreign = moneyMessage(receipt.expectedMinor, receipt.currency);
  const reason = userMessage('aboutAmountIn', foreign, transaction.currency);
  return { ...exchange, isExact: false, canBeAuto: false, reason };
}

function sameCurrency(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  if (transaction.amountMinor === receipt.expectedMinor) {
    return {
      shows: { amountExact: 1, ...roundness(receipt) },
      isExact: true,
      canBeAuto: true,
      reason: SAME_AMOUNT,
    };
  }
  const total = Math.abs(receipt.source.totalMinor ?? 0);
  if (receipt.source.chargedMinor !== null && total > 0 && transaction.amountMinor === total) {
    return {
      shows: { amountFullDespiteCharged: 1 },
      isExact: false,
      canBeAuto: false,
      reason: userMessage('sameAmountBeforeCredit'),
    };
  }
  return inexact(receipt, transaction);
}

function roundness(receipt: PreparedReceipt): EvidenceShares {
  const unit = 10 ** currencyExponent(receipt.currency ?? 'USD');
  const step = unit === 1 ? 500 : unit;
  return receipt.expectedMinor % step === 0 ? { roundAmount: 1 } : {};
}

function inexact(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  return (
    printedTip(receipt, transaction) ??
    addedTip(receipt, transaction) ??
    smallDifference(receipt, transaction) ??
    hold(receipt, transaction) ??
    partOfTotal(receipt, transaction)
  );
}

function printedTip(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  if (receipt.tipMinor === 0 || receipt.isRefund) return null;
  const tip = moneyMessage(receipt.tipMinor, receipt.currency);
  if (transaction.amountMinor === receipt.expectedMinor + receipt.tipMinor) {
    return {
      shows: { amountWithTip: 1 },
      isExact: true,
      canBeAuto: true,
      reason: userMessage('includesTip', tip),
    };
  }
  if (transaction.amountMinor === receipt.expectedMinor - receipt.tipMinor) {
    return {
      shows: { amountBeforeTip: 1 },
      isExact: false,
      canBeAuto: false,
      reason: userMessage('withoutTip', tip),
    };
  }
  return null;
}

function addedTip(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  const tip = transaction.amountMinor - receipt.expectedMinor;
  if (tip <= CENTS_OFF_MAX || receipt.isRefund || tip > receipt.expectedMinor * TIP_SHARES.highMax)
    return null;
  const isUsual = tip <= receipt.expectedMinor * TIP_SHARES.usualMax;
  const reason = userMessage('includesTip', moneyMessage(tip, receipt.currency));
  if (isTipped(receipt.trades)) {
    const printed = receipt.tipMinor > 0 ? -1 : 0;
    return {
      shows: isUsual ? { tipUsual: 1 } : { tipHigh: 1 },
      rest: printed,
      isExact: false,
      canBeAuto: false,
      reason,
    };
  }
  const isCounter = receipt.days.kind === 'general' && receipt.shipments.length === 0;
  if (!isCounter || !isUsual || receipt.tipMinor > 0 || tip < receipt.expectedMinor * 0.08) return null;
  return {
    shows: { tipUnlikelyTrade: 1 },
    isExact: false,
    canBeAuto: false,
    reason: userMessage('possiblyTip', moneyMessage(tip, receipt.currency)),
  };
}

function smallDifference(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  const off = Math.abs(transaction.amountMinor - receipt.expectedMinor);
  if (off <= CENTS_OFF_MAX) {
    return {
      shows: { amountCents: 1 },
      isExact: false,
      canBeAuto: false,
      reason: userMessage('amountOff', moneyMessage(off, receipt.currency)),
    };
  }
  const isMore = transaction.amountMinor > receipt.expectedMinor;
  const difference = userMessage(isMore ? 'amountMore' : 'amountLess', moneyMessage(off, receipt.currency));
  if (
    (receipt.trades.has('grocery') || receipt.trades.has('delivery')) &&
    off <= receipt.expectedMinor * SUBSTITUTION_SHARE
  ) {
    return {
      shows: { substitution: 1 },
      isExact: false,
      canBeAuto: false,
      reason: userMessage('possiblyReplacedItems', difference),
    };
  }
  if (receipt.days.kind !== 'subscription' && off <= receipt.expectedMinor * NEAR_SHARE) {
    return { shows: { nearAmount: 1 }, isExact: false, canBeAuto: false, reason: difference };
  }
  const isEstimate = ESTIMATED.has(receipt.days.kind);
  if (isEstimate && off <= receipt.expectedMinor * ESTIMATE_SHARE) {
    return { shows: { estimate: 1 }, isExact: false, canBeAuto: false, reason: difference };
  }
  return null;
}

function hold(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  if (!transaction.isPending || receipt.isRefund) return null;
  const unit = 10 ** currencyExponent(transaction.currency);
  const isFuelHold =
    receipt.trades.has('fuel') && FUEL_HOLDS.some((units) => units * unit === transaction.amountMinor);
  const isTravelHold =
    receipt.trades.has('travel') &&
    transaction.amountMinor > receipt.expectedMinor &&
    transaction.amountMinor <= receipt.expectedMinor * TRAVEL_HOLD_MAX;
  return isFuelHold || isTravelHold
    ? {
        shows: { heldAmount: 1 },
        isExact: false,
        canBeAuto: false,
        reason: userMessage('authorizationHold'),
      }
    : null;
}

function partOfTotal(receipt: PreparedReceipt, transaction: PreparedTransaction): AmountEvidence | null {
  if (transaction.amountMinor >= receipt.expectedMinor || receipt.days.kind === 'subscription') return null;
  const parts = INSTALLMENT_PARTS.find(
    (count) => Math.abs(transaction.amountMinor * count - receipt.expectedMinor) < count,
  );
  const isPayLater = receipt.isPayLater || transaction.isPayLater;
  if (parts !== undefined && !receipt.isRefund && (isPayLater || parts === 4)) {
    const shows: EvidenceShares = isPayLater ? { installment: 1 } : { installmentUnnamed: 1 };
    return { shows, isExact: isPayLater, canBeAuto: false, reason: userMessage('equalPart', parts) };
  }
  const rest = receipt.expectedMinor - transaction.amountMinor;
  const step = 5 * 10 ** currencyExponent(transaction.currency);
  if (
    receipt.isRefund ||
    receipt.source.chargedMinor !== null ||
    rest % step !== 0 ||
    receipt.days.kind === 'dining' ||
    receipt.days.kind === 'fuel'
  )
    return null;
  return {
    shows: { giftCardRest: 1 },
    isExact: false,
    canBeAuto: false,
    reason: userMessage('possiblyGiftCard', moneyMessage(rest, receipt.currency)),
  };
}
