import type { UserDb } from '#db/pool.ts';
import {
  listOpenDeliveries,
  lockDeliveries,
  type OpenDelivery,
  updateDeliveries,
} from '#db/repositories/notifications/deliveries.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { nextDaily } from '#domain/notifications/delivery-times.ts';
import { type Preferences, planDelivery } from '#domain/notifications/plan-delivery.ts';
import type { IdentityService, IdentityUser } from '#ports/identity.ts';
import { readPreferences } from '../../lib/notifications/read-preferences.ts';
import type { Services } from '../../lib/services.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { claimPushes, leaseEnd, sendPush } from './send-push.ts';

/** The services that sending depends on. */
export interface SenderServices
  extends Pick<Services, 'db' | 'clock' | 'ids' | 'secretBox' | 'linkBox' | 'publicUrl' | 'outbox' | 'push'> {
  readonly identity: Pick<IdentityService, 'getUser'>;
  readonly capabilities: Pick<Services['capabilities'], 'mailOut'>;
}

/**
 * Sends a user's due notifications and schedules the next check. Preferences and quiet hours are read at this moment.
 * Emails are added to the outbox in the transaction that marks them as sent, so that each is added exactly once.
 */
export async function notify(services: SenderServices, userId: string): Promise<void> {
  const user = await services.identity.getUser(userId);
  if (!user) return;
  const { hasEmails, pushes } = await services.db.withUser(userId, async (db) => {
    await lockDeliveries(db);
    const now = services.clock.now();
    const chosen = await readPreferences(db, now);
    const { due, until } = await selectDue(db, chosen, now);
    const emails = due.filter(({ channel }) => channel === 'email');
    await sendEmails(services, db, user, emails, chosen);
    const pushes = await claimPushes(services, db, due);
    const nextAt = pushes.length > 0 ? leaseEnd(now) : until;
    await scheduleCheck(db, 'notify', nextAt < until ? nextAt : until, 'replace');
    return { hasEmails: emails.length > 0, pushes };
  });
  if (hasEmails) await services.outbox.kick('many');
  for (const push of pushes) await sendPush(services, userId, push);
}

/** Marks deliveries that will never be sent as skipped, and returns the due ones and the time of the next check. */
async function selectDue(
  db: UserDb,
  chosen: Preferences,
  now: Date,
): Promise<{ readonly due: OpenDelivery[]; readonly until: Date }> {
  const due: OpenDelivery[] = [];
  let until = nextDaily(now, chosen.timeZone);
  for (const delivery of await listOpenDeliveries(db)) {
    // Another sender may still be sending it; it is retried when its lease ends.
    if (delivery.nextAt !== null && delivery.nextAt > now) {
      if (delivery.nextAt < until) until = delivery.nextAt;
      continue;
    }
    const plan = planDelivery({ ...delivery, kind: delivery.notice.kind }, chosen, now);
    if (plan.act === 'send') due.push(delivery);
    else if (plan.act === 'skip')
      await updateDeliveries(db, [delivery], { state: 'skipped', reason: plan.reason, now });
    else if (plan.until < until) until = plan.until;
  }
  return { due, until };
}

async function sendEmails(
  services: SenderServices,
  db: UserDb,
  user: IdentityUser,
  due: readonly OpenDelivery[],
  chosen: Preferences,
): Promise<void> {
  if (due.length === 0) return;
  const now = services.clock.now();
  const { state } = services.capabilities.mailOut;
  if (state === 'not_configured')
    await updateDeliveries(db, due, { state: 'skipped', reason: 'not_configured', now });
  // Account details are never sent to an unconfirmed address.
  else if (state === 'live' && !user.isEmailVerified)
    await updateDeliveries(db, due, { state: 'skipped', reason: 'unverified', now });
  else await enqueueEmails(services, db, user, due, chosen);
}
