import type { UsageAction } from '#contract/usage.ts';
import type { WriteId } from '../facts.ts';

/** Counted screens by path. */
export const SCREEN_ACTIONS: Readonly<Record<string, UsageAction>> = {
  '/dashboard': 'opened_dashboard',
  '/transactions': 'opened_transactions',
  '/insights': 'opened_insights',
  '/subscriptions': 'opened_subscriptions',
  '/email-ai': 'opened_email_ai',
  '/email-ai/review': 'opened_review',
  '/processed-emails': 'opened_processed_emails',
  '/settings': 'opened_settings',
};

/** Counted features by endpoint. */
export const FEATURE_ACTIONS: Readonly<Partial<Record<WriteId, UsageAction>>> = {
  updateTransaction: 'transaction_edited',
  editTransactions: 'transaction_edited',
  decideReviewItem: 'receipt_decided',
  requestGmailSync: 'mailbox_synced',
  exchangePublicToken: 'bank_linked',
  connectSimplefin: 'bank_linked',
  confirmImport: 'statement_imported',
  createClaim: 'claim_created',
  updateSplit: 'split_changed',
  acceptSplit: 'split_changed',
  acceptSplits: 'split_changed',
  undoEvent: 'change_undone',
};
