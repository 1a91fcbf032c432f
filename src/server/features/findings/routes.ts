import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { dismissFinding } from './dismiss-finding.ts';
import { listFindings } from './list-findings.ts';

/** Handlers for findings. */
export function findingRoutes(services: Services) {
  return {
    listFindings: ({ userId, query }) => listFindings(services, userId, query),
    dismissFinding: ({ userId, params }) => dismissFinding(services, userId, params.findingId),
  } satisfies Partial<Handlers>;
}
