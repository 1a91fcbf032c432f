import type { UserDb } from '#db/pool.ts';
import { evidenceContext, type NewReceipt } from '#db/repositories/receipts/receipts.ts';
import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { duplicateKey } from '#domain/receipts/duplicate-key.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../../lib/services.ts';
import type { NewReading } from './to-reading.ts';

/** How far an order's day may lie from the day its email came. */
const PURCHASE_DAYS_MAX = 730;

/** A receipt as it is stored; `receivedOn` is the user's day on which its email came. */
export function toReceipt(
  services: Services,
  db: UserDb,
  reading: NewReading & { readonly receivedOn: CivilDate },
  id: string,
): NewReceipt {
  const { mail: message, order, kind, needsReview } = reading;
  const purchasedOn = purchaseDay(order.purchasedOn, reading.receivedOn);
  // A parcel's email represents nothing: it is kept beside its order, as evidence of what was charged when.
  const isParcel = kind === 'shipping';
  return {
    ...order,
    id,
    kind,
    purchasedOn,
    orderKey: isParcel ? null : duplicateKey({ ...order, kind, purchasedOn }),
    isForward: message.isForward,
    messageId: reading.messageId,
    state: isParcel ? 'merged' : needsReview ? 'proposed' : 'accepted',
    mergedInto: null,
    merchant: order.merchant === null ? null : canonicalMerchant(order.merchant),
    merchantKey: order.merchant ? merchantKey(order.merchant) : '',
    receivedAt: reading.receivedAt,
    fromDomain: message.fromDomain,
    isSandbox: reading.isSandbox,
    readerVersion: READER_VERSION,
    evidenceSealed: services.secretBox.seal(JSON.stringify(order.evidence), evidenceContext(db.userId, id)),
  };
}

/**
 * The order's day where it is near the email's own; a day years away is a misreading, and the email's day replaces
 * it.
 */
function purchaseDay(stated: CivilDate | null, receivedOn: CivilDate): CivilDate {
  return stated !== null && Math.abs(daysBetween(stated, receivedOn)) <= PURCHASE_DAYS_MAX
    ? stated
    : receivedOn;
}
