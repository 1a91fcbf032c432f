import { type Context, Hono } from 'hono';
import type { SandboxIdentity } from '../google/identities.ts';
import { isLoopbackHost, isLoopbackUrl } from '../google/loopback.ts';
import type { Body } from './account-store.ts';
import { lookup, refresh, remove, signInWithIdp, signInWithPassword, signUp, update } from './accounts.ts';
import { resetPassword, sendCode } from './codes.ts';
import { type Faults, runControl } from './control.ts';
import { certificates, jwks } from './keys.ts';
import { addPopup, type Env } from './popup-routes.ts';
import { type Service, ServiceError } from './service.ts';
import { saveState } from './state.ts';

export interface RouteOptions {
  readonly service: Service;
  readonly people: readonly SandboxIdentity[];
  readonly stateFile: string | undefined;
}

type Operation = (service: Service, body: Body) => Promise<object>;

const TOOLKIT = '/identitytoolkit.googleapis.com';

const KEYS = '/www.googleapis.com';

const SIGNER = 'securetoken@system.gserviceaccount.com';

/** Cache lifetime of the published keys. */
const KEYS_SECONDS = 3600;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  lookup,
  update,
  delete: remove,
  sendOobCode: sendCode,
  resetPassword,
};

/** The API of the hosted identity service, with each vendor host as the first path segment. */
export function createRoutes({ service, people, stateFile }: RouteOptions): Hono<Env> {
  const app = new Hono<Env>();
  const faults: Faults = { isDown: false, fail: null };
  const calls: { path: string; status: number }[] = [];
  const save = () => saveState(stateFile, service.state);

  app.use('*', async (c, next) => {
    if (!isLoopbackHost(c.req.header('host'))) return c.text('Not found', 404);
    const { path, method } = c.req;
    if (path === '/__control') return next();
    if (faults.isDown) {
      c.env.incoming.socket.destroy();
      return c.body(null, 502);
    }
    allowOrigin(c);
    if (method === 'OPTIONS') return c.body(null, 204);
    const { fail } = faults;
    if (fail && fail.times > 0 && path.includes(fail.path)) {
      fail.times -= 1;
      return refuse(c, new ServiceError(fail.message, fail.status));
    }
    await next();
    calls.push({ path, status: c.res.status });
    save();
  });
  app.onError((error, c) => {
    allowOrigin(c);
    if (error instanceof ServiceError) return refuse(c, error);
    return refuse(c, new ServiceError(`INTERNAL_ERROR : ${error.message}`, 500));
  });

  app.post('/__control', async (c) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return c.body(null, 415);
    const { status, body } = await runControl(service, faults, calls, await c.req.json().catch(() => null));
    save();
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  app.post(`${TOOLKIT}/v1/:operation{accounts:.+}`, async (c) => {
    assertKey(c, service);
    const operation = OPERATIONS[c.req.param('operation').slice('accounts:'.length)];
    if (!operation) throw new ServiceError('OPERATION_NOT_ALLOWED', 404);
    const body: unknown = await c.req.json().catch(() => null);
    if (body === null || typeof body !== 'object') throw new ServiceError('INVALID_JSON');
    // Any JSON object; each operation validates the fields it reads.
    return c.json(await operation(service, body as Body));
  });
  app.get(`${TOOLKIT}/v1/projects`, (c) => {
    assertKey(c, service);
    return c.json({ projectId: service.projectNumber, authorizedDomains: ['localhost', '127.0.0.1'] });
  });
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    assertKey(c, service);
    return c.json(await refresh(service, new URLSearchParams(await c.req.text())));
  });
  app.get(`${KEYS}/service_accounts/v1/jwk/${SIGNER}`, (c) => published(c, jwks(service.state)));
  app.get(`${KEYS}/robot/v1/metadata/x509/${SIGNER}`, (c) => published(c, certificates(service.state)));
  addPopup(app, service, people);
  return app;
}

function assertKey(c: Context, service: Service): void {
  if (c.req.query('key') !== service.apiKey)
    throw new ServiceError('API key not valid. Please pass a valid API key.');
}

/** Allows pages on this machine, like the service's authorized domains. */
function allowOrigin(c: Context): void {
  const origin = c.req.header('origin');
  if (!origin || !isLoopbackUrl(origin)) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-allow-methods', 'GET, POST');
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*');
  c.header('access-control-max-age', '600');
  c.header('vary', 'origin');
}

function published(c: Context, body: object): Response {
  c.header('cache-control', `public, max-age=${KEYS_SECONDS}, must-revalidate, no-transform`);
  return c.json(body);
}

function refuse(c: Context, { message, status }: ServiceError): Response {
  const error = { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  return c.newResponse(JSON.stringify({ error }), {
    // All of the service's errors have a status in this range.
    status: status as 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  });
}
