import * as z from 'zod';
import { dayNumber, localInstant } from '../../household/days.ts';
import type { LedgerTransaction } from '../../household/types.ts';
import { type Context, findItemByToken } from '../context.ts';
import { rejectWith, wireError } from '../errors.ts';
import { findInstitution } from '../institutions.ts';
import { createItem, issuePublicToken, listAccounts, listSharedAccounts } from '../items.ts';
import { newScriptedTransaction } from '../scripted-transaction.ts';
import type { ItemState } from '../state.ts';
import { civilDate, httpUrl, product, readBody } from '../validate.ts';
import type { Route } from './route.ts';
import { sendUpdateWebhook } from './transactions.ts';

export const createSandboxPublicToken: Route = ({ context, notReadyCalls }, body) => {
  const request = readBody(
    {
      institution_id: z.string(),
      initial_products: z.array(product).min(1, 'must contain at least one product'),
      options: z
        .strictObject({
          webhook: httpUrl.optional(),
          override_username: z.string().nullish(),
          override_password: z.string().nullish(),
          transactions: z
            .strictObject({
              start_date: civilDate.optional(),
              end_date: civilDate.optional(),
              days_requested: z.int().min(1).max(730).optional(),
            })
            .nullish(),
        })
        .optional(),
    },
    body,
  );
  if (findInstitution(request.institution_id) === undefined) throw rejectWith('INVALID_INSTITUTION');
  const item = createItem(context, {
    institutionId: request.institution_id,
    accountKeys: listAccounts(context, request.institution_id).map(({ id }) => id),
    products: request.initial_products,
    webhook: request.options?.webhook ?? null,
    daysRequested: request.options?.transactions?.days_requested ?? 90,
    notReadyCalls,
  });
  return { public_token: issuePublicToken(context, item) };
};

const WEBHOOK_TYPES = [
  'AUTH',
  'HOLDINGS',
  'INVESTMENTS_TRANSACTIONS',
  'ITEM',
  'LIABILITIES',
  'TRANSACTIONS',
  'ASSETS',
] as const;
const ITEM_CODES = [
  'NEW_ACCOUNTS_AVAILABLE',
  'USER_PERMISSION_REVOKED',
  'USER_ACCOUNT_REVOKED',
  'PENDING_DISCONNECT',
  'PENDING_EXPIRATION',
  'LOGIN_REPAIRED',
  'ERROR',
];
const TRANSACTION_CODES = [
  'DEFAULT_UPDATE',
  'SYNC_UPDATES_AVAILABLE',
  'RECURRING_TRANSACTIONS_UPDATE',
  'INITIAL_UPDATE',
  'HISTORICAL_UPDATE',
];

export const fireSandboxWebhook: Route = ({ context }, body) => {
  const request = readBody(
    {
      access_token: z.string(),
      webhook_type: z.enum(WEBHOOK_TYPES, 'must be a valid webhook type').optional(),
      webhook_code: z.string(),
    },
    body,
  );
  const item = findItemByToken(context, request.access_token);
  const isItemCode = ITEM_CODES.includes(request.webhook_code);
  if (item.webhook === null || !(isItemCode || TRANSACTION_CODES.includes(request.webhook_code)))
    throw rejectWith('SANDBOX_WEBHOOK_INVALID');
  const type = request.webhook_type ?? (isItemCode ? 'ITEM' : 'TRANSACTIONS');
  context.notify(item, type, request.webhook_code, webhookFields(context, item, request.webhook_code));
  return { webhook_fired: true };
};

/** Additional fields of each webhook code. */
export function webhookFields(context: Context, item: ItemState, code: string): Record<string, unknown> {
  const inWeek = new Date(context.now().getTime() + 7 * 86_400_000).toISOString();
  switch (code) {
    case 'SYNC_UPDATES_AVAILABLE':
      return {
        initial_update_complete: item.phase !== 'not_ready',
        historical_update_complete: item.phase === 'historical',
      };
    case 'DEFAULT_UPDATE':
    case 'INITIAL_UPDATE':
    case 'HISTORICAL_UPDATE':
      return { error: null, new_transactions: 0 };
    case 'RECURRING_TRANSACTIONS_UPDATE':
      return { account_ids: [] };
    case 'PENDING_DISCONNECT':
      return { disconnect_time: inWeek, reason: 'INSTITUTION_TOKEN_EXPIRATION' };
    case 'PENDING_EXPIRATION':
      return { consent_expiration_time: inWeek };
    case 'ERROR':
      return { error: { ...(item.error ?? wireError('ITEM_LOGIN_REQUIRED')), status: 400 } };
    case 'USER_PERMISSION_REVOKED':
      return { error: { ...wireError('USER_PERMISSION_REVOKED'), status: 400 } };
    case 'NEW_ACCOUNTS_AVAILABLE':
      return { error: null };
    default:
      return {};
  }
}

export const resetSandboxLogin: Route = ({ context }, body) => {
  const item = findItemByToken(context, readBody({ access_token: z.string() }, body).access_token);
  breakLogin(context, item);
  return { reset_login: true };
};

export function breakLogin(context: Context, item: ItemState): void {
  item.error = wireError('ITEM_LOGIN_REQUIRED');
  context.touch(item);
  context.notify(item, 'ITEM', 'ERROR', webhookFields(context, item, 'ERROR'));
}

const MOST = 10;
const DAYS_BACK = 14;

export const createSandboxTransactions: Route = ({ context }, body) => {
  const row = z.strictObject({
    date_transacted: civilDate,
    date_posted: civilDate,
    amount: z.number(),
    description: z.string().min(1),
    iso_currency_code: z.string().optional(),
  });
  const request = readBody(
    {
      access_token: z.string(),
      transactions: z.array(row).min(1).max(MOST, `must have at most ${MOST} transactions`),
    },
    body,
  );
  const item = findItemByToken(context, request.access_token);
  const account = listSharedAccounts(context, item).find(({ type }) => type === 'depository');
  if (account === undefined) throw rejectWith('SANDBOX_PRODUCT_NOT_ENABLED');
  const today = dayNumber(context.today());
  const transactions = request.transactions.map((requested): LedgerTransaction => {
    const age = today - dayNumber(requested.date_transacted);
    if (age < 0 || age > DAYS_BACK)
      throw rejectWith('INVALID_FIELD', `date_transacted must be within the last ${DAYS_BACK} days`);
    return newScriptedTransaction({
      id: `sandbox-${item.overlay.added.length}-${requested.date_transacted}-${requested.amount}`,
      accountId: account.id,
      amountMinor: -Math.round(requested.amount * 100),
      authorizedOn: requested.date_transacted,
      authorizedAt: localInstant(requested.date_transacted, 12, 0),
      postedOn: requested.date_posted,
      description: requested.description,
      currency: requested.iso_currency_code ?? 'USD',
    });
  });
  item.overlay.added.push(
    ...transactions.map((transaction, n) => ({ ...transaction, id: `${transaction.id}-${n}` })),
  );
  context.touch(item);
  if (item.hasSynced) sendUpdateWebhook(context, item);
  return {};
};
