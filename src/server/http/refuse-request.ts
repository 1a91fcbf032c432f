import type { Context } from 'hono';
import { Fault } from '../lib/fault.ts';
import { HEALTH_PATHS } from './health.ts';
import type { RequestVariables } from './request-variables.ts';

/** Why a request is rejected before routing; null if it isn't. */
export function refusalOf(
  context: Context<RequestVariables>,
  hasRoom: boolean,
  isHost: (host: string | undefined) => boolean,
): Fault | null {
  if (!hasRoom) return new Fault('TooManyRequests', undefined, { retryAfterSeconds: 1 });
  if (HEALTH_PATHS.includes(context.req.path) || isHost(context.req.header('host'))) return null;
  return new Fault('MisdirectedRequest');
}
