import * as z from 'zod';
import { transactionOperations } from './control-transactions.ts';
import { faultShape } from './faults.ts';

const item = z.string().optional();
const FLAWS = [
  'none',
  'unsigned',
  'bad_signature',
  'body_changed',
  'stale',
  'alg_none',
  'unknown_key',
  'expired_key',
] as const;

/** All control operations; see README.md. */
export const controlShape = z.discriminatedUnion('op', [
  ...transactionOperations,
  faultShape,
  z.strictObject({ op: z.literal('state') }),
  z.strictObject({ op: z.literal('calls'), path: z.string().optional() }),
  z.strictObject({ op: z.literal('clear_calls') }),
  z.strictObject({ op: z.literal('clear_faults') }),
  z.strictObject({ op: z.literal('reset') }),
  z.strictObject({
    op: z.literal('advance'),
    days: z.int().min(1).max(60),
    silent: z.boolean().default(false),
  }),
  z.strictObject({ op: z.literal('not_ready'), item, calls: z.int().min(0) }),
  z.strictObject({
    op: z.literal('mutation'),
    item,
    afterPage: z.int().min(1),
    times: z.int().min(1).default(1),
  }),
  z.strictObject({ op: z.literal('login_required'), item }),
  z.strictObject({ op: z.literal('login_repaired'), item }),
  z.strictObject({ op: z.literal('revoke'), item }),
  z.strictObject({ op: z.literal('revoke_account'), item, account: z.string() }),
  z.strictObject({ op: z.literal('change_account_id'), item, account: z.string() }),
  z.strictObject({
    op: z.literal('webhook'),
    item,
    type: z.enum(['TRANSACTIONS', 'ITEM', 'LINK']).default('TRANSACTIONS'),
    code: z.string(),
    fields: z.record(z.string(), z.unknown()).default({}),
    times: z.int().min(1).max(1000).default(1),
    flaw: z.enum(FLAWS).default('none'),
    url: z.string().optional(),
    /** An item_id unknown to the receiver. */
    itemId: z.string().optional(),
  }),
  z.strictObject({ op: z.literal('lose_webhooks'), lost: z.boolean() }),
  z.strictObject({ op: z.literal('retry_webhooks') }),
  z.strictObject({ op: z.literal('deliveries') }),
  z.strictObject({ op: z.literal('settle') }),
  z.strictObject({ op: z.literal('expire'), token: z.string() }),
  z.strictObject({
    op: z.literal('link'),
    link_token: z.string(),
    institution: z.string().default('ins_109508'),
    accounts: z.array(z.string()).optional(),
  }),
]);

export type ControlRequest = z.input<typeof controlShape>;
export type Operation = z.output<typeof controlShape>;
