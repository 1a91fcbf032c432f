import { z } from 'zod';

// Only the fields that are used; others are ignored. Enumerations remain strings.
const account = z.object({
  account_id: z.string(),
  name: z.string(),
  mask: z.string().nullish(),
  type: z.string(),
  subtype: z.string().nullish(),
  persistent_account_id: z.string().nullish(),
  balances: z.object({
    current: z.number().nullish(),
    available: z.number().nullish(),
    iso_currency_code: z.string().nullish(),
    last_updated_datetime: z.string().nullish(),
  }),
});

const transaction = z.object({
  transaction_id: z.string(),
  account_id: z.string(),
  amount: z.number(),
  iso_currency_code: z.string().nullish(),
  date: z.iso.date(),
  authorized_date: z.iso.date().nullish(),
  name: z.string().nullish(),
  merchant_name: z.string().nullish(),
  original_description: z.string().nullish(),
  pending: z.boolean(),
  pending_transaction_id: z.string().nullish(),
  personal_finance_category: z
    .object({ primary: z.string(), detailed: z.string(), confidence_level: z.string().nullish() })
    .nullish(),
});

export type PlaidAccount = z.output<typeof account>;
export type PlaidTransaction = z.output<typeof transaction>;

/** Transactions are validated one by one, so that a malformed one does not invalidate its page. */
export const plaidTransaction = transaction;
export const syncAnswer = z.object({
  transactions_update_status: z.string(),
  accounts: z.array(z.unknown()),
  added: z.array(z.unknown()),
  modified: z.array(z.unknown()),
  removed: z.array(z.object({ transaction_id: z.string() })),
  next_cursor: z.string(),
  has_more: z.boolean(),
  request_id: z.string().nullish(),
});
export const plaidAccount = account;
export const accountsAnswer = z.object({ accounts: z.array(z.unknown()) });
/** Fields of a malformed transaction that can be reported. */
export const idsOnly = z.object({
  transaction_id: z.string().max(300).optional().catch(undefined),
  account_id: z.string().max(300).optional().catch(undefined),
});
export const linkTokenAnswer = z.object({ link_token: z.string().min(1), expiration: z.string() });
export const exchangeAnswer = z.object({ access_token: z.string(), item_id: z.string() });
export const itemAnswer = z.object({
  item: z.object({
    institution_id: z.string().nullish(),
    institution_name: z.string().nullish(),
    consent_expiration_time: z.string().nullish(),
  }),
  status: z
    .object({ transactions: z.object({ last_successful_update: z.string().nullish() }).nullish() })
    .nullish(),
});
export const institutionAnswer = z.object({ institution: z.object({ name: z.string() }) });
export const keyAnswer = z.object({
  key: z.object({
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
    expired_at: z.number().nullish(),
  }),
});
export const errorBody = z.object({
  error_type: z.string(),
  error_code: z.string(),
  error_code_reason: z.string().nullish(),
  error_message: z.string().nullish(),
});
export const webhookBody = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string(),
  error: z.object({ error_code: z.string(), error_code_reason: z.string().nullish() }).nullish(),
  account_id: z.string().nullish(),
  disconnect_time: z.string().nullish(),
  consent_expiration_time: z.string().nullish(),
});
