import type { UserDb } from '#db/pool.ts';
import {
  changeDeliveries,
  holdDeliveries,
  listOpenDeliveries,
  type OpenDelivery,
} from '#db/repositories/notifications/deliveries.ts';
import { rescheduleNotify } from '#db/repositories/schedules.ts';
import { nextDaily } from '#domain/notifications/delivery-times.ts';
import { type Preferences, planDelivery } from '#domain/notifications/plan-delivery.ts';
import type { IdentityService, IdentityUser } from '#ports/identity.ts';
import { readPreferences } from '../../lib/notifications/read-preferences.ts';
import type { Services } from '../../lib/services.ts';
import { addEmails } from './add-emails.ts';

/** What sending needs. */
export interface SenderServices
  extends Pick<Services, 'db' | 'clock' | 'ids' | 'secretBox' | 'publicUrl' | 'outbox'> {
  readonly identity: Pick<IdentityService, 'getUser'>;
  readonly capabilities: Pick<Services['capabilities'], 'mailOut'>;
}

/**
 * Sends what is due to a user now and says when to look again. Preferences and quiet hours are those of this moment.
 * Emails go to the outbox in the transaction that marks them as sent, so that each goes there once.
 */
export async function notify(services: SenderServices, userId: string): Promise<void> {
  const user = await services.identity.getUser(userId);
  if (!user) return;
  const hasEmails = await services.db.withUser(userId, async (db) => {
    await holdDeliveries(db);
    const now = services.clock.now();
    const chosen = await readPreferences(db, now);
    const { due, until } = await sortOut(db, chosen, now);
    const emails = due.filter(({ channel }) => channel === 'email');
    await sendEmails(services, db, user, emails, chosen);
    await rescheduleNotify(db, until);
    return emails.length > 0;
  });
  if (hasEmails) await services.outbox.kick();
}

/** Settles what is never sent, and gives what is due and when the rest is. */
async function sortOut(
  db: UserDb,
  chosen: Preferences,
  now: Date,
): Promise<{ readonly due: OpenDelivery[]; readonly until: Date }> {
  const due: OpenDelivery[] = [];
  let until = nextDaily(now, chosen.timeZone);
  for (const delivery of await listOpenDeliveries(db)) {
    const plan = planDelivery({ ...delivery, kind: delivery.notice.kind }, chosen, now);
    if (plan.act === 'send') due.push(delivery);
    else if (plan.act === 'skip')
      await changeDeliveries(db, [delivery], { state: 'skipped', reason: plan.reason, now });
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
    await changeDeliveries(db, due, { state: 'skipped', reason: 'not_configured', now });
  // What an account holds is told to no address that nobody has confirmed.
  else if (state === 'live' && !user.isEmailVerified)
    await changeDeliveries(db, due, { state: 'skipped', reason: 'unverified', now });
  else await addEmails(services, db, user, due, chosen);
}
