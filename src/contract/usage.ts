/**
 * Everything that analytics may count: a screen that was opened, a feature that was used. There is no free text and no
 * other event.
 */
export const USAGE_ACTIONS = [
  'screen.dashboard',
  'screen.transactions',
  'screen.insights',
  'screen.subscriptions',
  'screen.email_ai',
  'screen.review',
  'screen.processed_emails',
  'screen.settings',
  'feature.transaction_edited',
  'feature.receipt_decided',
  'feature.mailbox_synced',
  'feature.bank_linked',
  'feature.statement_imported',
  'feature.claim_created',
  'feature.split_changed',
  'feature.change_undone',
] as const;

export type UsageAction = (typeof USAGE_ACTIONS)[number];
