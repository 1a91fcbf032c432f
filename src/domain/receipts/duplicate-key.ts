import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { ReceiptKind } from './receipt.ts';

/** What tells two emails of one purchase from two purchases. */
export interface DuplicateFields {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/**
 * A text equal for two emails about one purchase, or null when too little is known to call anything a
 * duplicate. With an order number: merchant, direction and order. Without: also day, currency and total, so
 * two purchases of one day at one shop stay apart unless they are equal to the cent.
 */
export function duplicateKey(fields: DuplicateFields): string | null {
  const merchant = plain(fields.merchant);
  const direction = fields.kind === 'refund' ? 'refund' : 'purchase';
  const order = fields.orderId === null ? '' : fields.orderId.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  if (order !== '' && merchant !== '') {
    const amount = direction === 'refund' ? `|${fields.totalMinor ?? ''}` : '';
    return `order|${direction}|${merchant}|${order}${amount}`;
  }
  if (merchant === '' || fields.purchasedOn === null || fields.totalMinor === null || fields.totalMinor === 0)
    return null;
  return `day|${direction}|${merchant}|${fields.purchasedOn}|${fields.currency ?? ''}|${fields.totalMinor}`;
}

function plain(merchant: string | null): string {
  return (merchant ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\b(?:inc|llc|ltd|gmbh|co|corp|com)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
