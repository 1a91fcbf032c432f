import { currencyExponent } from '#domain/money/money.ts';
import { exchangeEvidence } from './exchange-evidence.ts';
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
} from './match-constants.ts';
import type { Prepared } from './prepared-input.ts';
import type { PreparedReceipt } from './prepared-receipt.ts';
import type { PreparedRow } from './prepared-row.ts';
import { isTipped } from './purchase-kind.ts';
import { amountText } from './reasons.ts';

/** Kinds whose total is an estimate at times: taxes, freight, a hotel's extras. */
const ESTIMATED: ReadonlySet<PurchaseKind> = new Set(['general', 'shipped', 'travel']);

/** What a row's amount says about a receipt. */
export interface AmountEvidence {
  readonly weight: number;
  /** The amount itself is proof enough to look at rows of other names. */
  readonly isExact: boolean;
  readonly canBeAuto: boolean;
  readonly reason: string;
}

/** Compares what the receipt expects with what the row says, or null when the two have nothing to do. */
export function amountEvidence(
  receipt: PreparedReceipt,
  row: PreparedRow,
  prepared: Prepared,
): AmountEvidence | null {
  const { weights } = prepared;
  if (receipt.currency === null || receipt.currency === row.currency) {
    const evidence = sameCurrency(receipt, row, prepared);
    const isUnknown = evidence !== null && receipt.currency === null;
    return isUnknown ? { ...evidence, weight: evidence.weight + weights.currencyUnknown } : evidence;
  }
  if (row.originalCurrency === receipt.currency && row.originalMinor !== null && row.originalMinor > 0) {
    if (row.originalMinor === receipt.expectedMinor) {
      const reason = `same amount in ${receipt.currency}`;
      return {
        weight: weights.amountExactOriginal + roundness(receipt, prepared),
        isExact: true,
        canBeAuto: true,
        reason,
      };
    }
    return inexact(receipt, { ...row, amountMinor: row.originalMinor, currency: receipt.currency }, prepared);
  }
  if (row.originalCurrency !== null && row.originalCurrency !== row.currency) return null;
  const bill = { amountMinor: receipt.expectedMinor, currency: receipt.currency };
  const weight = exchangeEvidence(bill, row, prepared.rates, weights);
  if (weight === null) return null;
  const reason = `about ${amountText(receipt.expectedMinor, receipt.currency, true)} in ${row.currency}`;
  return { weight, isExact: false, canBeAuto: false, reason };
}

function sameCurrency(receipt: PreparedReceipt, row: PreparedRow, prepared: Prepared): AmountEvidence | null {
  const { weights } = prepared;
  if (row.amountMinor === receipt.expectedMinor) {
    return {
      weight: weights.amountExact + roundness(receipt, prepared),
      isExact: true,
      canBeAuto: true,
      reason: 'same amount',
    };
  }
  const total = Math.abs(receipt.source.totalMinor ?? 0);
  if (receipt.source.chargedMinor !== null && total > 0 && row.amountMinor === total) {
    return {
      weight: weights.amountFullDespiteCharged,
      isExact: false,
      canBeAuto: false,
      reason: 'same amount before gift card or credit',
    };
  }
  return inexact(receipt, row, prepared);
}

function roundness(receipt: PreparedReceipt, prepared: Prepared): number {
  const unit = 10 ** currencyExponent(receipt.currency ?? 'USD');
  const step = unit === 1 ? 500 : unit;
  return receipt.expectedMinor % step === 0 ? prepared.weights.roundAmount : 0;
}

function inexact(receipt: PreparedReceipt, row: PreparedRow, prepared: Prepared): AmountEvidence | null {
  return (
    printedTip(receipt, row, prepared) ??
    addedTip(receipt, row, prepared) ??
    smallDifference(receipt, row, prepared) ??
    hold(receipt, row, prepared) ??
    partOfTotal(receipt, row, prepared)
  );
}

function printedTip(
  receipt: PreparedReceipt,
  row: PreparedRow,
  { weights }: Prepared,
): AmountEvidence | null {
  if (receipt.tipMinor === 0 || receipt.isRefund) return null;
  const tip = amountText(receipt.tipMinor, receipt.currency);
  if (row.amountMinor === receipt.expectedMinor + receipt.tipMinor) {
    return { weight: weights.amountWithTip, isExact: true, canBeAuto: true, reason: `includes ${tip} tip` };
  }
  if (row.amountMinor === receipt.expectedMinor - receipt.tipMinor) {
    return {
      weight: weights.amountBeforeTip,
      isExact: false,
      canBeAuto: false,
      reason: `without the ${tip} tip`,
    };
  }
  return null;
}

