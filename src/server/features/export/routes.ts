import type { Handlers } from '../../http/call.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import type { Services } from '../../lib/services.ts';
import { sendExport } from './send-export.ts';

/** The call that gives a person everything. */
export function exportRoutes(services: Services) {
  return {
    exportUser: ({ userId, signedInAt }) => {
      assertFreshSignIn(signedInAt, services.clock.now());
      return sendExport(services, userId);
    },
  } satisfies Partial<Handlers>;
}
