import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityParts } from '#adapters/identity/local/identity-parts.ts';
import { createLibrary } from '#adapters/identity/local/library.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { identityRoutes } from '#server/http/identity-routes.ts';
import { send } from '../lib/http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer(product());
});
afterAll(() => server?.close());

/** Routes without a rate limit or schemas, each with the reason. All of them respond without a session. */
const REASONS: Readonly<Record<string, string>> = {
  'ALL /*': 'not a route: request ID, client address, host, requests under way and headers of every answer',
  'ALL /api/*': 'not a route: the span of each request, where traces are sent',
  'GET /healthz': 'a constant',
  'GET /readyz': 'probes share one look at the database',
  'GET /api/openapi.json': 'a constant text, made at start',
  'GET /api/docs': 'a page without input',
  'GET /*': 'static files and the one page of the screens; no database',
};

/** Every route of the tables, as `METHOD path`. */
const TABLES = [
  ...Object.values<Endpoint>(ENDPOINTS).map(({ method, path }) => `${method} /api${path}`),
  ...identityRoutes('local').map(({ method, path }) => `${method} ${path}`),
];

it('every registered route is in a table or has a reason, and no reason is unused', () => {
  const paths = new Set(TABLES.map((route) => route.split(' ')[1]));
  const unexplained = server.routes
    .filter(({ method, path }) => !TABLES.includes(`${method} ${path}`))
    // The rejection of all other methods of a listed path.
    .filter(({ method, path }) => !(method === 'ALL' && paths.has(path)))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(unexplained)].sort()).toEqual(Object.keys(REASONS).sort());
  const registered = server.routes.map(({ method, path }) => `${method} ${path}`);
  for (const route of TABLES) expect(registered).toContain(route);
});

it('every endpoint of the contract has a rate limit and schemas for its input and response', () => {
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const { id, path, params } = endpoint;
    expect(endpoint.rate, id).toMatch(/^(?:read|write|heavy|auth)$/);
    expect(endpoint.response, id).toBeDefined();
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort(), id).toEqual(names.sort());
  }
});

it.each(['local', 'firebase'] as const)('every identity route has a rate limit and schemas (%s)', (mode) => {
  for (const route of identityRoutes(mode)) {
    expect(route.rate, route.path).toMatch(/^(?:read|write|heavy|auth)$/);
    const isPage = route.path.includes('/popup/') || route.status === 302;
    expect(route.response !== undefined || isPage, `${route.path} describes its answer`).toBe(true);
    for (const schema of [route.body, route.query])
      for (const [name, part] of Object.entries(schema?.shape ?? {}))
        expect(part.safeParse('x'.repeat(10_000)).success, `${route.path} bounds ${name}`).toBe(false);
  }
});

it('every unlisted endpoint of the identity library returns 404', async () => {
  const options = {
    ...{ databaseUrl: product().databaseUrl, secret: 'x'.repeat(32), publicUrl: product().url },
    secretBox: createSecretBox([Buffer.alloc(32)]),
    google: { clientId: 'id', clientSecret: 'secret', emulatorUrl: product().googleUrl },
    ...{ passwordLengthMin: 8, rateLimitFactor: 1, registration: 'open' as const, isSignUpByEmail: false },
    ...{ clock: systemClock, ids: createIdSource(systemClock) },
    sendMail: async () => undefined,
    announceSessionsEnded: async () => undefined,
    onWarning: () => undefined,
  };
  const parts = createIdentityParts(options);
  const ends = { onSessionEnded: () => undefined, onSessionsEnded: async () => undefined };
  const endpoints: { path?: string; options?: { method?: string | string[] } }[] = Object.values(
    createLibrary(options, parts, ends).api,
  );
  const listed = new Set(identityRoutes('local').map(({ method, path }) => `${method} ${path}`));
  const listedPaths = new Set<string>(identityRoutes('local').map(({ path }) => path));
  let probed = 0;
  for (const { path, options: how } of endpoints) {
    if (path === undefined) continue;
    const asked = `/api/auth${path.replace(':id', 'other').replace(/:\w+/g, 'x')}`;
    for (const method of [how?.method ?? 'GET'].flat()) {
      if (listed.has(`${method} ${asked}`)) continue;
      const answer = await send(`${product().url}${asked}`, {
        method,
        headers: { 'content-type': 'application/json', origin: product().url },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect(answer.status, `${method} ${asked}`).toBe(listedPaths.has(asked) ? 405 : 404);
      probed += 1;
    }
  }
  // The library has about thirty endpoints; fewer mean that they were not found.
  expect(probed).toBeGreaterThan(15);
  await parts.pool.end();
});
