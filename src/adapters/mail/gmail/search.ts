import { addDays } from '#domain/calendar/civil-date.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { MessageRef } from '#ports/mail-provider.ts';
import type { PacedApi } from './paced.ts';
import { UNITS } from './quota.ts';

/** Messages of the requested period that contain one of the phrases, newest first, found by Gmail's search. */
export async function searchMail(paced: PacedApi, search: MailSearch, limit: number): Promise<MessageRef[]> {
  // Gmail's days begin at midnight Pacific time, so the period is extended by a day on both sides.
  const after = addDays(search.from, -1).replaceAll('-', '/');
  const before = addDays(search.to, 2).replaceAll('-', '/');
  const phrases = search.phrases.map((phrase) => `"${phrase.replaceAll('"', ' ')}"`).join(' ');
  const { data } = await paced.call(UNITS.list, (api) =>
    api.users.messages.list({
      userId: 'me',
      q: `after:${after} before:${before} {${phrases}} -in:chats`,
      maxResults: limit,
    }),
  );
  return (data.messages ?? []).flatMap(({ id }) => (id ? [{ id, receivedAt: null, bytes: null }] : []));
}
