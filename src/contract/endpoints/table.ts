import type { z } from 'zod';
import type { EndpointId } from '../routes.ts';
import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import * as banks from './banks.ts';
import * as calendarFeed from './calendar-feed.ts';
import * as categoryAnswers from './category-answers.ts';
import * as claims from './claims.ts';
import * as dashboard from './dashboard.ts';
import * as edits from './edits.ts';
import * as emailAi from './email-ai.ts';
import * as evidence from './evidence.ts';
import * as findings from './findings.ts';
import * as history from './history.ts';
import * as household from './household.ts';
import * as imports from './imports.ts';
import * as message from './mail.ts';
import * as mailboxes from './mailboxes.ts';
import * as notifications from './notifications.ts';
import * as privacy from './privacy.ts';
import * as processed from './processed-emails.ts';
import * as profile from './profile.ts';
import * as security from './security.ts';
import * as splits from './splits.ts';
import * as pairs from './transaction-pairs.ts';
import * as transactions from './transactions.ts';

/** Every endpoint by id: source of server routing, validation, the OpenAPI document and client types. */
export const ENDPOINTS = {
  getConfig: profile.getConfig,
  getMe: profile.getMe,
  updateOnboarding: profile.updateOnboarding,
  updateProfile: profile.updateProfile,
  deleteUser: profile.deleteUser,
  exportUser: profile.exportUser,
  getSettings: profile.getSettings,
  updateNotifications: profile.updateNotifications,
  recordUsage: privacy.recordUsage,
  getStoredData: privacy.getStoredData,
  listUsers: administration.listUsers,
  updateUser: administration.updateUser,
  removeUser: administration.removeUser,
  listInvitations: administration.listInvitations,
  createInvitation: administration.createInvitation,
  deleteInvitation: administration.deleteInvitation,
  getServerHealth: administration.getServerHealth,
  deleteSandbox: profile.deleteSandbox,
  getHousehold: household.getHousehold,
  leaveHousehold: household.leaveHousehold,
  updateHouseholdSharing: household.updateHouseholdSharing,
  createHouseholdInvitation: household.createHouseholdInvitation,
  deleteHouseholdInvitation: household.deleteHouseholdInvitation,
  answerHouseholdInvitation: household.answerHouseholdInvitation,
  updateHouseholdMember: household.updateHouseholdMember,
  removeHouseholdMember: household.removeHouseholdMember,
  getHouseholdOverview: household.getHouseholdOverview,
  listHouseholdTransactions: household.listHouseholdTransactions,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  muteNotifications: notifications.muteNotifications,
  getAlertSettings: notifications.getAlertSettings,
  updateAlertSettings: notifications.updateAlertSettings,
  createPushDevice: notifications.createPushDevice,
  deletePushDevice: notifications.deletePushDevice,
  showUnsubscribe: notifications.showUnsubscribe,
  unsubscribe: notifications.unsubscribe,
  getDashboard: dashboard.getDashboard,
  listAccounts: accounts.listAccounts,
  listBalances: accounts.listBalances,
  createAccount: accounts.createAccount,
  updateAccount: accounts.updateAccount,
  deleteAccount: accounts.deleteAccount,
  getNetWorth: accounts.getNetWorth,
  getCalendarFeed: calendarFeed.getCalendarFeed,
  createCalendarFeed: calendarFeed.createCalendarFeed,
  deleteCalendarFeed: calendarFeed.deleteCalendarFeed,
  readCalendar: calendarFeed.readCalendar,
  listSubscriptions: dashboard.listSubscriptions,
  updateSubscription: dashboard.updateSubscription,
  mergeSubscription: dashboard.mergeSubscription,
  getInsights: dashboard.getInsights,
  listFindings: findings.listFindings,
  dismissFinding: findings.dismissFinding,
  listClaims: claims.listClaims,
  createClaim: claims.createClaim,
  updateClaim: claims.updateClaim,
  deleteClaim: claims.deleteClaim,
  getClaimPack: claims.getClaimPack,
  getClaimOriginals: evidence.getClaimOriginals,
  fetchClaimOriginals: evidence.fetchClaimOriginals,
  createLinkToken: banks.createLinkToken,
  exchangePublicToken: banks.exchangePublicToken,
  syncBankConnection: banks.syncBankConnection,
  disconnectBank: banks.disconnectBank,
  connectSimplefin: banks.connectSimplefin,
  getBankConnection: banks.getBankConnection,
  decideAccount: banks.decideAccount,
  receivePlaidWebhook: banks.receivePlaidWebhook,
  getGmailAuth: message.getGmailAuth,
  receiveGmailCallback: message.receiveGmailCallback,
  receiveGmailPush: mailboxes.receiveGmailPush,
  disconnectGmail: message.disconnectGmail,
  findMailServer: mailboxes.findMailServer,
  connectImap: mailboxes.connectImap,
  uploadMail: mailboxes.uploadMail,
  disconnectMailbox: mailboxes.disconnectMailbox,
  requestGmailSync: message.requestGmailSync,
  getGmailSync: message.getGmailSync,
  streamEvents: message.streamEvents,
  listProcessedEmails: processed.listProcessedEmails,
  getProcessedEmail: processed.getProcessedEmail,
  readEmailAgain: processed.readEmailAgain,
  rejectEmail: processed.rejectEmail,
  detachEmail: processed.detachEmail,
  forgetEmail: processed.forgetEmail,
  readEmailsAgain: processed.readEmailsAgain,
  forgetEmails: processed.forgetEmails,
  undoEvent: history.undoEvent,
  setReceiptClock: history.setReceiptClock,
  getEmailAi: emailAi.getEmailAi,
  updateSender: emailAi.updateSender,
  getEvidence: evidence.getEvidence,
  updateEvidence: evidence.updateEvidence,
  startMatchingOver: emailAi.startMatchingOver,
  updateMailbox: emailAi.updateMailbox,
  listMailboxFolders: emailAi.listMailboxFolders,
  listReviewItems: message.listReviewItems,
  getReviewItem: message.getReviewItem,
  decideReviewItem: message.decideReviewItem,
  listTransactions: transactions.listTransactions,
  getTransactionTotals: transactions.getTransactionTotals,
  listLikelyCategories: categoryAnswers.listLikelyCategories,
  getTransaction: transactions.getTransaction,
  updateTransaction: transactions.updateTransaction,
  createTransaction: transactions.createTransaction,
  editTransactions: edits.editTransactions,
  deleteTransaction: transactions.deleteTransaction,
  unmatchReceipt: transactions.unmatchReceipt,
  searchMailForCharge: mailboxes.searchMailForCharge,
  listProposedSplits: splits.listProposedSplits,
  acceptSplits: splits.acceptSplits,
  acceptSplit: splits.acceptSplit,
  deleteSplit: splits.deleteSplit,
  updateSplit: splits.updateSplit,
  decidePossibleMatch: pairs.decidePossibleMatch,
  decideTransfer: pairs.decideTransfer,
  answerCategory: categoryAnswers.answerCategory,
  deleteCategoryRule: categoryAnswers.deleteCategoryRule,
  createCategoryRule: categoryAnswers.createCategoryRule,
  unpairTransfer: pairs.unpairTransfer,
  listImports: imports.listImports,
  createImport: imports.createImport,
  getImport: imports.getImport,
  mapImportColumns: imports.mapImportColumns,
  confirmImport: imports.confirmImport,
  discardImport: imports.discardImport,
  getSecurity: security.getSecurity,
  listSecurityEvents: security.listSecurityEvents,
  endOtherSessions: security.endOtherSessions,
  endSession: security.endSession,
  startSecondFactor: security.startSecondFactor,
  confirmSecondFactor: security.confirmSecondFactor,
  deleteSecondFactor: security.deleteSecondFactor,
  createRecoveryCodes: security.createRecoveryCodes,
  createPasskeyOptions: security.createPasskeyOptions,
  addPasskey: security.addPasskey,
  renamePasskey: security.renamePasskey,
  deletePasskey: security.deletePasskey,
} as const satisfies { [Id in EndpointId]: { id: Id } };

type Table = typeof ENDPOINTS;
type Part<Id extends EndpointId, Key extends string> =
  Table[Id] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;

/** `data` of an endpoint's success envelope. */
export type ResponseOf<Id extends EndpointId> = z.output<Table[Id]['response']>;
/** Request body. */
export type BodyOf<Id extends EndpointId> = z.input<Part<Id, 'body'>>;
/** Query parameters. */
export type QueryOf<Id extends EndpointId> = z.input<Part<Id, 'query'>>;
/** Path parameters. */
export type ParamsOf<Id extends EndpointId> = z.input<Part<Id, 'params'>>;
