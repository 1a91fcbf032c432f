import type { Handlers } from '../../http/call.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { actorOf } from '../../lib/security-actor.ts';
import type { Services } from '../../lib/services.ts';
import { sendExport } from './send-export.ts';

/** Handler for the export of all user data. */
export function exportRoutes(services: Services) {
  return {
    exportUser: async (call) => {
      assertFreshSignIn(call.signedInAt, services.clock.now());
      return sendExport(services, actorOf(call));
    },
  } satisfies Partial<Handlers>;
}
