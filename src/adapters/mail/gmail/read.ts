import { Readable } from 'node:stream';
import type { gmail_v1 } from '@googleapis/gmail';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { FetchedMessage, MailHeaders } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { contentIdentity, HEADER_FIELDS, headerBlockOf, headerKey } from '../mail-identity.ts';
import { statusOf, unexpected } from './failure.ts';
import type { PacedApi } from './paced.ts';
import { UNITS } from './quota.ts';
import { readRawMessage } from './raw-message.ts';

const CALLS_AT_ONCE = 8;

/** Headers of messages; deleted messages are omitted. */
export async function readHeaders(api: PacedApi, ids: readonly string[]): Promise<MailHeaders[]> {
  const found: MailHeaders[] = [];
  for await (const headers of inParallel(ids, (id) => headersOf(api, id))) if (headers) found.push(headers);
  return found;
}

/** Messages as they arrive, several calls at once. */
export function fetchMail(api: PacedApi, ids: readonly string[]): AsyncGenerator<FetchedMessage> {
  return inParallel(ids, (id) => fetchOne(api, id));
}

async function headersOf(paced: PacedApi, id: string): Promise<MailHeaders | null> {
  const parameters = { userId: 'me', id, format: 'metadata', metadataHeaders: [...HEADER_FIELDS] };
  const data = await orNull(paced.call(UNITS.read, (api) => api.users.messages.get(parameters)));
  if (!data) return null;
  if (!data.payload) throw unexpected();
  const lines = (data.payload.headers ?? []).map(
    ({ name, value }) => `${name ?? ''}: ${(value ?? '').replace(/[\r\n]+/g, ' ')}\r\n`,
  );
  const block = Buffer.from(`${lines.join('')}\r\n`);
  return {
    id,
    receivedAt: receivedAt(data),
    bytes: data.sizeEstimate ?? null,
    block,
    key: headerKey(block),
  };
}

async function fetchOne(paced: PacedApi, id: string): Promise<FetchedMessage> {
  const parameters = { userId: 'me', id, format: 'raw' };
  const found = await orNull(
    paced.call(UNITS.read, async (api) => {
      const { data } = await api.users.messages
        .get(parameters, { responseType: 'stream' })
        .catch(async (error: unknown) => {
          // The client drops an error's reasons if the response is a stream, so the call is repeated without a stream.
          if (statusOf(error) !== 403) throw error;
          const { data } = await api.users.messages.get(parameters);
          return { data: Readable.from([Buffer.from(JSON.stringify(data))]) };
        });
      return { data: await readRawMessage(data) };
    }),
  );
  if (found === null) return { id, outcome: 'gone' };
  const { message, raw } = found;
  const at = receivedAt(message);
  if (raw.length > MAIL_BYTES_MAX) return { id, outcome: 'too_large', receivedAt: at, bytes: raw.length };
  return {
    id,
    outcome: 'found',
    receivedAt: at,
    raw,
    key: headerKey(headerBlockOf(raw)),
    identity: await contentIdentity(raw),
  };
}

/** A response, or null if the message no longer exists. */
async function orNull<Data>(answer: Promise<{ readonly data: Data }>): Promise<Data | null> {
  return answer.then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ProviderFailure && error.kind === 'gone') return null;
      throw error;
    },
  );
}

function receivedAt({ internalDate }: gmail_v1.Schema$Message): Date {
  const received = Number(internalDate ?? Number.NaN);
  return new Date(Number.isFinite(received) ? received : 0);
}

/** Runs one call per ID, a few at once, and yields the results as they arrive. */
async function* inParallel<Result>(
  ids: readonly string[],
  call: (id: string) => Promise<Result>,
): AsyncGenerator<Result> {
  const running = new Map<string, Promise<{ id: string; result: Result }>>();
  const waiting = [...new Set(ids)];
  const start = (id: string) => {
    const work = call(id).then((result) => ({ id, result }));
    // Awaited in the race; if the loop is left early, nothing awaits it.
    work.catch(() => undefined);
    running.set(id, work);
  };
  while (running.size > 0 || waiting.length > 0) {
    for (let id = running.size < CALLS_AT_ONCE ? waiting.shift() : undefined; id !== undefined; ) {
      start(id);
      id = running.size < CALLS_AT_ONCE ? waiting.shift() : undefined;
    }
    const { id, result } = await Promise.race(running.values());
    running.delete(id);
    yield result;
  }
}
