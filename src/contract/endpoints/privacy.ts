import { z } from 'zod';
import { STORED_KINDS } from '#domain/people/stored-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { USAGE_ACTIONS } from '../usage.ts';
import { civilDate, instant } from '../values.ts';

const ACTIONS_MAX = 50;

export const recordUsage = endpoint('recordUsage', {
  summary: 'Count screens opened and features used; nothing is stored while analytics is off',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ actions: z.array(z.enum(USAGE_ACTIONS)).min(1).max(ACTIONS_MAX) }),
  response: z.object({
    /** False: analytics is off, and nothing was stored. */
    isCounted: z.boolean(),
  }),
  errors: [],
});

export const getStoredData = endpoint('getStoredData', {
  summary: 'Get what is stored of the user, what analytics counted, and what left this server for them',
  access: 'user',
  rate: 'read',
  response: z.object({
    stored: z.array(
      z.object({
        kind: z.enum(STORED_KINDS),
        count: z.int(),
        /** Approximate size in the database. */
        bytes: z.int(),
      }),
    ),
    usage: z.array(z.object({ action: z.enum(USAGE_ACTIONS), count: z.int(), lastOn: civilDate })),
    /** Calls to other servers in the last 90 days, by day, purpose and server; newest first. */
    traffic: z.array(
      z.object({
        day: civilDate,
        purpose: z.enum(['bank', 'mailbox', 'model', 'email', 'push', 'identity', 'other']),
        host: z.string(),
        /** True for a server on this machine, such as an emulator: nothing left it. */
        isLocal: z.boolean(),
        calls: z.int(),
        bytesSent: z.int(),
        lastAt: instant,
      }),
    ),
  }),
  errors: [],
});
