import type { UserDb } from '#db/pool.ts';
import { evidenceContext, type NewReceipt } from '#db/repositories/receipts/receipts.ts';
import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { createDuplicateKey } from '#domain/receipts/duplicate-key.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../../lib/services.ts';
import type { OrderReading } from './to-reading.ts';

/** Maximum number of days between the order date and the day its email arrived. */
const PURCHASE_DAYS_MAX = 730;

/** A receipt as it is stored. `receivedOn` is the date its email arrived, in the user's time zone. */
export function toReceipt(
  services: Services,
  db: UserDb,
  reading: OrderReading & { readonly receivedOn: CivilDate },
  id: string,
): NewReceipt {
  const { mail: message, order, kind, needsReview } = reading;
  const purchasedOn = purchaseDay(order.purchasedOn, reading.receivedOn);
  // A shipping update never leads a purchase. It is stored with its order as evidence of the date and amount of each
  // charge.
  const isParcel = kind === 'shipping';
  return {
    ...order,
    id,
    kind,
    purchasedOn,
    orderKey: isParcel ? null : createDuplicateKey({ ...order, kind, purchasedOn }),
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
 * The order date if it is close to the email's date. A date years away is a misreading and is replaced by the email's
 * date.
 */
function purchaseDay(stated: CivilDate | null, receivedOn: CivilDate): CivilDate {
  return stated !== null && Math.abs(daysBetween(stated, receivedOn)) <= PURCHASE_DAYS_MAX
    ? stated
    : receivedOn;
}
