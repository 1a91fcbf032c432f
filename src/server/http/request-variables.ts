import type { HttpBindings } from '@hono/node-server';

/** What is known of every request before it is routed. */
export interface RequestVariables {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The client's address, see `client-address.ts`. */
    client: string;
  };
}
