import {
  resetCursor,
  type StoredConnection,
  setConnectionStatus,
} from '#db/repositories/bank-connections.ts';
import { deleteSchedule, scheduleNext } from '#db/repositories/schedules.ts';
import type { ProviderFailure } from '#ports/provider-failure.ts';
import { announce } from '../../lib/announce.ts';
import { announceNotices, recordBrokenConnection } from '../../lib/notifications/record-notices.ts';
import type { Services } from '../../lib/services.ts';

const REAUTH_HOURS = 24;
const RETRY_HOURS = 1;
const HOUR_MS = 3_600_000;

/**
 * Records a failure in the connection's state. True if a retry can help soon. False if the user must act or access was
 * revoked; nothing is retried until the user acts.
 */
export async function recordFailure(
  services: Services,
  userId: string,
  connection: StoredConnection,
  failure: ProviderFailure,
): Promise<boolean> {
  const { db, clock } = services;
  if (failure.kind === 'restart' && connection.cursor === null) return true;
  // A cursor whose pages repeatedly cannot be read to the end is treated as lost.
  if (failure.kind === 'cursor_lost' || failure.kind === 'restart') {
    await db.withUser(userId, (user) => resetCursor(user, connection.id));
    return true;
  }
  const needsUser = failure.kind === 'reauth' || failure.kind === 'gone';
  const status = needsUser ? 'needs_reauth' : failure.kind === 'refused' ? 'failed' : connection.status;
  const hasNewNotice = await db.withUser(userId, async (user) => {
    const isNew = needsUser && (await recordBrokenConnection(services, user, 'bank_broken', connection.id));
    await setConnectionStatus(user, connection.id, status, failure.code);
    if (failure.kind === 'gone') await deleteSchedule(user, userId, connection.id);
    else {
      const hours = needsUser ? REAUTH_HOURS : RETRY_HOURS;
      await scheduleNext(
        user,
        userId,
        'bank',
        connection.id,
        new Date(clock.now().getTime() + hours * HOUR_MS),
      );
    }
    return isNew;
  });
  if (hasNewNotice) await announceNotices(services, userId);
  await announce(services, userId, 'bankStatusChanged');
  return !needsUser;
}
