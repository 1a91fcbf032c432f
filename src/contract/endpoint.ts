import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type EndpointId, ROUTES } from './routes.ts';

/** How often one person may call: `read` 600, `write` 120, `heavy` 30, `auth` 30 times a minute. */
export type RateClass = 'read' | 'write' | 'heavy' | 'auth';

export interface EndpointSpec {
  readonly summary: string;
  /** Who may call. Everything not marked `public` needs a bearer token. */
  readonly access: 'user' | 'public';
  readonly rate: RateClass;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Shape of `data` in the success envelope; of each event for `stream`; unused for `redirect` and `download`. */
  readonly response: z.ZodType;
  /**
   * What crosses the wire where it is not a JSON envelope both ways; a `file` comes in as a stream of any size, a
   * `download` goes out as one, a `page` as HTML.
   */
  readonly kind?: 'json' | 'upload' | 'file' | 'download' | 'stream' | 'redirect' | 'page' | 'webhook';
  /** Success statuses other than 200. */
  readonly statuses?: readonly number[];
  /** Expected failures besides those every endpoint of its kind can answer. */
  readonly errors: readonly ErrorCode[];
}

export interface Endpoint<Id extends EndpointId = EndpointId> extends EndpointSpec {
  readonly id: Id;
  readonly method: (typeof ROUTES)[Id][0];
  readonly path: (typeof ROUTES)[Id][1];
}

/** Joins a route of the table with its schemas and rules; keeps the schemas' exact types. */
export function endpoint<Id extends EndpointId, Spec extends EndpointSpec>(
  id: Id,
  spec: Spec,
): Endpoint<Id> & Spec {
  return { id, method: ROUTES[id][0], path: ROUTES[id][1], ...spec };
}
