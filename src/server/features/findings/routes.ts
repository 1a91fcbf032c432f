import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { setFindingDismissed } from './dismiss-finding.ts';
import { listFindings } from './list-findings.ts';

/** Calls about what only bank and mail together tell. */
export function findingRoutes(services: Services) {
  return {
    listFindings: ({ userId, query }) => listFindings(services, userId, query),
    dismissFinding: ({ userId, params }) => setFindingDismissed(services, userId, params.findingId, true),
    restoreFinding: ({ userId, params }) => setFindingDismissed(services, userId, params.findingId, false),
  } satisfies Partial<Handlers>;
}
