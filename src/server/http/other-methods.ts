import type { Context, Hono, MiddlewareHandler } from 'hono';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { failRequest } from './fail-request.ts';
import type { RequestVariables } from './request-variables.ts';

/**
 * Skips a handler for HEAD. Hono answers HEAD by running the GET handler and dropping its body without canceling it, so
 * a stream would never end.
 */
export function exceptHead(
  handler: (context: Context<RequestVariables>) => Promise<Response>,
): MiddlewareHandler<RequestVariables> {
  return async (context, next) => (context.req.method === 'HEAD' ? next() : handler(context));
}

/** Answers 405 for methods a path doesn't support. Call it after registering the routes. */
export function refuseOtherMethods(
  app: Hono<RequestVariables>,
  routes: readonly { readonly method: string; readonly path: string }[],
  logger: Logger,
): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { method, path } of routes)
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context) => {
      const refused = failRequest(context, new Fault('MethodNotAllowed'), logger);
      refused.headers.set('allow', methods.join(', '));
      return refused;
    });
  }
}
