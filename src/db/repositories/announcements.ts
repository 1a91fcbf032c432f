import type { UserDb } from '../pool.ts';

/** Whether the user wants release news by email. */
export async function findMarketing(db: UserDb): Promise<boolean> {
  const wanting = await db.query(
    'select 1 from app.profiles where user_id = $1 and privacy_marketing_emails',
    [db.userId],
  );
  return wanting.length > 0;
}

/** Notes that the user gets an announcement; false when they do not want any, or got this one. */
export async function noteAnnouncement(db: UserDb, announcement: string, now: Date): Promise<boolean> {
  const noted = await db.query(
    `insert into app.announcements_sent (user_id, announcement, sent_at)
     select user_id, $2, $3 from app.profiles where user_id = $1 and privacy_marketing_emails for share
     on conflict (user_id, announcement) do nothing returning 1`,
    [db.userId, announcement, now],
  );
  return noted.length > 0;
}
