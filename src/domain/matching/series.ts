import { toDayNumber } from '#domain/calendar/civil-date.ts';
import type { MatchReceipt } from './match-types.ts';
import { toWords } from './normalize-text.ts';

const MONTH_GAP = { min: 26, max: 35 } as const;

/**
 * True when mails of the same merchant and amount lie a month before or after this one: then only the row of
 * its own month may answer it, whatever the mail calls itself.
 */
export function isSeriesReceipt(receipt: MatchReceipt, receipts: readonly MatchReceipt[]): boolean {
  if (receipt.kind !== 'purchase' || receipt.totalMinor === null || receipt.totalMinor === 0) return false;
  const on = receipt.purchasedOn ?? receipt.receivedAt;
  if (on === null) return false;
  const day = toDayNumber(on);
  const name = toWords(receipt.merchant ?? '').join('');
  return receipts.some((other) => {
    if (other === receipt || other.totalMinor !== receipt.totalMinor || other.currency !== receipt.currency)
      return false;
    const otherOn = other.purchasedOn ?? other.receivedAt;
    if (otherOn === null || toWords(other.merchant ?? '').join('') !== name) return false;
    const gap = Math.abs(toDayNumber(otherOn) - day);
    return gap >= MONTH_GAP.min && gap <= MONTH_GAP.max;
  });
}
