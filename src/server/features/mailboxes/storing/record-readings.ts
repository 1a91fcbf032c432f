import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../../lib/services.ts';
import type { DeletedReceipt } from './delete-message-receipts.ts';
import type { OrderReading } from './to-reading.ts';

export async function recordReadings(
  services: Services,
  db: UserDb,
  readings: readonly OrderReading[],
  earlier: ReadonlyMap<string, DeletedReceipt>,
): Promise<void> {
  await recordEvents(
    db,
    readings.map(({ messageId, kind }) => ({
      id: services.ids.next(),
      messageId,
      detail: {
        ...{ kind: 'emailRead' as const },
        values: { kind, reader: READER_VERSION, isAgain: earlier.has(messageId) },
      },
    })),
    services.clock.now(),
  );
}
