import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import type { EndpointId } from '#contract/routes.ts';
import type { Language } from '#domain/people/language.ts';
import type { IdentityService, VerifiedToken } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { askedLanguage } from './asked-language.ts';
import { JSON_BYTES_MAX, readBytes, readJson, UPLOAD_BYTES_MAX } from './body.ts';
import { type Call, type Handlers, unpack } from './call.ts';
import { checkInput, singleValues } from './check-input.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom, isDatabaseLate, succeed } from './respond.ts';

const NOTHING: AsyncIterable<Uint8Array> = new ReadableStream<Uint8Array>({ start: (end) => end.close() });

export interface ApiOptions {
  readonly handlers: Handlers;
  readonly identity: IdentityService;
  readonly rateLimit: RateLimit;
  readonly logger: Logger;
  /** The language a user has chosen; null while nothing is known of them. */
  readonly languageOfUser: (userId: string) => Promise<Language | null>;
}

/** Registers every endpoint of the table, and 405 for the other methods of its paths. */
export function registerApi(app: Hono<RequestVariables>, options: ApiOptions): void {
  // The table's keys are the endpoint ids.
  const endpoints = Object.keys(ENDPOINTS).map((id): Endpoint => ENDPOINTS[id as EndpointId]);
  const routes = endpoints.map(({ method, path }) => ({ method, path: `${API_BASE_PATH}${path}` }));
  for (const endpoint of endpoints)
    app.on(endpoint.method, `${API_BASE_PATH}${endpoint.path}`, (context) =>
      answerCall(context, endpoint, options),
    );
  refuseOtherMethods(app, routes, options.logger);
}

async function answerCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  options: ApiOptions,
): Promise<Response> {
  const requestId = context.get('requestId');
  let token = '';
  let userId = '';
  try {
    const person = endpoint.access === 'user' ? await authenticate(context, options) : NOBODY;
    ({ userId } = person);
    const call = await parseCall(context, endpoint, options, person);
    ({ token } = call);
    // Each handler is typed for its own endpoint; the loop over the table cannot keep the pair together.
    const handler = options.handlers[endpoint.id] as (call: unknown) => Promise<unknown>;
    const value = await handler(call).catch(async (error: unknown) => {
      if (endpoint.kind === 'webhook' && error instanceof Fault && error.code === 'Unauthorized')
        await options.rateLimit.count('forged-webhook', context.get('client'));
      throw error;
    });
    if (value instanceof Response) return value;
    const { status, data } = unpack(value);
    const checked = endpoint.response.safeParse(data);
    if (!checked.success)
      throw new Error(`the answer of ${endpoint.id} breaks its contract: ${z.prettifyError(checked.error)}`);
    return succeed(checked.data, requestId, status);
  } catch (error) {
    // Whatever went wrong, a person who is gone by now is told just that: their transactions went while the call was
    // under way.
    const isGone = token !== '' && (await isOver(options.identity, token));
    const shown = isGone ? new Fault('Unauthorized') : error;
    return failFrom(shown, requestId, options.logger, await languageFor(context, shown, userId, options));
  }
}

/**
 * The language of a failure: the user's own, or the one the request asks for where nobody is signed in. What refuses a
 * call to save work, and a database that is late, cost no look at the profile.
 */
async function languageFor(
  context: Context<RequestVariables>,
  error: unknown,
  userId: string,
  { languageOfUser }: ApiOptions,
): Promise<Language> {
  const asked = askedLanguage(context.req.raw.headers);
  const isRefused = error instanceof Fault && error.code === 'TooManyRequests';
  if (userId === '' || isRefused || isDatabaseLate(error)) return asked;
  return languageOfUser(userId).then(
    (own) => own ?? asked,
    () => asked,
  );
}

async function isOver(identity: IdentityService, token: string): Promise<boolean> {
  return identity.verify(token, { anew: true }).then(
    (verified) => verified === null,
    () => false,
  );
}

type Person = Pick<Call<EndpointId>, 'userId' | 'sessionId' | 'token' | 'signedInAt'>;

const NOBODY: Person = { userId: '', sessionId: '', token: '', signedInAt: null };

async function parseCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  options: ApiOptions,
  person: Person,
): Promise<Call<EndpointId>> {
  const { raw } = context.req;
  await limitRate(context, endpoint, person.userId, options.rateLimit);
  const isRaw = endpoint.kind === 'upload' || endpoint.kind === 'webhook';
  const bytes = isRaw
    ? await readBytes(raw, endpoint.kind === 'upload' ? UPLOAD_BYTES_MAX : JSON_BYTES_MAX)
    : Buffer.alloc(0);
  const body = endpoint.body ? checkInput(endpoint.body, await readJson(raw), 'body') : undefined;
  const parsed: Call<EndpointId> = {
    requestId: context.get('requestId'),
    ...person,
    // Checked above by the endpoint's own schemas, which the table's loop sees only as general ones.
    params: (endpoint.params
      ? checkInput(endpoint.params, context.req.param(), 'path', 'NotFound')
      : undefined) as never,
    query: (endpoint.query ? checkInput(endpoint.query, singleValues(context), 'query') : undefined) as never,
    body: body as never,
    bytes,
    content: endpoint.kind === 'file' && raw.body ? raw.body : NOTHING,
    headers: raw.headers,
    signal: raw.signal,
    client: context.get('client'),
    countGenuine: () => options.rateLimit.count('genuine-webhook', endpoint.id),
  };
  return parsed;
}

/**
 * Users are counted by their ID, everyone else by client address. A webhook is counted once its signature is known:
 * an address that sent too many forged ones is refused before that.
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

/** Calls without a valid token count for their address: checking signatures is work as well. */
async function authenticate(
  context: Context<RequestVariables>,
  { identity, rateLimit }: ApiOptions,
): Promise<VerifiedToken> {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(context.req.header('authorization') ?? '');
  const verified = match?.[1] ? await identity.verify(match[1]) : null;
  if (verified) return verified;
  await rateLimit.count('read', context.get('client'));
  throw new Fault('Unauthorized');
}
