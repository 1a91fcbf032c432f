import { Hono } from 'hono';
import { PlaidFailure, rejectWith } from './errors.ts';
import { freshId } from './ids.ts';
import { addLinkPages } from './link/pages.ts';
import type { RouteTools } from './routes/route.ts';
import { ROUTES } from './routes/table.ts';

export interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

export interface AppTools extends RouteTools {
  readonly credentials: Credentials;
}

const VERSION = '2020-09-14';

/** The API and the Link pages, without faults, which the gateway applies. */
export function createApp(tools: AppTools): Hono {
  const app = new Hono();
  app.onError((error) => {
    const failure =
      error instanceof PlaidFailure ? error : rejectWith('INTERNAL_SERVER_ERROR', error.message);
    return Response.json({ ...failure.body, request_id: freshId(15) }, { status: failure.status });
  });
  app.notFound((c) => c.json({ ...rejectWith('NOT_FOUND').body, request_id: freshId(15) }, 404));
  for (const [path, route] of Object.entries(ROUTES)) {
    app.post(path, async (c) => {
      const body = await readJson(c.req.raw);
      const request = authorize(body, c.req.raw.headers, tools.credentials);
      const answer = await route(tools, request);
      return c.json({ ...answer, request_id: freshId(15) });
    });
  }
  addLinkPages(app, tools);
  return app;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw rejectWith('INVALID_HEADERS');
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw rejectWith('INVALID_BODY');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw rejectWith('INVALID_BODY');
  return { ...body };
}

/** Credentials may be in headers or the body; both must match, and they are removed from the body. */
function authorize(
  body: Record<string, unknown>,
  headers: Headers,
  credentials: Credentials,
): Record<string, unknown> {
  const { client_id = headers.get('plaid-client-id'), secret = headers.get('plaid-secret'), ...rest } = body;
  const missing = [client_id ? [] : ['client_id'], secret ? [] : ['secret']].flat();
  if (missing.length > 0)
    throw rejectWith('MISSING_FIELDS', `the following required fields are missing: ${missing.join(', ')}`);
  if (client_id !== credentials.clientId || secret !== credentials.secret)
    throw rejectWith('INVALID_API_KEYS');
  const version = headers.get('plaid-version');
  if (version !== null && version !== VERSION)
    throw rejectWith('INVALID_HEADERS', `invalid Plaid-Version header: ${version}`);
  return rest;
}
