import type { z } from 'zod';
import type { EndpointId } from '../routes.ts';
import * as banks from './banks.ts';
import * as dashboard from './dashboard.ts';
import * as imports from './imports.ts';
import * as mail from './mail.ts';
import * as profile from './profile.ts';
import * as transactions from './transactions.ts';

/** Every endpoint by its id: server routing, validation, the OpenAPI document and the client's types all come from here. */
export const ENDPOINTS = {
  getConfig: profile.getConfig,
  getMe: profile.getMe,
  updateOnboarding: profile.updateOnboarding,
  updateProfile: profile.updateProfile,
  deleteUser: profile.deleteUser,
  getSettings: profile.getSettings,
  updateNotifications: profile.updateNotifications,
  deleteSandbox: profile.deleteSandbox,
  getDashboard: dashboard.getDashboard,
  listAccounts: dashboard.listAccounts,
  listBalances: dashboard.listBalances,
  listSubscriptions: dashboard.listSubscriptions,
  updateSubscription: dashboard.updateSubscription,
  getInsights: dashboard.getInsights,
  createLinkToken: banks.createLinkToken,
  exchangePublicToken: banks.exchangePublicToken,
  syncBankConnection: banks.syncBankConnection,
  disconnectBank: banks.disconnectBank,
  connectSimplefin: banks.connectSimplefin,
  receivePlaidWebhook: banks.receivePlaidWebhook,
  getGmailAuth: mail.getGmailAuth,
  receiveGmailCallback: mail.receiveGmailCallback,
  disconnectGmail: mail.disconnectGmail,
  requestGmailSync: mail.requestGmailSync,
  getGmailSync: mail.getGmailSync,
  streamEvents: mail.streamEvents,
  listProcessedEmails: mail.listProcessedEmails,
  getProcessedEmail: mail.getProcessedEmail,
  getEmailAi: mail.getEmailAi,
  listReviewItems: mail.listReviewItems,
  getReviewItem: mail.getReviewItem,
  decideReviewItem: mail.decideReviewItem,
  undoReviewDecision: mail.undoReviewDecision,
  listTransactions: transactions.listTransactions,
  getTransaction: transactions.getTransaction,
  updateTransaction: transactions.updateTransaction,
  unmatchReceipt: transactions.unmatchReceipt,
  decidePossibleMatch: transactions.decidePossibleMatch,
  undoPossibleMatch: transactions.undoPossibleMatch,
  decideTransfer: transactions.decideTransfer,
  unpairTransfer: transactions.unpairTransfer,
  createImport: imports.createImport,
  getImport: imports.getImport,
  confirmImport: imports.confirmImport,
  undoImport: imports.undoImport,
} as const satisfies { [Id in EndpointId]: { id: Id } };

type Table = typeof ENDPOINTS;
type Part<Id extends EndpointId, Key extends string> =
  Table[Id] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;

/** `data` of an endpoint's success envelope. */
export type ResponseOf<Id extends EndpointId> = z.output<Table[Id]['response']>;
/** What a caller may send in the body. */
export type BodyOf<Id extends EndpointId> = z.input<Part<Id, 'body'>>;
/** What a caller may send in the query. */
export type QueryOf<Id extends EndpointId> = z.input<Part<Id, 'query'>>;
/** The path's parameters. */
export type ParamsOf<Id extends EndpointId> = z.input<Part<Id, 'params'>>;
