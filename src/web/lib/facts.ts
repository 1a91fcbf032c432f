import type { Fact } from '#contract/events.ts';
import type { EndpointId, ROUTES } from '#contract/routes.ts';

type IdOf<Method extends string> = {
  [Id in EndpointId]: (typeof ROUTES)[Id][0] extends Method ? Id : never;
}[EndpointId];

/** IDs of GET endpoints. */
export type ReadId = IdOf<'GET'>;
/** IDs of writing endpoints. */
export type WriteId = IdOf<'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

const TRANSACTIONS = [
  'listTransactions',
  'getTransactionTotals',
  'getTransaction',
  'listLikelyCategories',
  'listProposedSplits',
] as const;
/** The view of a household, which includes the user's own data. */
const SHARED = ['getHouseholdOverview', 'listHouseholdTransactions'] as const;
/** Queries that aggregate transactions. */
const LEDGER = [
  ...TRANSACTIONS,
  ...SHARED,
  ...(['getDashboard', 'getInsights', 'listFindings', 'listClaims', 'listSubscriptions'] as const),
] as const;
const REVIEW = ['listReviewItems', 'getReviewItem'] as const;
const ORIGINALS = ['getEvidence', 'getClaimOriginals'] as const;
const EMAILS = ['listProcessedEmails', 'getProcessedEmail', 'getEmailAi', ...ORIGINALS] as const;
const MAIL = [...LEDGER, ...REVIEW, ...EMAILS] as const;
const CONNECTIONS = ['getSettings', 'getBankConnection'] as const;
const ACCOUNTS = [...LEDGER, ...CONNECTIONS, 'listAccounts', 'getNetWorth', 'listImports'] as const;
const MAILBOXES = ['getSettings', 'getGmailSync', 'listMailboxFolders'] as const;
const NOTIFICATIONS = ['listNotifications', 'getAlertSettings'] as const;
const SECURITY = ['getSecurity', 'listSecurityEvents'] as const;
const ADMINISTRATION = ['listUsers', 'listInvitations', 'getServerHealth'] as const;
const HOUSEHOLD = ['getHousehold', ...SHARED] as const;
const EVERYTHING = [
  ...[...MAIL, ...ACCOUNTS, ...MAILBOXES, ...NOTIFICATIONS, ...SECURITY, ...HOUSEHOLD],
  ...(['getStoredData', 'getCalendarFeed'] as const),
] as const;

/** Queries whose response depends on a fact. */
export type FactQueryId = (typeof EVERYTHING | typeof ADMINISTRATION)[number];
/** Queries whose response stays constant while the page is open. */
export type ConstantQueryId = 'getConfig' | 'findMailServer';
/** All cached queries. */
export type QueryId = FactQueryId | ConstantQueryId;

/** The queries that depend on each fact, invalidated after local writes and server events. */
export const QUERIES_OF_FACT: Readonly<Record<Fact, readonly FactQueryId[]>> = {
  accountChanged: ACCOUNTS,
  bankAccountDecided: ACCOUNTS,
  administrationChanged: ADMINISTRATION,
  bankLinked: ACCOUNTS,
  bankStatusChanged: [...CONNECTIONS, 'getDashboard'],
  bankSynced: [...ACCOUNTS, ...REVIEW],
  bankUnlinked: EVERYTHING,
  calendarFeedChanged: ['getCalendarFeed', 'listSecurityEvents'],
  changeUndone: EVERYTHING,
  claimChanged: ['getClaimOriginals', ...TRANSACTIONS, 'getDashboard', 'getInsights', 'listClaims'],
  derivationFinished: [...MAIL, 'getNetWorth'],
  eventsLost: EVERYTHING,
  householdChanged: HOUSEHOLD,
  findingDismissed: ['listFindings', 'getDashboard', 'listSubscriptions', 'getInsights'],
  mailSettingsChanged: [...EMAILS, ...MAILBOXES],
  mailSynced: [...MAIL, ...MAILBOXES],
  mailSyncRequested: ['getGmailSync'],
  mailboxLinked: [...MAIL, ...MAILBOXES],
  mailboxUnlinked: EVERYTHING,
  manualTransactionChanged: [...ACCOUNTS, ...REVIEW],
  matchingReset: [...REVIEW, 'getEmailAi'],
  originalsFetched: ORIGINALS,
  notificationsArrived: ['listNotifications'],
  notificationsChanged: ['getSettings', ...NOTIFICATIONS],
  notificationsRead: ['listNotifications'],
  profileChanged: EVERYTHING,
  receiptDeadlineChanged: [...TRANSACTIONS, ...EMAILS, 'getDashboard', 'getInsights', 'listFindings'],
  receiptsChanged: MAIL,
  sandboxDeleted: EVERYTHING,
  securityChanged: SECURITY,
  statementImported: [...ACCOUNTS, ...REVIEW],
  subscriptionReviewed: ['listSubscriptions', 'getDashboard', 'listFindings'],
  transactionEdited: [...LEDGER, ...REVIEW],
  transactionsPaired: [...LEDGER, ...REVIEW],
};

