import type { gmail_v1 } from '@googleapis/gmail';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { FetchedMail, MailHeaders } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { contentIdentity, HEADER_FIELDS, headerBlockOf, headerKey } from '../mail-identity.ts';
import { unexpected } from './failure.ts';
import type { PacedApi } from './paced.ts';
import { UNITS } from './quota.ts';

const CALLS_AT_ONCE = 8;

/** Headers of messages; those that are gone are left out. */
export async function readHeaders(api: PacedApi, ids: readonly string[]): Promise<MailHeaders[]> {
  const found: MailHeaders[] = [];
  for await (const headers of inParallel(ids, (id) => headersOf(api, id))) if (headers) found.push(headers);
  return found;
}

/** Messages as they arrive, several calls under way at once. */
export function fetchMail(api: PacedApi, ids: readonly string[]): AsyncGenerator<FetchedMail> {
  return inParallel(ids, (id) => fetchOne(api, id));
}

async function headersOf(api: PacedApi, id: string): Promise<MailHeaders | null> {
  const data = await getMessage(api, { id, format: 'metadata', metadataHeaders: [...HEADER_FIELDS] });
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

async function fetchOne(api: PacedApi, id: string): Promise<FetchedMail> {
  const data = await getMessage(api, { id, format: 'raw' });
  if (!data) return { id, outcome: 'gone' };
  if (typeof data.raw !== 'string') throw unexpected();
  const raw = Buffer.from(data.raw, 'base64url');
  const at = receivedAt(data);
  if (raw.length > MAIL_BYTES_MAX) return { id, outcome: 'too_large', receivedAt: at, bytes: raw.length };
  return {
    id,
    outcome: 'found',
    receivedAt: at,
    raw,
    key: headerKey(headerBlockOf(raw)),
    identity: contentIdentity(raw),
  };
}

/** A message in one form, or null when it is gone. */
async function getMessage(
  paced: PacedApi,
  input: Omit<gmail_v1.Params$Resource$Users$Messages$Get, 'userId'>,
): Promise<gmail_v1.Schema$Message | null> {
  return paced
    .call(UNITS.read, (api) => api.users.messages.get({ userId: 'me', ...input }))
    .then(
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

/** Runs one call for each id, a few at once, and gives the results as they come. */
async function* inParallel<Result>(
  ids: readonly string[],
  call: (id: string) => Promise<Result>,
): AsyncGenerator<Result> {
  const running = new Map<string, Promise<{ id: string; result: Result }>>();
  const waiting = [...new Set(ids)];
  const start = (id: string) => {
    const work = call(id).then((result) => ({ id, result }));
    // Awaited in the race; when the loop is left early nobody awaits it any more.
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
