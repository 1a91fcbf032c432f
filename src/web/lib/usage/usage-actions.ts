import type { UsageAction } from '#contract/usage.ts';
import type { WriteId } from '../facts.ts';

/** The screens that are counted, by their address. */
export const SCREEN_ACTIONS: Readonly<Record<string, UsageAction>> = {
  '/dashboard': 'screen.dashboard',
  '/transactions': 'screen.transactions',
  '/insights': 'screen.insights',
  '/subscriptions': 'screen.subscriptions',
  '/email-ai': 'screen.email_ai',
  '/email-ai/review': 'screen.review',
  '/processed-emails': 'screen.processed_emails',
  '/settings': 'screen.settings',
};

/** The features that are counted, by the call that uses them. */
export const FEATURE_ACTIONS: Readonly<Partial<Record<WriteId, UsageAction>>> = {
  updateTransaction: 'feature.transaction_edited',
  editTransactions: 'feature.transaction_edited',
  decideReviewItem: 'feature.receipt_decided',
  requestGmailSync: 'feature.mailbox_synced',
  exchangePublicToken: 'feature.bank_linked',
  connectSimplefin: 'feature.bank_linked',
  confirmImport: 'feature.statement_imported',
  createClaim: 'feature.claim_created',
  updateSplit: 'feature.split_changed',
  acceptSplit: 'feature.split_changed',
  acceptSplits: 'feature.split_changed',
  undoEvent: 'feature.change_undone',
};
