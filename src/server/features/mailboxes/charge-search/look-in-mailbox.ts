import type { MessageRef } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { sourceOf } from '../../../lib/mail-sources.ts';
import { listKnown } from '../charge-search-query.ts';
import { type ReadMessage, readMessage } from '../read-message.ts';
import type { Look, Looked } from './look.ts';
import { storeFound } from './store-found.ts';

/** So many emails of one mailbox are looked at for one charge. */
const MESSAGES_MAX = 25;

/** Asks one mailbox for email of a charge, and reads what no reader has looked at. */
export async function lookIn(look: Look): Promise<Looked> {
  const { services, userId, mailbox, search } = look;
  const nothing = { address: mailbox.address, found: 0, read: 0, receipts: 0 };
  const source = sourceOf(services, userId, mailbox);
  if (!source || mailbox.isPaused) return { ...nothing, state: 'not_asked' };
  try {
    const refs =
      search.phrases.length === 0 ? [] : await source.mail.search(source.access, search, MESSAGES_MAX);
    const fresh = await chooseFresh(look, refs);
    const read: ReadMessage[] = [];
    const owner = { userId, lane: 'file' } as const;
    const about = { aids: look.aids };
    for await (const fetched of source.mail.fetch(source.access, [...fresh.keys()])) {
      const message = fresh.get(fetched.id);
      if (message) read.push(await readMessage(services, owner, message, fetched, about));
    }
    const { stored, receipts } = await storeFound(look, refs, read);
    return { ...nothing, state: 'asked', found: refs.length, read: stored, receipts };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { ...nothing, state: error.kind === 'reauth' ? 'needs_reauth' : 'failed' };
  }
}

/** Messages that no reader has looked at, by their id at the source. */
async function chooseFresh({ services, userId, mailbox }: Look, refs: readonly MessageRef[]) {
  const ids = refs.map((ref) => ref.id);
  const known = await services.db.readAs(userId, (db) => listKnown(db, mailbox.id, ids));
  const byId = new Map(known.map((message) => [message.providerMessageId, message]));
  return new Map(
    ids.flatMap((providerMessageId) => {
      const own = byId.get(providerMessageId);
      if (own && !own.canBeRead) return [];
      return [[providerMessageId, { id: own?.id ?? services.ids.next(), providerMessageId, attempts: 0 }]];
    }),
  );
}
