import type { UserDb } from '#db/pool.ts';
import { type OpenDelivery, updateDeliveries } from '#db/repositories/notifications/deliveries.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import type { Preferences } from '#domain/notifications/plan-delivery.ts';
import type { IdentityUser } from '#ports/identity.ts';
import { readScope } from '../../lib/environment.ts';
import { noticeHref } from '../../lib/notifications/notice-href.ts';
import type { Services } from '../../lib/services.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import { readWeeklyReport } from './weekly-report.ts';

/** Adds due notifications to the outbox: one email per weekly report, and one email for all others. */
export async function enqueueEmails(
  services: Pick<Services, 'publicUrl' | 'outbox' | 'ids' | 'clock' | 'linkBox'>,
  db: UserDb,
  user: IdentityUser,
  due: readonly OpenDelivery[],
  chosen: Preferences,
): Promise<void> {
  const { publicUrl, outbox, ids, clock } = services;
  const language = await getLanguage(db);
  const common = {
    name: user.name,
    isSandbox: chosen.isSandbox,
    settingsUrl: `${publicUrl}/settings?tab=notifications`,
  };
  const [reports, others] = [
    due.filter(({ notice }) => notice.kind === 'weekly_report'),
    due.filter(({ notice }) => notice.kind !== 'weekly_report'),
  ];
  for (const delivery of reports) {
    const batchId = ids.next();
    const scope = await readScope(db, undefined, clock.now());
    const report = await readWeeklyReport(db, scope, delivery.notice.on, language);
    const url = publicUrl + noticeHref(delivery.notice, null);
    await outbox.addWithin(db, {
      ...{ kind: 'weekly-report', userId: db.userId, to: user.email, language },
      dedupeKey: `notification|${batchId}`,
      content: { ...common, unsubscribeUrl: unsubscribeUrl(services, db.userId, 'weekly'), report, url },
    });
    await updateDeliveries(db, [delivery], { state: 'sent', batchId, now: clock.now() });
  }
  if (others.length === 0) return;
  const batchId = ids.next();
  await outbox.addWithin(db, {
    ...{ kind: 'notifications', userId: db.userId, to: user.email, language },
    dedupeKey: `notification|${batchId}`,
    content: {
      ...common,
      unsubscribeUrl: unsubscribeUrl(services, db.userId, 'email'),
      items: others.map(({ notice }) => ({ notice, url: publicUrl + noticeHref(notice, null) })),
    },
  });
  await updateDeliveries(db, others, { state: 'sent', batchId, now: clock.now() });
}
