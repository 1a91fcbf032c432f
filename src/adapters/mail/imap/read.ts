import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { FetchedMessage, MailboxAccess, MailHeaders } from '#ports/mail-provider.ts';
import { contentIdentity, HEADER_FIELDS, headerBlockOf, headerKey } from '../mail-identity.ts';
import { dateOf, open } from './list.ts';
import { idOf, type Place, placeOf } from './message-id.ts';
import type { Sessions } from './sessions.ts';

/** Bodies in memory at once, while the consumer is busy with earlier ones. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const CHUNK_MESSAGES = 25;

/** Requested messages of one folder with the same UIDVALIDITY. */
interface FolderGroup {
  readonly folder: string;
  readonly validity: string;
  readonly uids: readonly number[];
}

/** Headers of messages; deleted messages are omitted. */
export async function readHeaders(
  sessions: Sessions,
  access: MailboxAccess,
  ids: readonly string[],
): Promise<MailHeaders[]> {
  const found: MailHeaders[] = [];
  for (const group of groupByFolder(ids)) {
    const messages = await fetchFrom(sessions, access, group, {
      internalDate: true,
      size: true,
      headers: [...HEADER_FIELDS],
    });
    for (const { uid, headers, internalDate, size } of messages) {
      const block = headers ?? Buffer.alloc(0);
      found.push({
        id: idOf({ ...group, uid }),
        receivedAt: dateOf(internalDate) ?? new Date(0),
        bytes: size ?? null,
        block,
        key: headerKey(block),
      });
    }
  }
  return found;
}

/** Messages, a few in memory at once. Sizes are requested first, so that oversized messages are never downloaded. */
export async function* fetchMail(
  sessions: Sessions,
  access: MailboxAccess,
  ids: readonly string[],
): AsyncGenerator<FetchedMessage> {
  for (const id of ids) if (!placeOf(id)) yield { id, outcome: 'gone' };
  for (const group of groupByFolder(ids)) {
    const sizes = await fetchFrom(sessions, access, group, { internalDate: true, size: true });
    const there = new Map(sizes.map((message) => [message.uid, message]));
    const wanted: FetchMessageObject[] = [];
    for (const uid of group.uids) {
      const message = there.get(uid);
      const refused = refusal(idOf({ ...group, uid }), message);
      if (refused) yield refused;
      else if (message) wanted.push(message);
    }
    for (const chunk of chunksOf(wanted))
      yield* await fetchChunk(sessions, access, { ...group, uids: chunk });
  }
}

/** The reason a message is not fetched, or null. */
function refusal(id: string, message: FetchMessageObject | undefined): FetchedMessage | null {
  if (!message) return { id, outcome: 'gone' };
  const bytes = message.size ?? 0;
  if (bytes <= MAIL_BYTES_MAX) return null;
  return { id, outcome: 'too_large', receivedAt: dateOf(message.internalDate) ?? new Date(0), bytes };
}

async function fetchChunk(
  sessions: Sessions,
  access: MailboxAccess,
  group: FolderGroup,
): Promise<FetchedMessage[]> {
  const messages = await fetchFrom(sessions, access, group, { internalDate: true, source: true });
  const found = new Map(messages.map((message) => [message.uid, message]));
  const fetched = group.uids.map(async (uid): Promise<FetchedMessage> => {
    const id = idOf({ ...group, uid });
    const message = found.get(uid);
    if (!message?.source) return { id, outcome: 'gone' };
    const raw = message.source;
    return {
      id,
      outcome: 'found',
      receivedAt: dateOf(message.internalDate) ?? new Date(0),
      raw,
      key: headerKey(headerBlockOf(raw)),
      identity: await contentIdentity(raw),
    };
  });
  return Promise.all(fetched);
}

/**
 * Fetches data of these UIDs from a folder; nothing if the folder is no longer accessible or its UIDVALIDITY changed.
 * Throws if the server can't open it right now: messages without data count as deleted.
 */
async function fetchFrom(
  sessions: Sessions,
  access: MailboxAccess,
  { folder, validity, uids }: FolderGroup,
  query: FetchQueryObject,
): Promise<FetchMessageObject[]> {
  if (uids.length === 0) return [];
  return sessions.use(access, async (client: ImapFlow) => {
    const opened = await open(client, folder);
    if (opened?.validity !== validity) return [];
    const wanted = new Set(uids);
    const found = await client.fetchAll(uids.join(','), { uid: true, ...query }, { uid: true });
    return found.filter(({ uid }) => wanted.has(uid));
  });
}

function groupByFolder(ids: readonly string[]): FolderGroup[] {
  const groups = new Map<string, Place[]>();
  for (const id of new Set(ids)) {
    const place = placeOf(id);
    if (!place) continue;
    const key = `${place.validity}.${place.folder}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()].flatMap((places) => {
    const [first] = places;
    return first
      ? [{ folder: first.folder, validity: first.validity, uids: places.map(({ uid }) => uid) }]
      : [];
  });
}

function* chunksOf(messages: readonly FetchMessageObject[]): Generator<number[]> {
  let chunk: number[] = [];
  let bytes = 0;
  for (const { uid, size = 0 } of messages) {
    if (chunk.length > 0 && (chunk.length >= CHUNK_MESSAGES || bytes + size > CHUNK_BYTES)) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(uid);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}
