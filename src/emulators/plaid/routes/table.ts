import { getAccounts, getBalances } from './accounts.ts';
import { getInstitutionById, getInstitutions } from './institutions.ts';
import { exchangePublicToken, getItem, removeItem, updateItemWebhook } from './item.ts';
import { createLinkToken, getLinkToken } from './link-token.ts';
import { getRecurring } from './recurring.ts';
import type { Route } from './route.ts';
import {
  createSandboxPublicToken,
  createSandboxTransactions,
  fireSandboxWebhook,
  resetSandboxLogin,
} from './sandbox.ts';
import { refreshTransactions, syncTransactions } from './transactions.ts';
import { getWebhookKey } from './webhook-key.ts';

/** All supported API calls; all are POST. */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/link/token/create': createLinkToken,
  '/link/token/get': getLinkToken,
  '/item/public_token/exchange': exchangePublicToken,
  '/item/get': getItem,
  '/item/remove': removeItem,
  '/item/webhook/update': updateItemWebhook,
  '/accounts/get': getAccounts,
  '/accounts/balance/get': getBalances,
  '/transactions/sync': syncTransactions,
  '/transactions/refresh': refreshTransactions,
  '/transactions/recurring/get': getRecurring,
  '/institutions/get': getInstitutions,
  '/institutions/get_by_id': getInstitutionById,
  '/webhook_verification_key/get': getWebhookKey,
  '/sandbox/public_token/create': createSandboxPublicToken,
  '/sandbox/item/fire_webhook': fireSandboxWebhook,
  '/sandbox/item/reset_login': resetSandboxLogin,
  '/sandbox/transactions/create': createSandboxTransactions,
};
