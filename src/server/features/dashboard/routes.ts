import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { getDashboard } from './get-dashboard.ts';

/** Handler for the dashboard. */
export function dashboardRoutes(services: Services) {
  return {
    getDashboard: ({ userId, query }) => getDashboard(services, userId, query),
  } satisfies Partial<Handlers>;
}
