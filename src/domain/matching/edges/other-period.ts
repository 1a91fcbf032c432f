import { SERIES } from '../match-bounds.ts';
import { NAME_LEVELS, type PurchaseKind } from '../match-constants.ts';
import type { Prepared } from '../prepared-input.ts';
import { lagOf, type PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';
import type { TransactionIndex } from '../transaction-index.ts';

/** Kinds whose emails may come long before the charge they speak of. */
const BILLED: ReadonlySet<PurchaseKind> = new Set(['subscription', 'invoice']);

/** True for days at which a plan's or bill's charge may be another month's: a person is asked. */
export function isOutOfTurn(receipt: PreparedReceipt, lag: number): boolean {
  return BILLED.has(receipt.days.kind) && (lag < SERIES.autoFrom || lag > SERIES.autoTo);
}

/** A plan's late charge beside another of its charges: by the week, it may be the next week's. */
export function isOtherPeriod(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: Prepared,
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
 * True for a far transaction that is one of a monthly series: the receipt's own month is missing, not late. A plan's
 * charge of some days before its email is the last month's: the email announces the next.
 */
export function isOtherMonth(
  receipt: PreparedReceipt,
  transaction: PreparedTransaction,
  prepared: Prepared,
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
