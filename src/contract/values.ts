import { z } from 'zod';

/** Prefix of an id on the wire; the database holds the bare UUID. */
export const ID_PREFIXES = {
  account: 'acc',
  connection: 'con',
  transaction: 'txn',
  receipt: 'rcp',
  message: 'msg',
  mailbox: 'mbx',
  import: 'imp',
  subscription: 'sub',
  review: 'rev',
  finding: 'fnd',
  claim: 'clm',
  sync: 'syn',
  event: 'evt',
  notification: 'ntf',
  device: 'dev',
  session: 'ses',
  passkey: 'pky',
  user: 'usr',
  invitation: 'inv',
  member: 'mem',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** A wire id such as `txn_0190f…`: prefix, underscore, 32 hexadecimal digits. */
export function wireId(kind: IdKind) {
  return z.string().regex(new RegExp(`^${ID_PREFIXES[kind]}_[0-9a-f]{32}$`), 'not an id of this kind');
}

/** `YYYY-MM-DD`, a civil date. */
export const civilDate = z.iso.date();
/** A day someone asks about: between 1900 and 2999, so that the period before it is in the calendar too. */
export const askedDay = civilDate.regex(/^(?:19|2\d)/, 'must lie between 1900 and 2999');
/** `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** An instant in ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });
/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Integer minor units, negative = money out. */
export const amountMinor = z.int();
/** 0..1, calibrated. */
export const confidence = z.number().min(0).max(1);
/** A decimal number of the profile's currency, as the specification fixes it. */
export const decimalAmount = z.number();

/** Transactions from stand-ins (`sandbox`) never stand in one total with real ones (`live`). */
export const environment = z.enum(['live', 'sandbox']);
export type Environment = z.output<typeof environment>;

export const transactionType = z.enum(['income', 'expense', 'transfer']);
/**
 * What a list of transactions can be narrowed to: `expense` is spending with its refunds, `payment` and `refund` are
 * its halves, `counted` is all that income and spending are made of.
 */
export const transactionGroup = z.enum([...transactionType.options, 'payment', 'refund', 'counted']);
export const transactionStatus = z.enum(['pending', 'posted']);

/** From and to, both inclusive; absent means the default period of the screen. */
export const periodQuery = {
  from: askedDay.optional(),
  to: askedDay.optional(),
  environment: environment.optional(),
};

/** Page of a list: opaque cursor of the next page, or null at the end. */
export const pageQuery = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
};
export const nextCursor = z.string().nullable();

/** The answer of a change: the event that undoes it; null where nothing changed. */
export const recorded = z.object({ done: z.literal(true), eventId: wireId('event').nullable() });

/** An answer that only says that it was done. */
export const done = z.object({ done: z.literal(true) });
