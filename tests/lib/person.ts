import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type BodyOf, ENDPOINTS, type QueryOf, type ResponseOf } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { expectEnvelope } from './envelope.ts';
import { type HttpAnswer, member, send } from './http.ts';
import { documentedStatuses } from './openapi.ts';
import type { TestProduct } from './servers/product.ts';

export const PASSWORD = 'quiet copper lantern 88';
const TOKEN_FRESH_MS = 200_000;

/** Parts of a call, all optional so that tests can omit required ones. */
export interface CallInput<Id extends EndpointId = EndpointId> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<Id>;
  readonly body?: BodyOf<Id>;
}

/** A signed-up user with access to the API. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
  token(): Promise<string>;
  /** Calls an endpoint; the response must match the API document and the envelope. */
  ask<Id extends EndpointId>(id: Id, input?: CallInput<Id>): Promise<HttpAnswer>;
  /** Calls an endpoint that must succeed, and returns its data, validated against the contract. */
  call<Id extends EndpointId>(id: Id, input?: CallInput<Id>): Promise<ResponseOf<Id>>;
}

/** Signs up a new user as a browser does; `asks` are headers of all its calls. */
export async function signUp(
  product: TestProduct,
  name = 'Robin Vale',
  asks: Readonly<Record<string, string>> = {},
): Promise<Person> {
  // Rate limits of the identity count by address, which all test users share.
  await product.admin.query('delete from identity."rateLimit"');
  return signUpAt(product, name, asks);
}

/** The same without access to the database. */
export async function signUpAt(
  product: { readonly url: string },
  name = 'Robin Vale',
  asks: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
  const answer = await send(`${product.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, ...asks },
    body: JSON.stringify({ name, email, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return personOf(product, String(member(answer.json, 'user', 'id')), email, cookie, asks);
}

/** Another session of a user. */
export async function signIn(product: TestProduct, email: string): Promise<Person> {
  await product.admin.query('delete from identity."rateLimit"');
  const answer = await send(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return personOf(product, String(member(answer.json, 'user', 'id')), email, cookie);
}

function personOf(
  product: { url: string },
  userId: string,
  email: string,
  cookie: string,
  asks: Readonly<Record<string, string>> = {},
): Person {
  let current: { token: string; at: number } | null = null;
  const token = async () => {
    if (current && performance.now() - current.at < TOKEN_FRESH_MS) return current.token;
    const answer = await send(`${product.url}/api/auth/token`, { headers: { cookie } });
    const fresh = member(answer.json, 'token');
    if (typeof fresh !== 'string') throw new Error(`no token: ${answer.status} ${answer.text}`);
    current = { token: fresh, at: performance.now() };
    return fresh;
  };
  return personWith(product, { userId, email, cookie, token, asks });
}

/** A user whose tokens come from the given sign-in. */
export function personWith(
  product: { url: string },
  {
    userId,
    email,
    cookie,
    token,
    asks = {},
  }: Pick<Person, 'userId' | 'email' | 'cookie' | 'token'> & {
    /** Headers of every call of the browser. */
    readonly asks?: Readonly<Record<string, string>>;
  },
): Person {
  const ask = async <Id extends EndpointId>(id: Id, input: CallInput<Id> = {}) => {
    const answer = await send(addressOf(product.url, id, input), {
      method: ENDPOINTS[id].method,
      headers: {
        ...asks,
        authorization: `Bearer ${await token()}`,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    expectEnvelope(answer);
    expect(await documentedStatuses(product.url, id), `${id} answers only what its document says`).toContain(
      answer.status,
    );
    return answer;
  };
  return {
    userId,
    email,
    cookie,
    token,
    ask,
    async call<Id extends EndpointId>(id: Id, input: CallInput<Id> = {}) {
      const answer = await ask(id, input);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      // The endpoint's schema has just parsed the value.
      return dataOf(id, answer) as ResponseOf<Id>;
    },
  };
}

/** `data` of a success envelope, parsed by the endpoint's schema. */
export function dataOf(id: EndpointId, answer: HttpAnswer): unknown {
  const endpoint: Endpoint = ENDPOINTS[id];
  return endpoint.response.parse(member(answer.json, 'data'));
}

/** The complete URL of an endpoint with its parameters and query. */
export function addressOf(
  base: string,
  id: EndpointId,
  input: { readonly params?: Readonly<Record<string, string>>; readonly query?: unknown } = {},
): string {
  const path = ENDPOINTS[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? `:${name}`),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return `${base}/api${path}${text === '' ? '' : `?${text}`}`;
}
