import type { ResponseOf } from '#contract/endpoints/table.ts';
import { listLessons } from '#db/repositories/mail/mail-lessons.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { listMailboxes, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { insertListed, reopenPassedOver } from '#db/repositories/mail/messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { chargeSearch, type MailSearch } from '#domain/syncing/charge-search.ts';
import type { MessageRef } from '#ports/mail-provider.ts';
import type { ReadingAids } from '#ports/mail-reader.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { receiptsChanged } from '../../lib/announce-mailbox.ts';
import { notFound } from '../../lib/fault.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { countReceipts, findCharge, listKnown } from './charge-search-query.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { storeMessages } from './store-messages.ts';

type Outcome = ResponseOf<'searchMailForCharge'>;

/** So many emails of one mailbox are looked at for one charge. */
const MESSAGES_MAX = 25;

/**
 * Asks every mailbox of the charge's world for email that may explain it, also outside the range that is read, and
 * reads what it finds as any other email. Says what was asked, found and read, and whether a receipt came of it.
 */
export async function searchMailForCharge(
  services: Services,
  userId: string,
  wireId: string,
): Promise<Outcome> {
  const id = fromWire(wireId);
  const since = services.clock.now();
  const { charge, mailboxes, aids, keepsEvidence } = await services.db.withUser(userId, async (db) => {
    const { currency, keepsEvidence } = await ensureProfile(db);
    return {
      charge: await findCharge(db, id),
      mailboxes: await listMailboxes(db),
      aids: { homeCurrency: currency, lessons: await listLessons(db) },
      keepsEvidence,
    };
  });
  if (!charge) throw notFound();
  const search = chargeSearch(charge);
  const own = mailboxes.filter((mailbox) => mailbox.isSandbox === charge.isSandbox);
  const results = await Promise.all(
    own.map((mailbox) => lookIn({ services, userId, mailbox, search, aids, keepsEvidence })),
  );
  const read = results.reduce((sum, result) => sum + result.read, 0);
  if (read > 0) {
    await services.deriveMatches(userId, since);
    await receiptsChanged(services, userId);
  }
  const after = await services.db.readAs(userId, (db) => findCharge(db, id));
  return {
    from: search.from,
    to: search.to,
    mailboxes: results.map(({ address, state, found }) => ({ address, state, found })),
    found: results.reduce((sum, result) => sum + result.found, 0),
    read,
    receipts: results.reduce((sum, result) => sum + result.receipts, 0),
    outcome: after?.hasReceipt ? 'matched' : after?.isAsked ? 'asked' : 'nothing',
  };
}

interface Look {
  readonly services: Services;
  readonly userId: string;
  readonly mailbox: StoredMailbox;
  readonly search: MailSearch;
  readonly aids: ReadingAids;
  readonly keepsEvidence: boolean;
}

interface Looked {
  readonly address: string;
  readonly state: Outcome['mailboxes'][number]['state'];
  readonly found: number;
  readonly read: number;
  readonly receipts: number;
}

async function lookIn(look: Look): Promise<Looked> {
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
    const { stored, receipts } = await store(look, refs, read);
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

/** Row and verdict are written at once, so that no run of the mailbox takes up a message that is being read here. */
async function store(look: Look, refs: readonly MessageRef[], read: readonly ReadMessage[]) {
  const { services, userId, mailbox, keepsEvidence } = look;
  if (read.length === 0) return { stored: 0, receipts: 0 };
  const now = services.clock.now();
  const ids = read.map(({ message }) => message.id);
  return services.db.withUser(userId, async (db) => {
    await holdMail(db);
    await reopenPassedOver(db, ids);
    await insertListed(
      db,
      mailbox.id,
      read.map(({ message, receivedAt }) => ({
        id: message.id,
        providerMessageId: message.providerMessageId,
        receivedAt: receivedAt ?? refs.find((ref) => ref.id === message.providerMessageId)?.receivedAt ?? now,
      })),
    );
    const { stored } = await storeMessages(services, db, mailbox, read, keepsEvidence);
    return { stored, receipts: await countReceipts(db, ids) };
  });
}
