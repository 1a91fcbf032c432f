import { addToRunCounts } from '#db/repositories/mail/mail-syncs.ts';
import { listRelistedMessages, type WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { mergeRelistedMessages } from '#db/repositories/mail/messages.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import { resolveSenderVerdict, type SenderRule } from '#domain/syncing/sender-rules.ts';
import type { MailHeaders } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from '../../lib/fault.ts';
import type { GatedHeaders } from '../../reading/reader-tasks.ts';
import { inRunTransaction, type MailRun } from './mail-run.ts';
import type { ReadMessage } from './read-message.ts';

/**
 * Filters messages by their headers before any body is fetched. Decides about messages that no longer exist, known
 * messages under a new ID, blocked senders and clear promotions. All others are returned in `toFetch`, in their order.
 */
export async function filterByHeaders(
  run: MailRun,
  messages: readonly WaitingMessage[],
  rules: readonly SenderRule[],
): Promise<{ decided: ReadMessage[]; toFetch: WaitingMessage[] }> {
  const headers = await fetchHeaders(run, messages);
  const filtered = headers && (await parseHeaders(run, headers));
  if (!filtered) return { decided: [], toFetch: [...messages] };
  const moved = new Set(await reassignMoved(run, messages, filtered));
  const decided: ReadMessage[] = [];
  const toFetch: WaitingMessage[] = [];
  for (const message of messages) {
    if (moved.has(message.id)) continue;
    const found = filtered.get(message.providerMessageId);
    const verdict = found
      ? decideByHeaders(message, found, rules)
      : { message, outcome: 'gone' as const, receivedAt: null };
    if (verdict) decided.push(verdict);
    else toFetch.push(message);
  }
  return { decided, toFetch };
}

/** Null if headers are unavailable right now; the bodies decide then. */
async function fetchHeaders(
  { mail, access }: MailRun,
  messages: readonly WaitingMessage[],
): Promise<ReadonlyMap<string, MailHeaders> | null> {
  try {
    const ids = messages.map((message) => message.providerMessageId);
    return new Map((await mail.readHeaders(access, ids)).map((found) => [found.id, found]));
  } catch (error) {
    if (error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused'))
      return null;
    throw error;
  }
}

interface FilteredHeaders extends MailHeaders, GatedHeaders {}

/** Parses the headers in a reader process. Null if that fails; the bodies decide then. */
async function parseHeaders(
  { services, userId }: MailRun,
  headers: ReadonlyMap<string, MailHeaders>,
): Promise<ReadonlyMap<string, FilteredHeaders> | null> {
  const found = [...headers.values()];
  const blocks = found.map(({ block }) => block);
  const sizes = blocks.map(({ byteLength }) => byteLength);
  const owner = { userId, lane: 'background' } as const;
  try {
    const gated = await services.readers.run('gateHeaders', Buffer.concat(blocks), { sizes }, owner);
    return new Map(
      found.flatMap((found, place) => {
        const parsed = gated[place];
        return parsed ? [[found.id, { ...found, ...parsed }] as const] : [];
      }),
    );
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'message headers could not be parsed');
    return null;
  }
}

function decideByHeaders(
  message: WaitingMessage,
  found: FilteredHeaders,
  rules: readonly SenderRule[],
): ReadMessage | null {
  const { facts, gate } = found;
  const headerKey = facts.messageId === null ? null : found.key;
  const skip = (reason: string): ReadMessage => ({
    message,
    facts,
    headerKey,
    reason,
    outcome: 'skipped',
    receivedAt: found.receivedAt,
  });
  const rule = resolveSenderVerdict(rules, facts.from.address);
  if (rule === 'block') return skip(userMessage('senderBlocked'));
  if (found.bytes !== null && found.bytes > MAIL_BYTES_MAX * 1.5) return skip(userMessage('emailTooLarge'));
  if (rule === 'allow') return null;
  return gate.read ? null : skip(gate.reason);
}

/** A moved message keeps its database row, verdict and receipt; a copy next to the original is a message of its own. */
async function reassignMoved(
  run: MailRun,
  messages: readonly WaitingMessage[],
  headers: ReadonlyMap<string, FilteredHeaders>,
): Promise<string[]> {
  const keyed = messages.flatMap(({ id, providerMessageId }) => {
    const found = headers.get(providerMessageId);
    return found && found.facts.messageId !== null ? [{ id, headerKey: found.key }] : [];
  });
  if (keyed.length === 0) return [];
  const { services, userId, mailbox, mail, access } = run;
  const seenBefore = await services.db.readAs(userId, (db) => listRelistedMessages(db, mailbox.id, keyed));
  if (seenBefore.length === 0) return [];
  const known = await mail.readHeaders(
    access,
    seenBefore.map((message) => message.knownProviderId),
  );
  const stillThere = new Set(known.map(({ id }) => id));
  const moved = seenBefore.filter((message) => !stillThere.has(message.knownProviderId));
  if (moved.length === 0) return [];
  await inRunTransaction(run, async (db) => {
    await mergeRelistedMessages(db, mailbox.id, moved);
    await addToRunCounts(db, run.syncId, { total: -moved.length });
  });
  return moved.map(({ freshId }) => freshId);
}
