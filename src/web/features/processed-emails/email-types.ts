import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export type EmailPage = ResponseOf<'listProcessedEmails'>;
export type Email = EmailPage['emails'][number];
export type EmailState = Email['state'];
export type EmailKind = NonNullable<Email['kind']>;

export const STATES: readonly EmailState[] = [
  'processed',
  'needs_review',
  'not_receipt',
  'failed',
  'skipped',
  'new',
];
export const LINKED = ['yes', 'no'] as const;
export const KINDS: readonly EmailKind[] = ['purchase', 'subscription', 'refund', 'shipping', 'other'];

export const STATE_TONES: Readonly<Record<EmailState, BadgeTone>> = {
  processed: 'good',
  needs_review: 'attention',
  not_receipt: 'plain',
  failed: 'bad',
  skipped: 'plain',
  new: 'plain',
};
