import { z } from 'zod';
import { AMOUNT_MINOR_MAX } from '#domain/money/money.ts';

/** Prefix of each kind of id in the API; the database stores the bare UUID. */
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

/** Schema of an API id such as `txn_0190f…`: prefix, underscore, 32 hexadecimal digits. */
export function wireId(kind: IdKind) {
  return z.string().regex(new RegExp(`^${ID_PREFIXES[kind]}_[0-9a-f]{32}$`), 'not an id of this kind');
}

/** `YYYY-MM-DD`, a civil date. */
export const civilDate = z.iso.date();
/** A date in a request: between 1900 and 2999, so that the dates of periods around it are valid too. */
export const requestedDay = civilDate.regex(/^(?:19|2\d)/, 'must lie between 1900 and 2999');
/** `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** An ISO 8601 instant with offset. */
export const instant = z.iso.datetime({ offset: true });
/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Integer minor units, negative = money out. */
export const amountMinor = z.int();
/** An amount in a request. */
export const requestedAmount = amountMinor.min(-AMOUNT_MINOR_MAX).max(AMOUNT_MINOR_MAX);
/** Calibrated probability, 0 to 1. */
export const confidence = z.number().min(0).max(1);
/** A decimal number in the profile's currency, as the specification defines it. */
export const decimalAmount = z.number();

/** Transactions from emulators (`sandbox`) are never added to real ones (`live`). */
export const environment = z.enum(['live', 'sandbox']);
export type Environment = z.output<typeof environment>;

export const transactionType = z.enum(['income', 'expense', 'transfer']);
/**
 * Groups to filter transactions by: `expense` is spending with its refunds, `payment` and `refund` are its parts,
 * `counted` is everything that income and spending consist of.
 */
export const transactionGroup = z.enum([...transactionType.options, 'payment', 'refund', 'counted']);
export const transactionStatus = z.enum(['pending', 'posted']);

/** Inclusive period; if absent, the screen's default period. */
export const periodQuery = {
  from: requestedDay.optional(),
  to: requestedDay.optional(),
  environment: environment.optional(),
};

/** Pagination: opaque cursor of the next page, null on the last. */
export const pageQuery = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
};
export const nextCursor = z.string().nullable();

/** Response of a change: the event that undoes it; null if nothing changed. */
export const recorded = z.object({ done: z.literal(true), eventId: wireId('event').nullable() });

/** Response that only confirms success. */
export const done = z.object({ done: z.literal(true) });
