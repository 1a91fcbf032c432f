import { Hono } from 'hono';
import type { IdSource } from '#ports/system.ts';
import { Fault } from '../lib/fault.ts';
import { type ApiOptions, clientAddress, type RequestVariables, registerApi } from './api.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { type PagesOptions, registerPages } from './pages.ts';
import { fail, failFrom } from './respond.ts';
import { type HeaderOptions, securityHeaders } from './security-headers.ts';

/** Calls of the identity after which a session may be over. */
const MAY_END_SESSIONS = /^\/api\/auth\/(?:sign-out|session|revoke|change-|reset-|delete-)/;

export interface AppOptions extends ApiOptions {
  /** Told when sessions of a person may have ended. */
  readonly onSessionsEnded: (userId: string) => Promise<void>;
  readonly headers: HeaderOptions;
  readonly pages: PagesOptions;
  readonly ids: IdSource;
  /** Who keeps the identities: what stands under `/api/auth` depends on it. */
  readonly identityMode: 'local' | 'firebase';
  /** Parts that must work before the server takes calls, by name. */
  readonly readiness: () => Promise<Readonly<Record<string, boolean>>>;
}

/** The whole server as one function from request to answer. */
export async function createApp(options: AppOptions): Promise<Hono<RequestVariables>> {
  const app = new Hono<RequestVariables>();
  const headers = Object.entries(securityHeaders(options.headers));
  app.use('*', async (context, next) => {
    const startedAt = performance.now();
    const requestId = options.ids.next();
    context.set('requestId', requestId);
    await next();
    const answered = context.res.headers;
    for (const [name, value] of headers) if (!answered.has(name)) answered.set(name, value);
    answered.set('x-request-id', requestId);
    const { path, method } = context.req;
    if (!path.startsWith('/api')) return;
    options.logger.info(
      {
        requestId,
        method,
        route: context.req.routePath,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'call',
    );
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const parts = await options.readiness();
    const isReady = Object.values(parts).every(Boolean);
    return context.json({ status: isReady ? 'ready' : 'not ready', parts }, isReady ? 200 : 503);
  });
  const document = JSON.stringify(openApiDocument(options.identityMode));
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', (context) => context.html(docsPage()));
  app.on(['GET', 'POST'], '/api/auth/*', async (context) => {
    const requestId = context.get('requestId');
    try {
      const userId = MAY_END_SESSIONS.test(context.req.path)
        ? await options.identity.sessionUser(context.req.raw.headers)
        : null;
      const answered = await options.identity.handle(context.req.raw, { address: clientAddress(context) });
      if (userId !== null) await options.onSessionsEnded(userId);
      return withEnvelope(answered, requestId);
    } catch (error) {
      return failFrom(error, requestId, options.logger);
    }
  });
  registerApi(app, options);
  await registerPages(app, options.pages);
  app.notFound((context) => failFrom(new Fault('NotFound'), context.get('requestId'), options.logger));
  app.onError((error, context) => failFrom(error, context.get('requestId'), options.logger));
  return app;
}

/** Failures of the identity's own calls carry the same envelope as every other failure, beside the library's code. */
async function withEnvelope(answer: Response, requestId: string): Promise<Response> {
  if (answer.status < 400) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const given = body && typeof body === 'object' ? body : {};
  const code =
    'code' in given && typeof given.code === 'string'
      ? given.code
      : answer.status === 401
        ? 'Unauthorized'
        : answer.status === 429
          ? 'TooManyRequests'
          : 'BadRequest';
  const message =
    'message' in given && typeof given.message === 'string' && given.message !== ''
      ? given.message
      : 'Request failed';
  const enveloped = fail({ status: answer.status, code, publicMessage: message }, requestId);
  for (const cookie of answer.headers.getSetCookie()) enveloped.headers.append('set-cookie', cookie);
  const retry = answer.headers.get('x-retry-after') ?? answer.headers.get('retry-after');
  if (retry) enveloped.headers.set('retry-after', retry);
  return enveloped;
}
