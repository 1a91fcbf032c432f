import { tracingChannel } from 'node:diagnostics_channel';
import type { MiddlewareHandler } from 'hono';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';

const channel = tracingChannel<unknown, TracedWork>(TRACED_WORK);

/** Reports each request under its route pattern. */
export const traceRequests: MiddlewareHandler = (context, next) => {
  const work: TracedWork = { kind: 'request', name: context.req.method };
  return channel.tracePromise(async () => {
    await next();
    const { method, routePath: route } = context.req;
    work.name = `${method} ${route}`;
    work.attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': context.res.status,
    };
  }, work);
};
