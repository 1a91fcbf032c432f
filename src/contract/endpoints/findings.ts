import { z } from 'zod';
import { FINDING_KINDS } from '#domain/findings/finding.ts';
import { endpoint } from '../endpoint.ts';
import { amountMinor, civilDate, currency, environment, recorded, wireId } from '../values.ts';

export const findingKind = z.enum(FINDING_KINDS);

const evidenceReceipt = z.object({
  id: wireId('receipt'),
  merchant: z.string().nullable(),
  purchasedOn: civilDate,
  totalMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  orderId: z.string().nullable(),
  messageId: wireId('message').nullable(),
});

const evidenceTransaction = z.object({
  id: wireId('transaction'),
  description: z.string(),
  occurredOn: civilDate,
  postedOn: civilDate,
  amountMinor,
  currency,
});

/** An email without a receipt, such as a refund promise. */
const evidenceMessage = z.object({ messageId: wireId('message'), subject: z.string(), on: civilDate });

export const finding = z.object({
  id: wireId('finding'),
  kind: findingKind,
  /** Its date: a deadline, a promise, a charge. */
  on: civilDate,
  merchant: z.string(),
  title: z.string(),
  detail: z.string(),
  amountMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  /** The event that undoes its dismissal; null if it is not dismissed. */
  dismissalEventId: wireId('event').nullable(),
  subscriptionId: wireId('subscription').nullable(),
  /** The emails that prove it, in the order of the text: for a price rise, the old one first. */
  receipts: z.array(evidenceReceipt),
  messages: z.array(evidenceMessage),
  transactions: z.array(evidenceTransaction),
});

export const listFindings = endpoint('listFindings', {
  summary: 'List findings from comparing email and bank, with the charges and receipts they rest on',
  access: 'user',
  rate: 'read',
  query: z.strictObject({
    state: z.enum(['open', 'dismissed']).optional(),
    environment: environment.optional(),
  }),
  response: z.object({ findings: z.array(finding), environment, environments: z.array(environment) }),
  errors: [],
});

const findingParams = z.object({ findingId: wireId('finding') });

export const dismissFinding = endpoint('dismissFinding', {
  summary: 'Dismiss a finding permanently',
  access: 'user',
  rate: 'write',
  params: findingParams,
  response: recorded,
  errors: ['NotFound'],
});
