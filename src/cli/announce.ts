import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '#db/pool.ts';
import {
  type AnnouncementRecipient,
  listAnnouncementRecipients,
  recordAnnouncement,
} from '#db/repositories/announcements.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import { lockUser } from '#db/repositories/user-tables.ts';
import { settingsUrl, unsubscribeUrl } from '#server/features/notifications/unsubscribe.ts';
import { type Announcement, readAnnouncement } from './lib/announcement.ts';
import { type Command, EXIT_DONE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { type OpenOutbox, openOutbox } from './lib/open-outbox.ts';
import { result } from './lib/output.ts';

/** Emails release news to users who want it and confirmed their address; the running server sends it. */
export const command: Command = {
  usage: '<file>   (the first line is the subject, paragraphs follow)',
  argsMin: 1,
  async run([file = '']) {
    const announcement = readAnnouncement(await readFile(file, 'utf8'));
    return withDatabase(async (db) => {
      const open = await openOutbox(db);
      let emails = 0;
      try {
        const links = { linkBox: await open.openLinkBox(), publicUrl: open.publicUrl };
        for (const reader of await listAnnouncementRecipients(db.system))
          if (await addFor(reader, announcement, db, { outbox: open.outbox, links })) emails += 1;
        await open.outbox.kick('many');
      } finally {
        await open.close();
      }
      result({ announcement: announcement.title, emails });
      return EXIT_DONE;
    });
  },
};

/** False if the user doesn't want news or already got this one. */
function addFor(
  { id, name, email }: AnnouncementRecipient,
  announcement: Announcement,
  db: Database,
  { outbox, links }: Pick<OpenOutbox, 'outbox'> & { readonly links: Parameters<typeof unsubscribeUrl>[0] },
): Promise<boolean> {
  const key = createHash('sha256').update(JSON.stringify(announcement)).digest('hex');
  return db.withUser(id, async (user) => {
    if (!(await lockUser(user)) || !(await recordAnnouncement(user, key, new Date()))) return false;
    const language = await getLanguage(user);
    await outbox.addWithin(user, {
      ...{ kind: 'announcement', userId: id, to: email, language, dedupeKey: `${id}|${key}` },
      content: {
        ...{ ...announcement, name, settingsUrl: settingsUrl(links, 'news') },
        unsubscribeUrl: unsubscribeUrl(links, id, 'news'),
      },
    });
    return true;
  });
}
