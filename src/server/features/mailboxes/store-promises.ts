import type { UserDb } from '#db/pool.ts';
import {
  deletePromisedRefunds,
  insertPromisedRefunds,
  type NewPromisedRefund,
} from '#db/repositories/mail/promised-refunds.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { getTimeZone } from '#db/repositories/user-dates.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import type { ExtractedRefundPromise } from '#ports/mail-reader.ts';
import type { Services } from '../../lib/services.ts';

/** A message and the refund it promises, if any. */
export interface PromiseReading {
  readonly messageId: string;
  readonly promise: ExtractedRefundPromise | null;
  readonly receivedAt: Date;
  readonly isSandbox: boolean;
}

/** Saves the refunds that messages promise, replacing earlier promises of the same messages. */
export async function storePromises(
  services: Services,
  db: UserDb,
  readings: readonly PromiseReading[],
): Promise<void> {
  await deletePromisedRefunds(
    db,
    readings.map((reading) => reading.messageId),
  );
  const timeZone = await getTimeZone(db);
  await insertPromisedRefunds(
    db,
    readings.flatMap(({ messageId, promise, receivedAt, isSandbox }): NewPromisedRefund[] => {
      if (promise === null) return [];
      const { merchant, evidence, ...fields } = promise;
      return [
        {
          ...fields,
          messageId,
          isSandbox,
          promisedOn: civilDateAt(receivedAt, timeZone),
          merchant: merchant === null ? null : canonicalMerchant(merchant),
          merchantKey: merchant === null ? '' : merchantKey(merchant),
          evidenceSealed: services.secretBox.seal(evidence, evidenceContext(db.userId, messageId)),
        },
      ];
    }),
  );
}
