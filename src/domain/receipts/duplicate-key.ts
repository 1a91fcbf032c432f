import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { ReceiptKind } from './receipt.ts';

/** The fields that distinguish two emails about one purchase from two purchases. */
export interface DuplicateFields {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/**
 * Creates a key equal for two emails about one purchase, or returns null if too little is known. With an order number:
 * merchant, direction and order number. Without: also date, currency and total, so two purchases of one day at one
 * store stay separate unless they are equal to the cent.
 */
export function createDuplicateKey(fields: DuplicateFields): string | null {
  const merchant = normalizeMerchant(fields.merchant);
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

function normalizeMerchant(merchant: string | null): string {
  return (merchant ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\b(?:inc|llc|ltd|gmbh|co|corp|com)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
