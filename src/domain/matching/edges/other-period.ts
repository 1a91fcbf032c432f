import { SERIES } from '../match-bounds.ts';
import { NAME_LEVELS, type PurchaseKind } from '../match-constants.ts';
import type { PreparedInput } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';

/** Kinds whose emails may arrive long before the charge. */
const BILLED: ReadonlySet<PurchaseKind> = new Set(['subscription', 'invoice']);

/** True if a subscription's or bill's charge at this lag may belong to another month: the match is only suggested. */
export function mayBeOtherMonth(receipt: PreparedReceipt, lag: number): boolean {
  return BILLED.has(receipt.days.kind) && (lag < SERIES.autoFrom || lag > SERIES.autoTo);
}

/**
 * True for a late charge of a subscription that has another charge nearby: with weekly billing, it may be the next
 * week's.
 */
export function isOtherPeriod(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  index: TransactionIndex,
): boolean {
  if (!BILLED.has(receipt.days.kind) || lagOf(receipt, transaction) < SERIES.lateFrom) return false;
  return index
    .byAmount(transaction.amountMinor, transaction.currency, transaction.isInflow)
    .some(
      (other) =>
        other !== transaction &&
        Math.abs(other.day - transaction.day) <= SERIES.shortPeriod &&
        prepared.quickSimilarity(receipt, other) >= NAME_LEVELS.good,
    );
}

/**
 * True if a distant transaction is part of a monthly series: the receipt's own charge is missing, not late. A
 * subscription's charge some days before its email belongs to the previous month, because the email announces the next.
 */
export function isOtherMonth(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: PreparedInput,
  index: TransactionIndex,
): boolean {
  const lag = lagOf(receipt, transaction);
  const isBefore = lag <= -SERIES.daysBefore && BILLED.has(receipt.days.kind);
  if (Math.abs(lag) < SERIES.lagMin && !isBefore) return false;
  return index.byAmount(transaction.amountMinor, transaction.currency, transaction.isInflow).some((other) => {
    if (
      other.nameGroup !== transaction.nameGroup &&
      other.nameKey.slice(0, 6) !== transaction.nameKey.slice(0, 6) &&
      prepared.quickSimilarity(receipt, other) < NAME_LEVELS.good
    )
      return false;
    const gap = Math.abs(other.day - transaction.day);
    const months = Math.round(gap / SERIES.monthDays);
    return (
      months >= 1 &&
      months <= SERIES.monthsMax &&
      Math.abs(gap - months * SERIES.monthDays) <= SERIES.jitterDays
    );
  });
}
