import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { EndpointId } from '#contract/routes.ts';
import type { IdentityService, VerifiedToken } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import { JSON_BYTES_MAX, readBytes, readChunks, readJson, UPLOAD_BYTES_MAX } from './body.ts';
import type { Call } from './call.ts';
import { checkInput, singleValues } from './check-input.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestVariables } from './request-variables.ts';

export interface ParseNeeds {
  readonly identity: IdentityService;
  readonly rateLimit: RateLimit;
}

const NOTHING: AsyncIterable<Uint8Array> = new ReadableStream<Uint8Array>({ start: (end) => end.close() });

type Person = Pick<Call<EndpointId>, 'userId' | 'sessionId' | 'token' | 'signedInAt'>;

/** The caller of a public endpoint. */
export const ANONYMOUS: Person = { userId: '', sessionId: '', token: '', signedInAt: null };

/** Builds a handler's call: rate-limited, parsed and validated against its endpoint. */
export async function parseCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  { rateLimit }: ParseNeeds,
  person: Person,
): Promise<Call<EndpointId>> {
  const { raw } = context.req;
  await limitRate(context, endpoint, person.userId, rateLimit);
  const isRaw = endpoint.kind === 'upload' || endpoint.kind === 'webhook';
  const bytes = isRaw
    ? await readBytes(raw, endpoint.kind === 'upload' ? UPLOAD_BYTES_MAX : JSON_BYTES_MAX)
    : Buffer.alloc(0);
  const body = endpoint.body ? checkInput(endpoint.body, await readJson(raw), 'body') : undefined;
  const parsed: Call<EndpointId> = {
    requestId: context.get('requestId'),
    ...person,
    // Validated above by the endpoint's own schemas, which this generic loop sees only as base types.
    params: (endpoint.params
      ? checkInput(endpoint.params, context.req.param(), 'path', 'NotFound')
      : undefined) as never,
    query: (endpoint.query ? checkInput(endpoint.query, singleValues(context), 'query') : undefined) as never,
    body: body as never,
    bytes,
    content: endpoint.kind === 'file' ? readChunks(raw) : NOTHING,
    headers: raw.headers,
    signal: raw.signal,
    client: context.get('client'),
    countGenuine: () => rateLimit.count('genuine-webhook', endpoint.id),
  };
  return parsed;
}

/**
 * Rate limits apply per user ID, or per client address otherwise. A webhook is counted after its signature check;
 * before that, an address that sent too many forged ones is rejected.
 */
async function limitRate(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  userId: string,
  rateLimit: RateLimit,
): Promise<void> {
  const client = context.get('client');
  if (endpoint.kind === 'webhook') await rateLimit.check('forged-webhook', client);
  else await rateLimit.count(endpoint.rate, userId || client);
}

/** Calls without a valid token count for their address, because checking signatures takes work as well. */
export async function authenticate(
  context: Context<RequestVariables>,
  { identity, rateLimit }: ParseNeeds,
): Promise<VerifiedToken> {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(context.req.header('authorization') ?? '');
  const verified = match?.[1] ? await identity.verify(match[1]) : null;
  if (verified) return verified;
  await rateLimit.count('read', context.get('client'));
  throw new Fault('Unauthorized');
}
