import type { Context } from 'hono';
import { z } from 'zod';
import { readJson } from './body.ts';
import { checkInput, singleValues } from './check-input.ts';
import type { IdentityRoute } from './identity-routes.ts';
import type { RequestVariables } from './request-variables.ts';

const BODY_BYTES_MAX = 64 * 1024;
const NOTHING = z.strictObject({});
/** The only request headers passed to the identity library. */
const HEADERS = [
  'accept',
  'authorization',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];

/** Builds a new request from the validated input, so that nothing unchecked reaches the library. */
export async function checkedRequest(
  context: Context<RequestVariables>,
  route: IdentityRoute,
  publicUrl: string,
): Promise<Request> {
  const { raw } = context.req;
  const query = checkInput(route.query ?? NOTHING, singleValues(context), 'query');
  const url = new URL(route.path, publicUrl);
  // The route schemas allow only strings in queries.
  url.search = new URLSearchParams(query as Record<string, string>).toString();
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = raw.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (route.method === 'GET') return new Request(url, { headers });
  const body = checkInput(route.body ?? NOTHING, await readJson(raw, BODY_BYTES_MAX), 'body');
  headers.set('content-type', 'application/json');
  return new Request(url, { method: route.method, headers, body: JSON.stringify(body) });
}