/** The fact each writing endpoint changes; null if no query depends on it. */
export const FACT_OF_WRITE: Readonly<Record<WriteId, Fact | null>> = {
  updateOnboarding: 'profileChanged',
  updateProfile: 'profileChanged',
  updateNotifications: 'notificationsChanged',
  recordUsage: null,
  readNotifications: 'notificationsRead',
  muteNotifications: 'notificationsChanged',
  updateAlertSettings: 'notificationsChanged',
  createPushDevice: 'notificationsChanged',
  deletePushDevice: 'notificationsChanged',
  unsubscribe: null,
  updateUser: 'administrationChanged',
  removeUser: 'administrationChanged',
  createInvitation: 'administrationChanged',
  deleteInvitation: 'administrationChanged',
  leaveHousehold: 'householdChanged',
  updateHouseholdSharing: 'householdChanged',
  createHouseholdInvitation: 'householdChanged',
  deleteHouseholdInvitation: 'householdChanged',
  answerHouseholdInvitation: 'householdChanged',
  updateHouseholdMember: 'householdChanged',
  removeHouseholdMember: 'householdChanged',
  deleteUser: null,
  deleteSandbox: 'sandboxDeleted',

  endOtherSessions: 'securityChanged',
  endSession: 'securityChanged',
  startSecondFactor: null,
  confirmSecondFactor: 'securityChanged',
  deleteSecondFactor: 'securityChanged',
  createRecoveryCodes: 'securityChanged',
  createPasskeyOptions: null,
  addPasskey: 'securityChanged',
  renamePasskey: 'securityChanged',
  deletePasskey: 'securityChanged',

  createAccount: 'accountChanged',
  updateAccount: 'accountChanged',
  deleteAccount: 'accountChanged',

  createLinkToken: null,
  exchangePublicToken: 'bankLinked',
  connectSimplefin: 'bankLinked',
  syncBankConnection: 'bankSynced',
  disconnectBank: 'bankUnlinked',
  decideAccount: 'bankAccountDecided',
  receivePlaidWebhook: null,

  connectImap: 'mailboxLinked',
  uploadMail: 'mailboxLinked',
  disconnectGmail: 'mailboxUnlinked',
  disconnectMailbox: 'mailboxUnlinked',
  updateMailbox: 'mailSettingsChanged',
  updateSender: 'mailSettingsChanged',
  updateEvidence: 'mailSettingsChanged',
  requestGmailSync: 'mailSyncRequested',
  receiveGmailPush: null,
  startMatchingOver: 'matchingReset',

  undoEvent: 'changeUndone',

  createTransaction: 'manualTransactionChanged',
  deleteTransaction: 'manualTransactionChanged',
  updateTransaction: 'transactionEdited',
  editTransactions: 'transactionEdited',
  answerCategory: 'transactionEdited',
  createCategoryRule: 'transactionEdited',
  deleteCategoryRule: 'transactionEdited',
  acceptSplits: 'transactionEdited',
  acceptSplit: 'transactionEdited',
  deleteSplit: 'transactionEdited',
  updateSplit: 'transactionEdited',
  decidePossibleMatch: 'transactionsPaired',
  decideTransfer: 'transactionsPaired',
  unpairTransfer: 'transactionsPaired',

  unmatchReceipt: 'receiptsChanged',
  searchMailForCharge: 'receiptsChanged',
  decideReviewItem: 'receiptsChanged',
  readEmailAgain: 'receiptsChanged',
  readEmailsAgain: 'receiptsChanged',
  rejectEmail: 'receiptsChanged',
  detachEmail: 'receiptsChanged',
  forgetEmail: 'receiptsChanged',
  forgetEmails: 'receiptsChanged',
  setReceiptClock: 'receiptDeadlineChanged',

  createImport: null,
  mapImportColumns: null,
  confirmImport: 'statementImported',
  discardImport: null,

  updateSubscription: 'subscriptionReviewed',
  mergeSubscription: 'subscriptionReviewed',
  createCalendarFeed: 'calendarFeedChanged',
  deleteCalendarFeed: 'calendarFeedChanged',
  dismissFinding: 'findingDismissed',
  createClaim: 'claimChanged',
  updateClaim: 'claimChanged',
  fetchClaimOriginals: 'originalsFetched',
  deleteClaim: 'claimChanged',
};
