import type { MessageRef } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { sourceOf } from '../../../lib/mail-sources.ts';
import { listStoredMessages } from '../charge-search-query.ts';
import { type ReadMessage, readMessage } from '../read-message.ts';
import type { MailboxSearch, MailboxSearchResult } from './mailbox-search.ts';
import { storeSearchResults } from './store-search-results.ts';

/** Maximum number of emails examined per mailbox for one charge. */
const MESSAGES_MAX = 25;

/** Searches one mailbox for emails about a charge, and reads those that have not been read yet. */
export async function searchMailbox(look: MailboxSearch): Promise<MailboxSearchResult> {
  const { services, userId, mailbox, search } = look;
  const empty = { address: mailbox.address, found: 0, read: 0, receipts: 0 };
  const source = sourceOf(services, userId, mailbox);
  if (!source || mailbox.isPaused) return { ...empty, state: 'not_asked' };
  try {
    const refs =
      search.phrases.length === 0 ? [] : await source.mail.search(source.access, search, MESSAGES_MAX);
    const unprocessed = await findUnprocessed(look, refs);
    const read: ReadMessage[] = [];
    const owner = { userId, lane: 'file' } as const;
    const about = { context: look.context };
    for await (const fetched of source.mail.fetch(source.access, [...unprocessed.keys()])) {
      const message = unprocessed.get(fetched.id);
      if (message) read.push(await readMessage(services, owner, message, fetched, about));
    }
    const { stored, receipts } = await storeSearchResults(look, refs, read);
    return { ...empty, state: 'asked', found: refs.length, read: stored, receipts };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { ...empty, state: error.kind === 'reauth' ? 'needs_reauth' : 'failed' };
  }
}

/** Messages whose body has not been read yet, by provider message ID. */
async function findUnprocessed({ services, userId, mailbox }: MailboxSearch, refs: readonly MessageRef[]) {
  const ids = refs.map((ref) => ref.id);
  const known = await services.db.readAs(userId, (db) => listStoredMessages(db, mailbox.id, ids));
  const byId = new Map(known.map((message) => [message.providerMessageId, message]));
  return new Map(
    ids.flatMap((providerMessageId) => {
      const stored = byId.get(providerMessageId);
      if (stored && !stored.canBeRead) return [];
      return [[providerMessageId, { id: stored?.id ?? services.ids.next(), providerMessageId, attempts: 0 }]];
    }),
  );
}
