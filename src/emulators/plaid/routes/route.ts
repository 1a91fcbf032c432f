import type { Context } from '../context.ts';
import type { Outbox } from '../webhooks.ts';

export interface RouteTools {
  readonly context: Context;
  readonly outbox: Outbox;
  readonly notReadyCalls: number;
}

/** Handles an authenticated call without credentials in the body. `request_id` is added by the caller. */
export type Route = (
  tools: RouteTools,
  body: unknown,
) => Record<string, unknown> | Promise<Record<string, unknown>>;
