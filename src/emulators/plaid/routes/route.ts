import type { Context } from '../context.ts';
import type { Outbox } from '../webhooks.ts';

export interface RouteTools {
  readonly context: Context;
  readonly outbox: Outbox;
  readonly notReadyCalls: number;
}

/** Answers a call whose credentials were checked and taken out of the body. `request_id` is added outside. */
export type Route = (
  tools: RouteTools,
  body: unknown,
) => Record<string, unknown> | Promise<Record<string, unknown>>;
