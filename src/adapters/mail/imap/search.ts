import type { ImapFlow, SearchObject } from 'imapflow';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { MessageRef } from '#ports/mail-provider.ts';
import { listFolders } from './folders.ts';
import { openIfPossible, refsOf } from './list.ts';

/**
 * Messages of the requested period that contain one of the phrases, newest first, found by the server's search in each
 * folder.
 */
export async function searchMail(client: ImapFlow, search: MailSearch, limit: number): Promise<MessageRef[]> {
  const found: MessageRef[] = [];
  for (const folder of await listFolders(client)) {
    const opened = folder.isDefault ? await openIfPossible(client, folder.id) : null;
    if (!opened) continue;
    const uids = await client.search(queryOf(search), { uid: true });
    if (!Array.isArray(uids)) continue;
    const newest = uids.sort((a, b) => b - a).slice(0, limit);
    found.push(...(await refsOf(client, folder.id, opened.validity, newest)));
  }
  return found
    .sort((a, b) => (b.receivedAt?.getTime() ?? 0) - (a.receivedAt?.getTime() ?? 0))
    .slice(0, limit);
}

/** `before` is exclusive in IMAP, and servers use dates in their own time zones. */
function queryOf({ from, to, phrases }: MailSearch): SearchObject {
  return {
    since: new Date(`${addDays(from, -1)}T00:00:00Z`),
    before: new Date(`${addDays(to, 2)}T00:00:00Z`),
    or: phrases.map((text) => ({ text })),
  };
}
