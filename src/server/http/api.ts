import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import type { EndpointId } from '#contract/routes.ts';
import type { IdentityService, VerifiedToken } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { holdsNul, JSON_BYTES_MAX, readBytes, readJson, UPLOAD_BYTES_MAX } from './body.ts';
import { type Call, type Handlers, unpack } from './call.ts';
import type { createRateLimit } from './rate-limit.ts';
import { failFrom, succeed } from './respond.ts';

const NOTHING: AsyncIterable<Uint8Array> = new ReadableStream<Uint8Array>({ start: (end) => end.close() });

export interface ApiOptions {
  readonly handlers: Handlers;
  readonly identity: IdentityService;
  readonly rateLimit: ReturnType<typeof createRateLimit>;
  readonly logger: Logger;
}

export interface RequestVariables {
  Variables: { requestId: string };
}

/** Registers every endpoint of the table, and 405 for the other methods of its paths. */
export function registerApi(app: Hono<RequestVariables>, options: ApiOptions): void {
  const methodsByPath = new Map<string, string[]>();
  for (const id of Object.keys(ENDPOINTS)) {
    // The table's keys are the endpoint ids.
    const endpoint: Endpoint = ENDPOINTS[id as EndpointId];
    const path = `${API_BASE_PATH}${endpoint.path}`;
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, path, (context) => answerCall(context, endpoint, options));
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context) => {
      const refused = failFrom(new Fault('MethodNotAllowed'), context.get('requestId'), options.logger);
      refused.headers.set('allow', methods.join(', '));
      return refused;
    });
  }
}

async function answerCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  options: ApiOptions,
): Promise<Response> {
  const requestId = context.get('requestId');
  let token = '';
  try {
    const call = await parseCall(context, endpoint, options);
    token = call.token;
    // Each handler is typed for its own endpoint; the loop over the table cannot keep the pair together.
    const handler = options.handlers[endpoint.id] as (call: unknown) => Promise<unknown>;
    const value = await handler(call);
    if (value instanceof Response) return value;
    const { status, data } = unpack(value);
    const checked = endpoint.response.safeParse(data);
    if (!checked.success)
      throw new Error(`the answer of ${endpoint.id} breaks its contract: ${z.prettifyError(checked.error)}`);
    return succeed(checked.data, requestId, status);
  } catch (error) {
    // Whatever went wrong, a person who is gone by now is told just that: their rows went while the call was under way.
    const isGone = token !== '' && (await isOver(options.identity, token));
    return failFrom(isGone ? new Fault('Unauthorized') : error, requestId, options.logger);
  }
}

async function isOver(identity: IdentityService, token: string): Promise<boolean> {
  return identity.verify(token, { anew: true }).then(
    (verified) => verified === null,
    () => false,
  );
}

async function parseCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  options: ApiOptions,
): Promise<Call<EndpointId>> {
  const { raw } = context.req;
  const person =
    endpoint.access === 'user'
      ? await authenticate(context, options.identity)
      : { userId: '', sessionId: '', token: '', signedInAt: null };
  await options.rateLimit(endpoint.rate, person.userId || clientAddress(context));
  const isRaw = endpoint.kind === 'upload' || endpoint.kind === 'webhook';
  const bytes = isRaw
    ? await readBytes(raw, endpoint.kind === 'upload' ? UPLOAD_BYTES_MAX : JSON_BYTES_MAX)
    : Buffer.alloc(0);
  const body = endpoint.body ? check(endpoint.body, await readJson(raw), 'body') : undefined;
  const parsed: Call<EndpointId> = {
    requestId: context.get('requestId'),
    ...person,
    // Checked above by the endpoint's own schemas, which the table's loop sees only as general ones.
    params: (endpoint.params
      ? check(endpoint.params, context.req.param(), 'path', 'NotFound')
      : undefined) as never,
    query: (endpoint.query ? check(endpoint.query, singleValues(context), 'query') : undefined) as never,
    body: body as never,
    bytes,
    content: endpoint.kind === 'file' && raw.body ? raw.body : NOTHING,
    headers: raw.headers,
    signal: raw.signal,
  };
  return parsed;
}

async function authenticate(context: Context, identity: IdentityService): Promise<VerifiedToken> {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(context.req.header('authorization') ?? '');
  const verified = match?.[1] ? await identity.verify(match[1]) : null;
  if (!verified) throw new Fault('Unauthorized');
  return verified;
}

function singleValues(context: Context): Record<string, string> {
  const { searchParams } = new URL(context.req.url);
  const names = [...searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Fault('ValidationFailed', `query: ${twice} is given twice`);
  return Object.fromEntries(searchParams);
}

function check(
  schema: z.ZodType,
  value: unknown,
  place: string,
  code: 'ValidationFailed' | 'NotFound' = 'ValidationFailed',
): unknown {
  const hasNul = holdsNul(value);
  const parsed = schema.safeParse(value);
  if (parsed.success && !hasNul) return parsed.data;
  if (code === 'NotFound') throw new Fault('NotFound');
  if (parsed.success) throw new Fault(code, `${place}: text with a NUL character cannot be stored`);
  const issues = parsed.error.issues
    .slice(0, 5)
    .map((issue) => [...issue.path.map(String), issue.message].join(': '));
  throw new Fault(code, `${place}: ${issues.join('; ')}`);
}

/** The caller's address as the socket tells it; headers are not believed. */
export function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
