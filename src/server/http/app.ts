import { type Context, Hono } from 'hono';
import type { IdSource } from '#ports/system.ts';
import { Fault } from '../lib/fault.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { TrustedProxies } from '../lib/trusted-proxies.ts';
import { type ApiOptions, registerApi } from './api.ts';
import { askedLanguage } from './asked-language.ts';
import { clientAddress } from './client-address.ts';
import type { createRequestCount } from './connection-limits.ts';
import { docsPage } from './docs-page.ts';
import { HEALTH_PATHS, type Readiness, registerHealth } from './health.ts';
import { createHeldRefusals } from './held-refusals.ts';
import type { IdentityGateOptions } from './identity-call.ts';
import { registerIdentity } from './identity-gate.ts';
import { openApiText } from './openapi.ts';
import { type PagesOptions, registerPages } from './pages.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom } from './respond.ts';
import { allowScreens, type HeaderOptions, securityHeaders } from './security-headers.ts';
import { traceRequests } from './trace-requests.ts';

export interface AppOptions extends ApiOptions, IdentityGateOptions {
  readonly proxies: TrustedProxies;
  readonly requests: ReturnType<typeof createRequestCount>;
  readonly headers: HeaderOptions;
  readonly pages: PagesOptions;
  readonly ids: IdSource;
  readonly metrics: Pick<Metrics, 'callDone'>;
  readonly readiness: Readiness;
}

/** The whole server as one function from request to answer. */
export async function createApp(options: AppOptions): Promise<Hono<RequestVariables>> {
  const app = new Hono<RequestVariables>();
  const headers = Object.entries(securityHeaders(options.headers));
  const holdRefusal = createHeldRefusals();
  const failed = (context: Context<RequestVariables>, error: unknown) =>
    failFrom(error, context.get('requestId'), options.logger, askedLanguage(context.req.raw.headers));
  app.use('*', async (context, next) => {
    const startedAt = performance.now();
    const requestId = options.ids.next();
    context.set('requestId', requestId);
    const { incoming, outgoing } = context.env;
    const { remoteAddress } = incoming.socket;
    const client = clientAddress(remoteAddress, context.req.header('x-forwarded-for'), options.proxies);
    context.set('client', client);
    const refusal = refusalOf(context, options.requests.start(client, outgoing), options.isHost);
    if (refusal) context.res = failed(context, refusal);
    else {
      await next();
      if (context.res.status === 429) await holdRefusal(client, outgoing);
    }
    const answered = context.res.headers;
    for (const [name, value] of headers) if (!answered.has(name)) answered.set(name, value);
    answered.set('x-request-id', requestId);
    const { path, method } = context.req;
    if (!path.startsWith('/api')) return;
    const ms = performance.now() - startedAt;
    const call = { method, route: context.req.routePath, status: context.res.status };
    options.logger.info({ requestId, ...call, ms: Math.round(ms) }, 'call');
    options.metrics.callDone({ ...call, seconds: ms / 1_000 });
  });
  app.use('/api/*', traceRequests);
  registerHealth(app, options.readiness);
  const document = openApiText(options.identityMode);
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', (context) => context.html(docsPage()));
  if (options.headers.apiOrigin !== null)
    app.use('/api/v1/*', allowScreens(new URL(options.publicUrl).origin));
  registerIdentity(app, options);
  registerApi(app, options);
  await registerPages(app, options.pages);
  app.notFound((context) => failed(context, new Fault('NotFound')));
  app.onError((error, context) => failed(context, error));
  return app;
}

/** Why a request is not routed at all; null for every other. */
function refusalOf(
  context: Context<RequestVariables>,
  hasRoom: boolean,
  isHost: AppOptions['isHost'],
): Fault | null {
  if (!hasRoom) return new Fault('TooManyRequests', undefined, { retryAfterSeconds: 1 });
  if (HEALTH_PATHS.includes(context.req.path) || isHost(context.req.header('host'))) return null;
  return new Fault('MisdirectedRequest');
}
