import type { Database } from '#db/pool.ts';
import { findLanguage } from '#db/repositories/profiles.ts';
import type { Outbox } from './outbox.ts';

/** An outbox that sends each email in the recipient's language, or in the given one if the recipient has no account. */
export function inOwnLanguage(db: Database, outbox: Pick<Outbox, 'add'>): Pick<Outbox, 'add'> {
  return {
    async add(mail) {
      const language = mail.userId && (await db.readAs(mail.userId, findLanguage));
      await outbox.add(language ? { ...mail, language } : mail);
    },
  };
}
