import type { Hono } from 'hono';
import { answerIdentityCall, type IdentityGateOptions } from './identity-call.ts';
import { identityRoutes } from './identity-routes.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { RequestVariables } from './request-variables.ts';

/** Registers the listed routes of the identity; every other address under `/api/auth` is not found. */
export function registerIdentity(app: Hono<RequestVariables>, options: IdentityGateOptions): void {
  const routes = identityRoutes(options.identityMode);
  for (const route of routes)
    app.on(route.method, route.path, (context) => answerIdentityCall(context, route, options));
  refuseOtherMethods(app, routes, options.logger);
}
