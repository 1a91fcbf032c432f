import { findConnectionByItem } from '#db/repositories/bank-connections.ts';
import { countQuarantined, listQuarantined, listReadings } from '#db/repositories/bank-readings.ts';
import { notFound } from '../../lib/fault.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { firstTransactionOn, listWithdrawn } from './query.ts';

const READINGS_SHOWN = 10;
const REJECTED_SHOWN = 50;
const WITHDRAWN_SHOWN = 50;

/** The recent syncs of a connection, and its transactions that could not be understood. */
export async function getBankConnection(services: Services, userId: string, itemId: string) {
  return services.db.readAs(userId, async (db) => {
    const connection = await findConnectionByItem(db, itemId);
    if (!connection) throw notFound();
    const texts = await readTexts(db);
    const readings = await listReadings(db, connection.id, READINGS_SHOWN);
    const rejectedTransactions = await listQuarantined(db, connection.id, REJECTED_SHOWN);
    const withdrawn = await listWithdrawn(db, connection.id, WITHDRAWN_SHOWN);
    return {
      readings: readings.map(({ id: _, requestId: __, at, ...counts }) => ({
        ...counts,
        at: at.toISOString(),
      })),
      rejectedTransactions: rejectedTransactions.map(({ firstAt, reason, ...row }) => ({
        ...row,
        reason: texts.sentence(reason),
        firstAt: firstAt.toISOString(),
      })),
      rejectedCount: (await countQuarantined(db)).get(connection.id) ?? 0,
      firstTransactionOn: await firstTransactionOn(db, connection.id),
      withdrawnTransactions: withdrawn.map(({ id, withdrawnAt, ...transaction }) => ({
        ...transaction,
        id: toWire('transaction', id),
        withdrawnAt: withdrawnAt.toISOString(),
      })),
    };
  });
}
