// Generated from a migrated database by tests/migrations/schema.test.ts (vitest run -u). Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as a value, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export interface SysDeletedUsersTable {
  userHash: Buffer;
  deletedAt: Generated<Date>;
}

export interface SysKeyChecksTable {
  id: number;
  sealed: Buffer;
}

export interface SysMailOutboxTable {
  id: string;
  userId: string | null;
  kind: string;
  dedupeKey: string;
  contentSealed: Buffer | null;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  nextAt: Date;
  usefulUntil: Date;
  problem: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export interface SysMailWatchesTable {
  userId: string;
  mailboxId: string;
  provider: string;
  keyHash: Buffer | null;
  pushedUntil: Date | null;
  holder: string | null;
  heldUntil: Date | null;
}

export interface SysOauthStatesTable {
  stateHash: Buffer;
  userId: string;
  verifierSealed: Buffer;
  returnTo: string;
  expiresAt: Date;
}

export interface SysOwedDerivationsTable {
  userId: string;
  since: Date;
  rows: Generated<boolean>;
}

export interface SysProviderItemsTable {
  provider: string;
  itemId: string;
  userId: string;
  connectionId: string;
}

export interface SysRevocationsTable {
  id: string;
  provider: string;
  tokenSealed: Buffer;
  createdAt: Generated<Date>;
}

export interface SysSchedulesTable {
  userId: string;
  kind: 'bank' | 'mail' | 'retention';
  targetId: string;
  nextAt: Date;
}

export interface SysSecretsTable {
  name: string;
  sealed: Buffer;
}

export interface SysWebhooksTable {
  bodyHash: Buffer;
  receivedAt: Generated<Date>;
}

export interface AccountQuestionsTable {
  userId: string;
  connectionId: string;
  externalId: string;
  accountId: string;
  name: string;
  mask: string | null;
  state: Generated<'open' | 'same' | 'different'>;
}

export interface AccountsTable {
  userId: string;
  id: string;
  connectionId: string | null;
  source: 'plaid' | 'simplefin' | 'file' | 'manual' | 'receipts';
  externalId: string | null;
  name: string;
  mask: string | null;
  accountType: 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';
  currency: string;
  institutionName: string | null;
  currentBalanceMinor: number | null;
  availableBalanceMinor: number | null;
  balanceAt: Date | null;
  isSandbox: boolean;
  isClosed: Generated<boolean>;
  createdAt: Generated<Date>;
  persistentId: string | null;
  closedReason: 'disconnected' | 'revoked' | 'not_listed' | null;
  openingMinor: number | null;
  openingOn: string | null;
  gapMinor: number | null;
  label: string | null;
  shownName: GeneratedAlways<string>;
  isCounted: Generated<boolean>;
  isHidden: Generated<boolean>;
  healthKind: 'hsa' | 'fsa' | 'hra' | null;
}

export interface AssistantAnswersTable {
  userId: string;
  questionHash: Buffer;
  answerSealed: Buffer;
  createdAt: Generated<Date>;
}

export interface AssistantUsageTable {
  userId: string;
  day: string;
  calls: Generated<number>;
  bytesSent: Generated<number>;
  inputTokens: Generated<number>;
  outputTokens: Generated<number>;
  costMicros: Generated<number>;
}

export interface BalancesTable {
  userId: string;
  accountId: string;
  balanceOn: string;
  amountMinor: number;
  source: 'feed' | 'file' | 'manual';
  importId: string | null;
}

export interface BankConnectionsTable {
  userId: string;
  id: string;
  provider: string;
  providerItemId: string;
  institutionId: string | null;
  institutionName: string;
  status: 'healthy' | 'importing' | 'needs_reauth' | 'failed';
  errorCode: string | null;
  accessTokenSealed: Buffer;
  cursor: string | null;
  isSandbox: boolean;
  lastSyncedAt: Date | null;
  createdAt: Generated<Date>;
  notice: 'expiring' | 'new_accounts' | null;
  noticeUntil: Date | null;
  needsSweep: Generated<boolean>;
  problem: string | null;
  bankUpdatedAt: Date | null;
  consentUntil: Date | null;
}

export interface BankReadingsTable {
  userId: string;
  id: string;
  connectionId: string;
  at: Date;
  requestId: string | null;
  told: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  leftOut: number;
  withdrawn: number;
}

export interface CategoryChangesTable {
  userId: string;
  transactionId: string;
  questionId: string;
  category: string;
  categorySource: 'user' | 'rule' | 'model' | 'provider';
}

export interface CategoryQuestionsTable {
  userId: string;
  transactionId: string;
  merchantKey: string;
  isSandbox: boolean;
  basis: 'merchant' | 'receipt' | 'habit' | 'account' | 'rule';
  held: string;
  told: string;
  confidence: number;
  choices: Json;
  alike: number;
  state: 'open' | 'answered';
  answer: string | null;
  isForMerchant: Generated<boolean>;
  askedAt: Date;
  decidedAt: Date | null;
  reopenedAt: Date | null;
}

export interface ClaimLinesTable {
  userId: string;
  id: string;
  claimId: string;
  transactionId: string | null;
  receiptId: string | null;
  item: number | null;
  serviceOn: string;
  paidOn: string;
  provider: string | null;
  description: string;
  class: string;
  hsaEligibility: 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';
  isItemised: boolean;
  priceMinor: number | null;
  refundedMinor: Generated<number>;
  amountMinor: number;
  accountName: string;
  accountMask: string | null;
  bankText: string | null;
  patient: string | null;
  hasLetter: Generated<boolean>;
  holds: boolean;
}

export interface ClaimsTable {
  userId: string;
  id: string;
  number: number;
  state: 'draft' | 'submitted' | 'reimbursed' | 'rejected' | 'withdrawn' | 'elsewhere';
  isSandbox: boolean;
  currency: string;
  patient: Generated<string>;
  submittedOn: string | null;
  settledOn: string | null;
  reimbursedMinor: number | null;
  createdAt: Date;
  changedAt: Date;
}

export interface ColumnMappingsTable {
  userId: string;
  fingerprint: string;
  mapping: Json;
  updatedAt: Generated<Date>;
}

export interface DayTotalsTable {
  userId: string;
  isSandbox: boolean;
  currency: string;
  day: string;
  spendMinor: number;
  incomeMinor: number;
  rows: number;
}

export interface FindingsTable {
  userId: string;
  id: string;
  kind: string;
  key: string;
  onDay: string;
  finding: Json;
  isCurrent: Generated<boolean>;
  isSandbox: boolean;
  firstSeenAt: Generated<Date>;
  dismissedAt: Date | null;
}

export interface HistoryEventsTable {
  userId: string;
  id: string;
  transactionId: string | null;
  at: Generated<Date>;
  messageId: string | null;
  source: Generated<'user' | 'rule' | 'model' | 'provider'>;
  kind: string;
  details: Json;
  subject: Generated<string>;
  parentId: string | null;
  before: Json | null;
  isUndo: Generated<boolean>;
  undoneBy: string | null;
}

export interface ImportChangesTable {
  userId: string;
  importId: string;
  transactionId: string;
  before: Json;
  after: Json | null;
}

export interface ImportsTable {
  userId: string;
  id: string;
  fileName: string;
  format: string;
  state: 'preview' | 'confirmed' | 'undone';
  preview: Json;
  stagedSealed: Buffer | null;
  addedTransactions: Generated<number>;
  createdAt: Generated<Date>;
  fileSealed: Buffer | null;
}

export interface MailLessonsTable {
  userId: string;
  id: string;
  domain: string;
  content: Json;
  messageId: string | null;
  before: Json | null;
}

export interface MailSyncsTable {
  userId: string;
  id: string;
  mailboxId: string;
  state: 'INITIALIZING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
  step: number;
  message: string;
  read: Generated<number>;
  total: Generated<number>;
  emailsProcessed: Generated<number>;
  purchasesFound: Generated<number>;
  transactionsCreated: Generated<number>;
  error: string | null;
  startedAt: Generated<Date>;
  finishedAt: Date | null;
  leaseToken: Generated<number>;
  leaseUntil: Date | null;
  jobId: string | null;
}

export interface MailboxesTable {
  userId: string;
  id: string;
  provider: 'gmail' | 'imap' | 'files';
  address: string;
  status: 'healthy' | 'needs_reauth';
  accessSealed: Buffer;
  cursor: string | null;
  readFrom: string | null;
  isSandbox: boolean;
  lastSyncedAt: Date | null;
  createdAt: Generated<Date>;
  isPaused: Generated<boolean>;
  readRange: Generated<'3_months' | '12_months' | '24_months' | 'all'>;
  folderIds: string[] | null;
  listingPage: string | null;
  listed: Generated<number>;
  failures: Generated<number>;
}

export interface MatchChangesTable {
  userId: string;
  isSandbox: boolean;
  seq: GeneratedAlways<number>;
  side: 'receipt' | 'transaction';
  subjectId: string;
  before: Json | null;
}

export interface MatchStatesTable {
  userId: string;
  isSandbox: boolean;
  cardAccounts: Json;
  basis: Generated<string>;
  spans: Generated<string>;
}

export interface MatchWeightsTable {
  userId: string;
  isSandbox: boolean;
  version: number;
  kind: 'learned' | 'started_over' | 'taken_back';
  weights: Json;
  answers: number;
  seen: number;
  forgetsUntil: Date | null;
  madeAt: Date;
}

export interface MerchantAliasesTable {
  userId: string;
  description: string;
  merchant: string;
}

export interface MessageBodiesTable {
  userId: string;
  messageId: string;
  bodySealed: Buffer;
  bytes: number;
  reason: 'review' | 'evidence';
  keptAt: Generated<Date>;
}

export interface MessagesTable {
  userId: string;
  id: string;
  mailboxId: string;
  providerMessageId: string;
  rfcMessageId: string | null;
  fromAddress: Generated<string>;
  fromName: Generated<string>;
  subject: Generated<string>;
  receivedAt: Date;
  state: 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';
  kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other' | null;
  reason: Generated<string>;
  confidence: number | null;
  readerVersion: string | null;
  bytesSent: Generated<number>;
  headerKey: string | null;
  contentKey: string | null;
  attempts: Generated<number>;
  orderKey: string | null;
  hasUserVerdict: Generated<boolean>;
  isForgotten: Generated<boolean>;
  closedAt: Date | null;
  askedWith: string | null;
  askedAt: Date | null;
  helpedBy: string | null;
  standsAlone: Generated<boolean>;
}

export interface MonthTotalsTable {
  userId: string;
  isSandbox: boolean;
  currency: string;
  month: string;
  category: string;
  spendMinor: number;
  incomeMinor: number;
  rows: number;
}

export interface PairingAnswersTable {
  userId: string;
  id: string;
  receiptId: string;
  isSandbox: boolean;
  options: Json;
  chosen: number | null;
  isParting: boolean;
  answeredAt: Date;
}

export interface ProfilesTable {
  userId: string;
  currency: Generated<string>;
  timeZone: Generated<string>;
  goals: Generated<string[]>;
  healthAccounts: Generated<string[]>;
  onboardedAt: Date | null;
  notifyEmail: Generated<boolean>;
  notifyPush: Generated<boolean>;
  notifyWeeklyReports: Generated<boolean>;
  notifyTransactionAlerts: Generated<boolean>;
  notifyHealthInsights: Generated<boolean>;
  privacyDataSharing: Generated<boolean>;
  privacyAnalytics: Generated<boolean>;
  privacyMarketingEmails: Generated<boolean>;
  privacyThirdPartySharing: Generated<boolean>;
  createdAt: Generated<Date>;
  keepsEvidence: Generated<boolean>;
  namedBy: Generated<string>;
  datesBy: Generated<'purchase' | 'posting'>;
}

export interface PromisedRefundsTable {
  userId: string;
  messageId: string;
  merchant: string | null;
  merchantKey: Generated<string>;
  orderId: string | null;
  promisedOn: string;
  dueOn: string | null;
  currency: string | null;
  totalMinor: number | null;
  evidenceSealed: Buffer | null;
  isSandbox: boolean;
}

export interface ReceiptClocksTable {
  userId: string;
  messageId: string;
  kind: 'return' | 'warranty';
  untilOn: string | null;
}

export interface ReceiptLineItemsTable {
  userId: string;
  receiptId: string;
  position: number;
  name: string;
  quantity: number | null;
  unitPriceMinor: number | null;
  amountMinor: number | null;
  class: string;
  isHealth: boolean;
  hsaEligibility: 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';
}

export interface ReceiptMatchesTable {
  userId: string;
  receiptId: string;
  transactionId: string;
  amountMinor: number;
  confidence: number;
  state: 'matched' | 'suggested' | 'declined';
  decidedBy: 'matcher' | 'user';
  reasons: Generated<string[]>;
  option: Generated<number>;
  decidedAt: Generated<Date>;
  evidence: Json | null;
}

export interface ReceiptsTable {
  userId: string;
  id: string;
  messageId: string | null;
  kind: 'purchase' | 'refund' | 'subscription' | 'shipping';
  state: 'accepted' | 'proposed' | 'rejected' | 'merged';
  mergedInto: string | null;
  merchant: string | null;
  merchantKey: Generated<string>;
  orderId: string | null;
  purchasedOn: string;
  receivedAt: Date;
  currency: string | null;
  totalMinor: number | null;
  chargedMinor: number | null;
  taxMinor: number | null;
  shippingMinor: number | null;
  discountMinor: number | null;
  tipMinor: number | null;
  cardLast4: string | null;
  fromDomain: string | null;
  nextRenewalOn: string | null;
  trialEndsOn: string | null;
  confidence: number;
  readerVersion: string;
  evidenceSealed: Buffer | null;
  isSandbox: boolean;
  createdAt: Generated<Date>;
  orderKey: string | null;
  isForward: Generated<boolean>;
  provenFrom: Json | null;
}

export interface RecurringStreamsTable {
  userId: string;
  id: string;
  merchant: string;
  accountId: string;
  currency: string;
  direction: string;
  frequency: string;
  status: string;
  class: string;
  averageAmountMinor: number;
  lastAmountMinor: number;
  firstOn: string;
  lastOn: string;
  nextOn: string | null;
  transactionIds: string[];
  priceChanges: Json;
  confidence: number;
  verdict: Generated<'detected' | 'confirmed' | 'not_subscription'>;
  isSandbox: boolean;
}

export interface RejectedTransactionsTable {
  userId: string;
  connectionId: string;
  transactionKey: string;
  accountId: string | null;
  reason: string;
  raw: string;
  firstAt: Date;
  lastAt: Date;
}

export interface ReviewItemsTable {
  userId: string;
  id: string;
  receiptId: string;
  reason: string;
  confidence: number;
  state: 'waiting' | 'confirmed' | 'corrected' | 'rejected';
  createdAt: Generated<Date>;
  decidedAt: Date | null;
  correctedFields: Generated<string[]>;
  reopenedAt: Date | null;
}

export interface SenderRulesTable {
  userId: string;
  sender: string;
  verdict: 'allow' | 'block';
  createdAt: Generated<Date>;
}

export interface TransactionExternalIdsTable {
  userId: string;
  accountId: string;
  source: string;
  externalId: string;
  transactionId: string;
}

export interface TransactionSuggestionsTable {
  userId: string;
  transactionId: string;
  existingId: string;
  kind: 'duplicate' | 'posted';
  confidence: number;
  reason: string;
  state: Generated<'open' | 'accepted' | 'declined'>;
  beforeMerge: Json | null;
  createdAt: Generated<Date>;
  decidedAt: Date | null;
}

export interface TransactionsTable {
  userId: string;
  id: string;
  accountId: string;
  postedOn: string;
  authorizedOn: string | null;
  amountMinor: number;
  currency: string;
  originalAmountMinor: number | null;
  originalCurrency: string | null;
  status: 'pending' | 'posted';
  originalDescription: string;
  description: string;
  merchant: string;
  merchantKey: string;
  flow: 'spend' | 'income' | 'refund' | 'transfer' | 'held' | 'excluded';
  category: string;
  categorySource: 'user' | 'rule' | 'model' | 'provider';
  descriptionSource: Generated<'user' | 'rule' | 'model' | 'provider'>;
  note: Generated<string>;
  itemsText: Generated<string>;
  receiptText: Generated<string>;
  searchText: GeneratedAlways<string>;
  hasReceipt: Generated<boolean>;
  importId: string | null;
  isSandbox: boolean;
  feedId: string | null;
  removedAt: Date | null;
  removedBy: 'provider' | 'user' | 'import' | 'merge' | null;
  createdAt: Generated<Date>;
  isManual: Generated<boolean>;
  isFromReceipt: Generated<boolean>;
  carried: Json | null;
  split: Json | null;
  describedOn: string | null;
  receiptOn: string | null;
  isDatedByPosting: Generated<boolean>;
  occurredOn: GeneratedAlways<string>;
}

export interface TransferSuggestionsTable {
  userId: string;
  outflowId: string;
  inflowId: string;
  confidence: number;
  state: 'open' | 'declined';
  decidedAt: Date | null;
  reopenedAt: Date | null;
}

export interface TransfersTable {
  userId: string;
  outflowId: string;
  inflowId: string;
  confidence: number;
  decidedBy: 'model' | 'user';
}

export interface UploadedMessagesTable {
  userId: string;
  mailboxId: string;
  contentKey: string;
  receivedAt: Date;
  bytes: number;
  bodySealed: Buffer;
}

export interface TransactionPartsTable {
  userId: string | null;
  transactionId: string | null;
  isSandbox: boolean | null;
  currency: string | null;
  occurredOn: string | null;
  flow: string | null;
  removedAt: Date | null;
  category: string | null;
  amountMinor: number | null;
}

export interface Schema {
  'sys.deletedUsers': SysDeletedUsersTable;
  'sys.keyChecks': SysKeyChecksTable;
  'sys.mailOutbox': SysMailOutboxTable;
  'sys.mailWatches': SysMailWatchesTable;
  'sys.oauthStates': SysOauthStatesTable;
  'sys.owedDerivations': SysOwedDerivationsTable;
  'sys.providerItems': SysProviderItemsTable;
  'sys.revocations': SysRevocationsTable;
  'sys.schedules': SysSchedulesTable;
  'sys.secrets': SysSecretsTable;
  'sys.webhooks': SysWebhooksTable;
  'app.accountQuestions': AccountQuestionsTable;
  'app.accounts': AccountsTable;
  'app.assistantAnswers': AssistantAnswersTable;
  'app.assistantUsage': AssistantUsageTable;
  'app.balances': BalancesTable;
  'app.bankConnections': BankConnectionsTable;
  'app.bankReadings': BankReadingsTable;
  'app.categoryChanges': CategoryChangesTable;
  'app.categoryQuestions': CategoryQuestionsTable;
  'app.claimLines': ClaimLinesTable;
  'app.claims': ClaimsTable;
  'app.columnMappings': ColumnMappingsTable;
  'app.dayTotals': DayTotalsTable;
  'app.findings': FindingsTable;
  'app.historyEvents': HistoryEventsTable;
  'app.importChanges': ImportChangesTable;
  'app.imports': ImportsTable;
  'app.mailLessons': MailLessonsTable;
  'app.mailSyncs': MailSyncsTable;
  'app.mailboxes': MailboxesTable;
  'app.matchChanges': MatchChangesTable;
  'app.matchStates': MatchStatesTable;
  'app.matchWeights': MatchWeightsTable;
  'app.merchantAliases': MerchantAliasesTable;
  'app.messageBodies': MessageBodiesTable;
  'app.messages': MessagesTable;
  'app.monthTotals': MonthTotalsTable;
  'app.pairingAnswers': PairingAnswersTable;
  'app.profiles': ProfilesTable;
  'app.promisedRefunds': PromisedRefundsTable;
  'app.receiptClocks': ReceiptClocksTable;
  'app.receiptLineItems': ReceiptLineItemsTable;
  'app.receiptMatches': ReceiptMatchesTable;
  'app.receipts': ReceiptsTable;
  'app.recurringStreams': RecurringStreamsTable;
  'app.rejectedTransactions': RejectedTransactionsTable;
  'app.reviewItems': ReviewItemsTable;
  'app.senderRules': SenderRulesTable;
  'app.transactionExternalIds': TransactionExternalIdsTable;
  'app.transactionSuggestions': TransactionSuggestionsTable;
  'app.transactions': TransactionsTable;
  'app.transferSuggestions': TransferSuggestionsTable;
  'app.transfers': TransfersTable;
  'app.uploadedMessages': UploadedMessagesTable;
  'app.transactionParts': TransactionPartsTable;
}
