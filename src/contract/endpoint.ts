import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type EndpointId, ROUTES } from './routes.ts';

/** Rate limit per user: `read` 600, `write` 120, `heavy` 30, `auth` 30 calls per minute. */
export type RateClass = 'read' | 'write' | 'heavy' | 'auth';

export interface EndpointSpec {
  readonly summary: string;
  /** Who may call it. Everything not `public` requires a bearer token. */
  readonly access: 'user' | 'public';
  readonly rate: RateClass;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Schema of `data` in the success envelope; of each event for `stream`; unused for `redirect` and `download`. */
  readonly response: z.ZodType;
  /**
   * Content other than JSON envelopes in both directions: a `file` is received as a stream of any size, a `download` is
   * sent as one, a `page` is HTML, a `calendar` is an iCalendar file.
   */
  readonly kind?:
    | 'json'
    | 'upload'
    | 'file'
    | 'download'
    | 'stream'
    | 'redirect'
    | 'page'
    | 'calendar'
    | 'webhook';
  /** Success statuses other than 200. */
  readonly statuses?: readonly number[];
  /** Expected failures in addition to those every endpoint of its kind may return. */
  readonly errors: readonly ErrorCode[];
}

export interface Endpoint<Id extends EndpointId = EndpointId> extends EndpointSpec {
  readonly id: Id;
  readonly method: (typeof ROUTES)[Id][0];
  readonly path: (typeof ROUTES)[Id][1];
}

/** Combines a route with its schemas and rules; keeps the schemas' exact types. */
export function endpoint<Id extends EndpointId, Spec extends EndpointSpec>(
  id: Id,
  spec: Spec,
): Endpoint<Id> & Spec {
  return { id, method: ROUTES[id][0], path: ROUTES[id][1], ...spec };
}
