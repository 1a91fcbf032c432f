import { BY_ID, type ExportKind } from './export-kind.ts';

/** Mailboxes, emails, and receipts read from them. */
export const EMAIL_KINDS: readonly ExportKind[] = [
  {
    file: 'receipts',
    table: 'receipts',
    key: BY_ID,
    hidden: ['order_key', 'own_order_key', 'proven_from'],
    parts: {
      items: {
        table: 'receipt_line_items',
        on: 'p.receipt_id = t.id',
        order: 'p.position',
        hidden: ['receipt_id'],
      },
      clocks: {
        table: 'receipt_deadlines',
        on: 'p.message_id = t.message_id',
        order: 'p.kind',
        hidden: ['message_id'],
      },
    },
    evidence: { context: 'id', form: 'json' },
  },
  {
    file: 'receipt-matches',
    table: 'receipt_matches',
    key: [
      ['receipt_id', 'uuid'],
      ['transaction_id', 'uuid'],
      ['option', 'int'],
    ],
  },
  {
    file: 'promised-refunds',
    table: 'promised_refunds',
    key: [['message_id', 'uuid']],
    evidence: { context: 'message_id', form: 'text' },
  },
  {
    file: 'reviews',
    table: 'review_items',
    key: BY_ID,
  },
  {
    file: 'mailboxes',
    table: 'mailboxes',
    key: BY_ID,
    hidden: ['cursor', 'listing_page'],
  },
  {
    file: 'emails',
    table: 'messages',
    key: BY_ID,
    hidden: ['header_key', 'content_key', 'order_key'],
  },
  {
    file: 'mail-syncs',
    table: 'mail_syncs',
    key: BY_ID,
    hidden: ['lease_token', 'lease_until', 'job_id'],
  },
  {
    file: 'sender-rules',
    table: 'sender_rules',
    key: [['sender', 'text']],
  },
];
