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
    table: 'mail_lessons',
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
  'app.message_bodies': 'emails kept whole stand in kept-mail.mbox',
  'app.original_fetches': 'notes of work to do',
  'app.uploaded_messages':
    'uploads on their way to being read; what is read of them stands under emails and receipts',
  'app.day_totals': 'sums of the rows',
  'app.match_states': 'notes of work to do',
  'app.match_changes': 'notes of work to do',
  'app.assistant_answers': 'answers of a language model kept for a while, so that it is not asked twice',
  'sys.household_members':
    'who is in a household together; what a user shares stands under settings, accounts and mailboxes',
  'sys.provider_items': 'which connection a bank’s call is about',
  'sys.oauth_states': 'a consent under way',
  'sys.schedules': 'when to look again',
  'sys.owed_derivations': 'notes of work to do',
  'sys.mail_watches': 'when a mailbox tells of news',
  'sys.mail_outbox': 'mails to you on their way; they are gone when delivered',
};
