import { EMAIL_KINDS } from './email-kinds-query.ts';
import { BY_ID, type ExportKind } from './export-kind.ts';
import { LEDGER_KINDS } from './ledger-kinds-query.ts';

/** All files of a user's export. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  ...LEDGER_KINDS,
  ...EMAIL_KINDS,
  {
    file: 'subscriptions',
    table: 'recurring_streams',
    key: BY_ID,
  },
  {
    file: 'findings',
    table: 'findings',
    key: BY_ID,
  },
  {
    file: 'notifications',
    table: 'notifications',
    key: BY_ID,
    parts: {
      deliveries: {
        table: 'notification_deliveries',
        on: 'p.notification_id = t.id',
        order: 'p.channel, p.device_id',
        hidden: ['notification_id', 'batch_id', 'next_at'],
      },
    },
  },
  {
    file: 'notification-settings',
    table: 'notification_settings',
    key: [],
  },
  {
    file: 'calendar-feed',
    table: 'calendar_feeds',
    key: [],
  },
  {
    file: 'push-devices',
    table: 'push_devices',
    key: BY_ID,
    hidden: ['endpoint_hash'],
  },
  {
    file: 'claims',
    table: 'claims',
    key: BY_ID,
    parts: { lines: { table: 'claim_lines', on: 'p.claim_id = t.id', order: 'p.id', hidden: ['claim_id'] } },
  },
  {
    file: 'learned-names',
    table: 'merchant_aliases',
    key: [
      ['description', 'text'],
      ['merchant', 'text'],
    ],
  },
  {
    file: 'learned-mails',
    table: 'reader_corrections',
    key: BY_ID,
    hidden: ['before'],
  },
  {
    file: 'learned-matching',
    table: 'match_weights',
    key: [
      ['is_sandbox', 'boolean'],
      ['version', 'int'],
    ],
  },
  {
    file: 'matching-answers',
    table: 'pairing_answers',
    key: BY_ID,
  },
  {
    file: 'assistant-usage',
    table: 'assistant_usage',
    key: [['day', 'date']],
  },
  {
    file: 'usage-counts',
    table: 'usage_counts',
    key: [
      ['day', 'date'],
      ['action', 'text'],
    ],
  },
  {
    file: 'outgoing-traffic',
    table: 'outgoing_traffic',
    key: [
      ['day', 'date'],
      ['purpose', 'text'],
      ['host', 'text'],
    ],
  },
  {
    file: 'announcements',
    table: 'announcements_sent',
    key: [['announcement', 'text']],
  },
  {
    file: 'history',
    table: 'history_events',
    key: BY_ID,
    hidden: ['before', 'is_undo', 'undone_by', 'parent_id', 'subject'],
  },
];

/** Tables with user data that have no file of their own, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'app.message_bodies': 'original emails are in kept-mail.mbox',
  'app.original_fetches': 'pending work',
  'app.uploaded_messages': 'uploads that are not read yet; once read, their data is in emails and receipts',
  'app.day_totals': 'sums over exported transactions',
  'app.match_states': 'pending work',
  'app.match_changes': 'pending work',
  'app.assistant_answers': 'temporary cache of language model answers',
  'sys.household_members': 'household membership; shared data is in settings, accounts and mailboxes',
  'sys.provider_items': 'maps bank webhooks to connections',
  'sys.oauth_states': 'OAuth consents in progress',
  'sys.schedules': 'times of the next checks',
  'sys.pending_derivations': 'pending work',
  'sys.mail_watches': 'mailbox push subscriptions',
  'sys.mail_outbox': 'outgoing emails; deleted once delivered',
};
