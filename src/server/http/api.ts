import type { Context, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import type { EndpointId } from '#contract/routes.ts';
import { type ApiOptions, answerCall } from './answer-call.ts';
import { exceptHead, refuseOtherMethods } from './other-methods.ts';
import type { RequestVariables } from './request-variables.ts';

/** Registers every endpoint of the table, and 405 for the other methods of its paths. Only calendars answer HEAD. */
export function registerApi(app: Hono<RequestVariables>, options: ApiOptions): void {
  // The table's keys are the endpoint ids.
  const endpoints = Object.keys(ENDPOINTS).map((id): Endpoint => ENDPOINTS[id as EndpointId]);
  const routes = endpoints.map(({ method, path }) => ({ method, path: `${API_BASE_PATH}${path}` }));
  for (const endpoint of endpoints) {
    const handler = (context: Context<RequestVariables>) => answerCall(context, endpoint, options);
    // Calendar programs ask whether a calendar has changed; its answer is not a stream.
    const registered = endpoint.kind === 'calendar' ? handler : exceptHead(handler);
    app.on(endpoint.method, `${API_BASE_PATH}${endpoint.path}`, registered);
  }
  refuseOtherMethods(app, routes, options.logger);
}
