import { z } from 'zod';

// Only the fields that are used, of both protocol versions. Transactions and accounts are validated one by one, so that
// a malformed one does not invalidate the rest.
const text = z.string();
const decimal = z.union([z.string(), z.number()]).transform(String);
const seconds = z.union([z.number(), z.string().transform(Number)]);

export const transaction = z.object({
  id: text,
  posted: seconds.nullish(),
  amount: decimal,
  description: z.string().nullish(),
  payee: z.string().nullish(),
  memo: z.string().nullish(),
  transacted_at: seconds.nullish(),
  pending: z.boolean().nullish(),
});

export const account = z.object({
  id: text,
  name: text,
  conn_id: z.string().nullish(),
  /** Version 1: the institution is part of the account. */
  org: z.object({ name: z.string().nullish(), domain: z.string().nullish() }).nullish(),
  currency: text,
  balance: decimal,
  'available-balance': decimal.nullish(),
  'balance-date': seconds.nullish(),
  transactions: z.array(z.unknown()).nullish(),
});

export const accountSet = z.object({
  errors: z.array(z.unknown()).nullish(),
  errlist: z.array(z.object({ code: z.string(), msg: z.string().nullish() })).nullish(),
  connections: z.array(z.object({ conn_id: text, name: z.string().nullish() })).nullish(),
  accounts: z.array(z.unknown()),
});

export const idOnly = z.object({ id: z.string().min(1).max(300) });

export type WireAccount = z.output<typeof account>;
export type WireTransaction = z.output<typeof transaction>;
export type WireAccountSet = z.output<typeof accountSet>;
