import type { HttpBindings } from '@hono/node-server';

/** Per-request values set before routing. */
export interface RequestVariables {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The client's address, see `client-address.ts`. */
    client: string;
  };
}
