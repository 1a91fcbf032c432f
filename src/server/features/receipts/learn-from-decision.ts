import type { Uuid } from '#db/pool.ts';
import { dropLesson, listLessons, saveLesson } from '#db/repositories/mail-lessons.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { MailTruth } from '#ports/mail-reader.ts';
import { openKeptMail } from '../../lib/kept-mail.ts';
import type { Services } from '../../lib/services.ts';

/**
 * Lets the reader learn from a receipt that a person confirmed or corrected, while its mail is still kept. A mail that
 * is gone, or teaches nothing, leaves everything as it is.
 */
export async function learnFromDecision(
  services: Services,
  userId: string,
  reviewItemId: Uuid,
): Promise<void> {
  const { truth, aids } = await services.db.withUser(userId, async (db) => {
    const [row] = await db.query<MailTruth & { messageId: Uuid }>(
      `select r.message_id as "messageId", r.kind, r.merchant, r.currency, r.total_minor as "totalMinor"
         from app.review_items i join app.receipts r on r.user_id = i.user_id and r.id = i.receipt_id
        where i.user_id = $1 and i.id = $2 and r.message_id is not null`,
      [userId, reviewItemId],
    );
    const { currency } = await ensureProfile(db);
    return { truth: row, aids: { homeCurrency: currency, lessons: await listLessons(db) } };
  });
  const raw = truth && (await openKeptMail(services, userId, truth.messageId));
  if (!truth || !raw) return;
  const { known, learned, isForgotten } = await services.mailReader.study(raw, truth, aids);
  await services.db.withUser(userId, async (db) => {
    if (isForgotten && known) await dropLesson(db, known.id);
    if (learned)
      await saveLesson(
        db,
        { id: known?.id ?? services.ids.next(), ...learned },
        { messageId: truth.messageId, before: known },
      );
  });
}
