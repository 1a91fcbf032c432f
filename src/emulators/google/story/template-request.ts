import { z } from 'zod';
import { createRandom } from '../../household/random.ts';
import type { HouseholdPurchase } from '../../household/types.ts';
import { composeMail } from '../mail/compose.ts';
import type { Recipient } from '../mail/draft.ts';
import { MALFORMED_MAILS } from '../mail/templates/malformed.ts';
import { ORDER_TEMPLATES } from './order-request-templates.ts';
import { PLAIN_TEMPLATES } from './plain-request-templates.ts';

export const TEMPLATE_NAMES: readonly string[] = [
  ...Object.keys(ORDER_TEMPLATES),
  ...Object.keys(PLAIN_TEMPLATES),
  ...Object.keys(MALFORMED_MAILS),
];

const itemSchema = z.object({
  name: z.string(),
  quantity: z.number().int().positive().default(1),
  unitPriceMinor: z.number().int(),
  isHealth: z.boolean().default(false),
});

const orderSchema = z.object({
  merchant: z.string().default('Cedar & Sage'),
  domain: z.string().default('cedarandsage.test'),
  orderId: z.string().default('CS-10442'),
  kind: z.enum(['purchase', 'subscription', 'refund', 'trial']).default('purchase'),
  currency: z.string().length(3).default('USD'),
  items: z
    .array(itemSchema)
    .min(1)
    .default([{ name: 'Bar Soap, Cedar', quantity: 2, unitPriceMinor: 900, isHealth: false }]),
  taxMinor: z.number().int().default(0),
  shippingMinor: z.number().int().default(0),
  discountMinor: z.number().int().default(0),
  tipMinor: z.number().int().default(0),
  cardMask: z.string().nullable().default('4417'),
  cardBrand: z.string().nullable().default('Visa'),
  planName: z.string().nullable().default(null),
  period: z.enum(['monthly', 'four_weekly', 'quarterly', 'annually']).nullable().default(null),
  nextRenewalOn: z.iso.date().nullable().default(null),
  trialEndsOn: z.iso.date().nullable().default(null),
  renewalMinor: z.number().int().nullable().default(null),
});

interface RequestContext {
  readonly at: Date;
  /** Index of the email within its request. */
  readonly index: number;
  readonly email: string;
}

/** Builds an email from a named template; null if there is none. Invalid fields fall back to the example order. */
export function buildFromTemplate(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Buffer | null {
  const oddity = MALFORMED_MAILS[name];
  if (oddity) return oddity(context);
  const key = `control|${name}|${context.at.toISOString()}|${context.index}`;
  const random = createRandom(key);
  const code = random.code(16).toLowerCase();
  const person = recipient(context.email);
  const day = context.at.toISOString().slice(0, 10);
  const order = ORDER_TEMPLATES[name];
  const plain = PLAIN_TEMPLATES[name];
  const draft = order
    ? order({ order: orderOf(fields, context), person, random, code })
    : plain?.({ person, day, random, code });
  return draft ? composeMail(draft, { key, at: context.at, recipient: person }) : null;
}

function orderOf(
  fields: Readonly<Record<string, unknown>>,
  { at, index }: RequestContext,
): HouseholdPurchase {
  const parsed = orderSchema.safeParse(fields);
  const given = parsed.success ? parsed.data : orderSchema.parse({});
  const items = given.items.map((item) => ({ ...item, lineTotalMinor: item.unitPriceMinor * item.quantity }));
  const subtotalMinor = items.reduce((sum, item) => sum + item.lineTotalMinor, 0);
  const orderedOn = at.toISOString().slice(0, 10);
  const totalMinor =
    subtotalMinor + given.taxMinor + given.shippingMinor + given.tipMinor - given.discountMinor;
  return {
    ...given,
    items,
    subtotalMinor,
    totalMinor,
    id: `control-${index}`,
    orderId: index === 0 ? given.orderId : `${given.orderId}-${index + 1}`,
    orderedOn,
    orderedAt: `${orderedOn}T${at.toISOString().slice(11, 19)}-00:00`,
    charges: [{ transactionId: 'none', amountMinor: totalMinor, shippedOn: orderedOn }],
    accountId: 'visa',
    via: null,
    refundOf: null,
  };
}

function recipient(email: string): Recipient {
  const local = email.split('@')[0] ?? 'friend';
  const words = local.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name: words.join(' '),
    firstName: words[0] ?? 'Friend',
    email,
    street: '1810 Cedar Row, Apt 214',
    city: 'Austin',
    region: 'TX',
    postalCode: '78704',
    timeZone: 'America/Chicago',
  };
}
