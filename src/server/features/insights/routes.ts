import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { getInsights } from './get-insights.ts';
import { getNetWorth } from './get-net-worth.ts';

/** Handlers for insights and net worth. */
export function insightRoutes(services: Services) {
  return {
    getNetWorth: ({ userId, query }) => getNetWorth(services, userId, query),
    getInsights: ({ userId, query }) => getInsights(services, userId, query),
  } satisfies Partial<Handlers>;
}
