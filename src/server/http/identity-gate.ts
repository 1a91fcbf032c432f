import type { Hono } from 'hono';
import { answerIdentityCall, type IdentityGateOptions } from './identity-call.ts';
import { identityRoutes } from './identity-routes.ts';
import { exceptHead, refuseOtherMethods } from './other-methods.ts';
import type { RequestVariables } from './request-variables.ts';

/** Registers the allowed identity routes; any other path under `/api/auth` is 404. */
export function registerIdentity(app: Hono<RequestVariables>, options: IdentityGateOptions): void {
  const routes = identityRoutes(options.identityMode);
  for (const route of routes)
    app.on(
      route.method,
      route.path,
      exceptHead((context) => answerIdentityCall(context, route, options)),
    );
  refuseOtherMethods(app, routes, options.logger);
}
