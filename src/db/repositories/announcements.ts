import type { Queryable, UserDb, Uuid } from '../pool.ts';

export interface AnnouncementRecipient {
  readonly id: Uuid;
  readonly name: string;
  readonly email: string;
}

/** All users with a confirmed email address. Whether a user wants announcements is in their profile. */
export async function listAnnouncementRecipients(db: Queryable): Promise<AnnouncementRecipient[]> {
  return db.query<AnnouncementRecipient>(
    `select u.id, coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id
      where u."emailVerified" order by u.id`,
  );
}

/** Whether the user wants release news by email. */
export async function getMarketingConsent(db: UserDb): Promise<boolean> {
  const wanting = await db.query(
    'select 1 from app.profiles where user_id = $1 and privacy_marketing_emails',
    [db.userId],
  );
  return wanting.length > 0;
}

/**
 * Records that the user receives an announcement. Returns false if the user does not want any or already received this
 * one.
 */
export async function recordAnnouncement(db: UserDb, announcement: string, now: Date): Promise<boolean> {
  const noted = await db.query(
    `insert into app.announcements_sent (user_id, announcement, sent_at)
     select user_id, $2, $3 from app.profiles where user_id = $1 and privacy_marketing_emails for share
     on conflict (user_id, announcement) do nothing returning 1`,
    [db.userId, announcement, now],
  );
  return noted.length > 0;
}
