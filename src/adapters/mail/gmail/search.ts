import { addDays } from '#domain/calendar/civil-date.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { MessageRef } from '#ports/mail-provider.ts';
import type { PacedApi } from './paced.ts';
import { UNITS } from './quota.ts';

/** Email of the asked span that holds one of the phrases, newest first, through the service's own search. */
export async function searchMail(paced: PacedApi, search: MailSearch, limit: number): Promise<MessageRef[]> {
  // The service's days begin at midnight in California: a day more on both sides loses nothing.
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
