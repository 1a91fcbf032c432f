import * as z from 'zod';
import { rejectWith } from '../errors.ts';
import { readBody } from '../validate.ts';
import type { Route } from './route.ts';

export const getWebhookKey: Route = ({ outbox }, body) => {
  const key = outbox.publicKey(readBody({ key_id: z.string() }, body).key_id);
  if (key === null) throw rejectWith('INVALID_WEBHOOK_VERIFICATION_KEY_ID');
  return { key };
};
