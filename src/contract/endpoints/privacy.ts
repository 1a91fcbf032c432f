import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { USAGE_ACTIONS } from '../usage.ts';

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
