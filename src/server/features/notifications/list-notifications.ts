import type { ResponseOf } from '#contract/endpoints/table.ts';
import { isTopicOn, NOTICE_KINDS, topicOf } from '#domain/notifications/notice.ts';
import { noticeHref } from '../../lib/notifications/notice-href.ts';
import { readPreferences } from '../../lib/notifications/read-preferences.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { noticeWords } from '../../texts/notice-words.ts';
import type { Texts } from '../../texts/texts.ts';
import { countUnread, listStoredNotifications, type StoredNotification } from './query.ts';

/** The newest notifications of enabled topics; muted kinds are listed but not counted as unread. */
export async function listNotifications(
  services: Services,
  userId: string,
): Promise<ResponseOf<'listNotifications'>> {
  return services.db.withUser(userId, async (db) => {
    const chosen = await readPreferences(db, services.clock.now());
    const wanted = NOTICE_KINDS.filter((kind) => isTopicOn(topicOf(kind), chosen));
    const muted = new Set(chosen.mutedKinds);
    const unmuted = wanted.filter((kind) => !muted.has(kind));
    const texts = await readTexts(db);
    const stored = await listStoredNotifications(db, chosen.isSandbox, wanted);
    return {
      unread: await countUnread(db, chosen.isSandbox, unmuted),
      notifications: stored.map((notification) => presentNotification(notification, muted, texts)),
      environment: chosen.isSandbox ? 'sandbox' : 'live',
    };
  });
}

function presentNotification(
  { id, notice, createdAt, isRead, findingId }: StoredNotification,
  muted: ReadonlySet<string>,
  texts: Texts,
) {
  const { kind, amountMinor, currency } = notice;
  return {
    ...{ id: toWire('notification', id), kind, amountMinor, currency },
    ...noticeWords(notice, texts),
    href: noticeHref(notice, findingId),
    createdAt: createdAt.toISOString(),
    isRead,
    isMuted: muted.has(kind),
  };
}
