/** Everything analytics may count: screens opened and features used. There is no free text and no other event. */
export const USAGE_ACTIONS = [
  'opened_dashboard',
  'opened_transactions',
  'opened_insights',
  'opened_subscriptions',
  'opened_email_ai',
  'opened_review',
  'opened_processed_emails',
  'opened_settings',
  'transaction_edited',
  'receipt_decided',
  'mailbox_synced',
  'bank_linked',
  'statement_imported',
  'claim_created',
  'split_changed',
  'change_undone',
] as const;

export type UsageAction = (typeof USAGE_ACTIONS)[number];