function addedTip(receipt: PreparedReceipt, row: PreparedRow, { weights }: Prepared): AmountEvidence | null {
  const tip = row.amountMinor - receipt.expectedMinor;
  if (tip <= CENTS_OFF_MAX || receipt.isRefund || tip > receipt.expectedMinor * TIP_SHARES.highMax)
    return null;
  const isUsual = tip <= receipt.expectedMinor * TIP_SHARES.usualMax;
  const reason = `includes ${amountText(tip, receipt.currency)} tip`;
  if (isTipped(receipt.trades)) {
    const printed = receipt.tipMinor > 0 ? -1 : 0;
    return {
      weight: (isUsual ? weights.tipUsual : weights.tipHigh) + printed,
      isExact: false,
      canBeAuto: false,
      reason,
    };
  }
  const isCounter = receipt.days.kind === 'general' && receipt.shipments.length === 0;
  if (!isCounter || !isUsual || receipt.tipMinor > 0 || tip < receipt.expectedMinor * 0.08) return null;
  return {
    weight: weights.tipUnlikelyTrade,
    isExact: false,
    canBeAuto: false,
    reason: `${amountText(tip, receipt.currency)} more, perhaps a tip`,
  };
}

function smallDifference(
  receipt: PreparedReceipt,
  row: PreparedRow,
  { weights }: Prepared,
): AmountEvidence | null {
  const off = Math.abs(row.amountMinor - receipt.expectedMinor);
  if (off <= CENTS_OFF_MAX) {
    return {
      weight: weights.amountCents,
      isExact: false,
      canBeAuto: false,
      reason: `${amountText(off, receipt.currency)} off`,
    };
  }
  const words = `${amountText(off, receipt.currency)} ${row.amountMinor > receipt.expectedMinor ? 'more' : 'less'}`;
  if (
    (receipt.trades.has('grocery') || receipt.trades.has('delivery')) &&
    off <= receipt.expectedMinor * SUBSTITUTION_SHARE
  ) {
    return {
      weight: weights.substitution,
      isExact: false,
      canBeAuto: false,
      reason: `${words}, perhaps replaced items`,
    };
  }
  if (receipt.days.kind !== 'subscription' && off <= receipt.expectedMinor * NEAR_SHARE) {
    return { weight: weights.nearAmount, isExact: false, canBeAuto: false, reason: words };
  }
  const isEstimate = ESTIMATED.has(receipt.days.kind);
  if (isEstimate && off <= receipt.expectedMinor * ESTIMATE_SHARE) {
    return { weight: weights.estimate, isExact: false, canBeAuto: false, reason: words };
  }
  return null;
}

function hold(receipt: PreparedReceipt, row: PreparedRow, { weights }: Prepared): AmountEvidence | null {
  if (!row.isPending || receipt.isRefund) return null;
  const unit = 10 ** currencyExponent(row.currency);
  const isFuelHold =
    receipt.trades.has('fuel') && FUEL_HOLDS.some((units) => units * unit === row.amountMinor);
  const isTravelHold =
    receipt.trades.has('travel') &&
    row.amountMinor > receipt.expectedMinor &&
    row.amountMinor <= receipt.expectedMinor * TRAVEL_HOLD_MAX;
  return isFuelHold || isTravelHold
    ? {
        weight: weights.heldAmount,
        isExact: false,
        canBeAuto: false,
        reason: 'a hold, not yet the final amount',
      }
    : null;
}

function partOfTotal(
  receipt: PreparedReceipt,
  row: PreparedRow,
  { weights }: Prepared,
): AmountEvidence | null {
  if (row.amountMinor >= receipt.expectedMinor || receipt.days.kind === 'subscription') return null;
  const parts = INSTALLMENT_PARTS.find(
    (count) => Math.abs(row.amountMinor * count - receipt.expectedMinor) < count,
  );
  const isPayLater = receipt.isPayLater || row.isPayLater;
  if (parts !== undefined && !receipt.isRefund && (isPayLater || parts === 4)) {
    const weight = isPayLater ? weights.installment : weights.installmentUnnamed;
    return { weight, isExact: isPayLater, canBeAuto: false, reason: `one of ${parts} equal parts` };
  }
  const rest = receipt.expectedMinor - row.amountMinor;
  const step = 5 * 10 ** currencyExponent(row.currency);
  if (
    receipt.isRefund ||
    receipt.source.chargedMinor !== null ||
    rest % step !== 0 ||
    receipt.days.kind === 'dining' ||
    receipt.days.kind === 'fuel'
  )
    return null;
  return {
    weight: weights.giftCardRest,
    isExact: false,
    canBeAuto: false,
    reason: `${amountText(rest, receipt.currency)} less, perhaps a gift card`,
  };
}
