import { Hono } from 'hono';
import { Fault } from '../lib/fault.ts';
import type { ApiOptions } from './answer-call.ts';
import { registerApi } from './api.ts';
import { registerDocs } from './docs.ts';
import { failRequest } from './fail-request.ts';
import { type FrameOptions, frameRequests } from './frame-requests.ts';
import { type Readiness, registerHealth } from './health.ts';
import type { IdentityGateOptions } from './identity-call.ts';
import { registerIdentity } from './identity-gate.ts';
import { type PagesOptions, registerPages } from './pages.ts';
import type { RequestVariables } from './request-variables.ts';
import { allowScreens } from './security-headers.ts';
import { traceRequests } from './trace-requests.ts';

export interface AppOptions extends ApiOptions, IdentityGateOptions, FrameOptions {
  readonly pages: PagesOptions;
  readonly readiness: Readiness;
}

/** The whole server as one function from request to response. */
export async function createApp(options: AppOptions): Promise<Hono<RequestVariables>> {
  const app = new Hono<RequestVariables>();
  app.use('*', frameRequests(options));
  app.use('/api/*', traceRequests);
  registerHealth(app, options.readiness);
  registerDocs(app, options.identityMode);
  if (options.headers.apiOrigin !== null)
    app.use('/api/v1/*', allowScreens(new URL(options.publicUrl).origin));
  registerIdentity(app, options);
  registerApi(app, options);
  await registerPages(app, options.pages);
  app.notFound((context) => failRequest(context, new Fault('NotFound'), options.logger));
  app.onError((error, context) => failRequest(context, error, options.logger));
  return app;
}
