import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { listDevices } from '#db/repositories/notifications/devices.ts';
import { getNotificationFacts } from '#db/repositories/notifications/notification-facts.ts';
import {
  getNotificationSettings,
  saveNotificationSettings,
} from '#db/repositories/notifications/settings.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { NOTICE_KINDS } from '#domain/notifications/notice.ts';
import { computeLargeCharge, computeLowBalance } from '#domain/notifications/thresholds.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** Quiet hours and thresholds, with the default thresholds derived from the user's transactions. */
export async function getAlertSettings(
  services: Services,
  userId: string,
): Promise<ResponseOf<'getAlertSettings'>> {
  const user = await services.identity.getUser(userId);
  return services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    const scope = await readScope(db, undefined, services.clock.now());
    const known = await getNotificationFacts(db, scope, []);
    const { mutedKinds, quiet } = await getNotificationSettings(db);
    return {
      quietHours: quiet && { ...quiet },
      timeZone: scope.timeZone,
      currency: scope.currency,
      largeCharge: { setMinor: known.largeChargeMinor, ownMinor: computeLargeCharge(known) },
      lowBalance: { setMinor: known.lowBalanceMinor, ownMinor: computeLowBalance(known) },
      mutedKinds: NOTICE_KINDS.filter((kind) => mutedKinds.includes(kind)),
      pushKey: services.push?.publicKey ?? null,
      devices: (await listDevices(db)).map(({ id, name, createdAt, lastSentAt, endpointHash }) => ({
        ...{ id: toWire('device', id), name, createdAt: createdAt.toISOString() },
        lastMessageAt: lastSentAt?.toISOString() ?? null,
        endpointHash: endpointHash.toString('base64'),
      })),
      email: emailState(services, user?.isEmailVerified === true),
    };
  });
}

function emailState(
  { capabilities }: Services,
  isVerified: boolean,
): ResponseOf<'getAlertSettings'>['email'] {
  if (capabilities.mailOut.state === 'not_configured') return 'not_configured';
  return capabilities.mailOut.state === 'live' && !isVerified ? 'unverified' : 'ready';
}

/** Updates quiet hours and thresholds, and rechecks pending notifications with them. */
export async function updateAlertSettings(
  services: Services,
  userId: string,
  body: BodyOf<'updateAlertSettings'>,
): Promise<void> {
  const { quietHours, largeChargeMinor, lowBalanceMinor } = body;
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await saveNotificationSettings(db, { quiet: quietHours, largeChargeMinor, lowBalanceMinor });
    await scheduleCheck(db, 'notify', services.clock.now(), 'sooner');
  });
  await services.jobs.send('notify', userId, { userId });
}
