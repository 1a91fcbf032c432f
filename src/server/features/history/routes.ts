import type { Handlers } from '../../http/call.ts';
import type { Restores } from '../../lib/history/restores.ts';
import type { Services } from '../../lib/services.ts';
import { undoEvent } from './undo-event.ts';

/** Handlers for the history of changes. */
export function historyRoutes(services: Services, restores: Restores) {
  return {
    undoEvent: ({ userId, params }) => undoEvent(services, restores, userId, params.eventId),
  } satisfies Partial<Handlers>;
}
