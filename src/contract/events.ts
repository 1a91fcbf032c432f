/**
 * Facts that can change for a user. The server names one in every `changed` event, and the web app reloads the queries
 * that show it.
 */
export const FACTS = [
  'accountChanged',
  'administrationChanged',
  'bankAccountDecided',
  'bankLinked',
  'bankStatusChanged',
  'bankSynced',
  'bankUnlinked',
  'calendarFeedChanged',
  'changeUndone',
  'claimChanged',
  'derivationFinished',
  'eventsLost',
  'findingDismissed',
  'householdChanged',
  'mailSettingsChanged',
  'mailSynced',
  'mailSyncRequested',
  'mailboxLinked',
  'mailboxUnlinked',
  'manualTransactionChanged',
  'matchingReset',
  'notificationsArrived',
  'notificationsChanged',
  'notificationsRead',
  'originalsFetched',
  'profileChanged',
  'receiptDeadlineChanged',
  'receiptsChanged',
  'sandboxDeleted',
  'securityChanged',
  'statementImported',
  'subscriptionReviewed',
  'transactionEdited',
  'transactionsPaired',
] as const;

export type Fact = (typeof FACTS)[number];

/** Steps of importing a large statement file. */
export const IMPORT_STEPS = ['reading', 'comparing', 'saving'] as const;

export type ImportStep = (typeof IMPORT_STEPS)[number];
