import type { MiddlewareHandler } from 'hono';
import type { IdSource } from '#ports/system.ts';
import type { Logger } from '../lib/logger.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { TrustedProxies } from '../lib/trusted-proxies.ts';
import { clientAddress } from './client-address.ts';
import type { createRequestCount } from './connection-limits.ts';
import { failRequest } from './fail-request.ts';
import { createHeldRefusals } from './held-refusals.ts';
import { refusalOf } from './refuse-request.ts';
import type { RequestVariables } from './request-variables.ts';
import { type HeaderOptions, securityHeaders } from './security-headers.ts';

export interface FrameOptions {
  readonly proxies: TrustedProxies;
  readonly requests: ReturnType<typeof createRequestCount>;
  readonly headers: HeaderOptions;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'callDone'>;
  /** False if the request is for another host. */
  readonly isHost: (host: string | undefined) => boolean;
}

/** Middleware for every request: request ID, client address, admission, security headers, access log. */
export function frameRequests(options: FrameOptions): MiddlewareHandler<RequestVariables> {
  const headers = Object.entries(securityHeaders(options.headers));
  const holdRefusal = createHeldRefusals();
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = options.ids.next();
    context.set('requestId', requestId);
    const { incoming, outgoing } = context.env;
    const { remoteAddress } = incoming.socket;
    const client = clientAddress(remoteAddress, context.req.header('x-forwarded-for'), options.proxies);
    context.set('client', client);
    const refusal = refusalOf(context, options.requests.start(client, outgoing), options.isHost);
    if (refusal) context.res = failRequest(context, refusal, options.logger);
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
  };
}
